import { reportFigure } from '../../scripts/endurance/figures.mjs';
import type { BrowserContext, Page } from '@playwright/test';
import { TemplatePage } from '../models/TemplatePage';
import { expect, test } from '../support/test';
import { counts } from './counts';
import { readDrafts, startTyping, stopTyping, wordsOf } from './typist';

async function openTwice(context: BrowserContext, url: string): Promise<[TemplatePage, TemplatePage]> {
  const first = new TemplatePage(await context.newPage());
  await first.page.goto(url);
  await expect(first.name).toBeEnabled();
  // Another tab can open the draft once it is saved.
  await first.expectSaved();
  const second = new TemplatePage(await context.newPage());
  await second.page.goto(first.page.url());
  await expect(second.name).toBeVisible();
  return [first, second];
}

const gap = () => 10 + Math.floor(Math.random() * 150);

const newDraft = '/templates/new?type=text_message';

/** The words of a tab that no draft of this browser holds. */
function missing(prefix: string, typed: number[], drafts: readonly { text: string }[]): string[] {
  const kept = new Set(drafts.flatMap(({ text }) => [...wordsOf(text)]));
  return typed.map((number) => `${prefix}${number}`).filter((word) => !kept.has(word));
}

async function expectAllSaved(...pages: Page[]): Promise<void> {
  for (const page of pages)
    await expect(page.locator('[data-save-state="saving"], [data-save-state="failed"]')).toHaveCount(0);
}

test(`${counts.edits} edits in two tabs that take one draft from each other: none vanishes @full`, async ({
  context,
}) => {
  test.setTimeout(300_000 + counts.edits * 1000);
  const tabs = await openTwice(context, newDraft);
  const typed: [number[], number[]] = [[], []];
  let takeovers = 0;
  for (let turn = 1; typed[0].length + typed[1].length < counts.edits; turn += 1) {
    const writer = (turn % 2) as 0 | 1;
    const tab = tabs[writer];
    const takeOver = tab.page.getByRole('button', { name: /^(Take over|Edit here)$/ });
    await takeOver.click();
    takeovers += 1;
    await expect(tab.form.field('Message text')).toBeEnabled();
    await startTyping(tab.page, {
      prefix: 'ab'.charAt(writer),
      first: typed[writer].length,
      count: 12,
      gap: 5 + Math.floor(Math.random() * 40),
    });
    // The other tab takes over while this one types.
    await tab.page.waitForTimeout(Math.random() * 500);
    const other = tabs[writer === 0 ? 1 : 0];
    await other.page.getByRole('button', { name: 'Take over' }).click();
    takeovers += 1;
    await expect(tab.form.field('Message text')).toBeDisabled();
    typed[writer].push(...(await stopTyping(tab.page)));
    await expect(other.form.field('Message text')).toBeEnabled();
    await tab.page.getByRole('button', { name: 'Take over' }).click();
    await expect(other.form.field('Message text')).toBeDisabled();
  }
  await expectAllSaved(tabs[0].page, tabs[1].page);
  const drafts = await readDrafts(tabs[0].page);
  const lost = [...missing('a', typed[0], drafts), ...missing('b', typed[1], drafts)];
  reportFigure({
    promise:
      'Two tabs take one draft from each other in the middle of typing: each edit is in the draft or in its other version',
    tried: `${typed[0].length + typed[1].length} edits, ${takeovers} take-overs`,
    lost: lost.length,
  });
  expect(lost).toEqual([]);
});

test.describe('in a browser without locks', () => {
  test.use({ ownContext: true });

  test(`${counts.edits} edits in two tabs at once, without locks: each is in the draft or in its other version @full`, async ({
    context,
  }) => {
    test.setTimeout(300_000 + counts.edits * 1000);
    await context.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'locks');
    });
    const lost: string[] = [];
    let edits = 0;
    let versions = 0;
    while (edits < counts.edits) {
      const before = edits === 0 ? 0 : versions;
      const [first, second] = await openTwice(context, newDraft);
      await startTyping(first.page, { prefix: `a${edits}_`, first: 0, count: 25, gap: gap() });
      await startTyping(second.page, { prefix: `b${edits}_`, first: 0, count: 25, gap: gap() });
      await first.page.waitForFunction(() => (window.typist?.words.length ?? 0) >= 25);
      await second.page.waitForFunction(() => (window.typist?.words.length ?? 0) >= 25);
      const typed = [await stopTyping(first.page), await stopTyping(second.page)] as const;
      await expectAllSaved(first.page, second.page);
      const drafts = await readDrafts(first.page);
      lost.push(...missing(`a${edits}_`, typed[0], drafts), ...missing(`b${edits}_`, typed[1], drafts));
      versions = drafts.length;
      expect(versions).toBeGreaterThan(before);
      edits += typed[0].length + typed[1].length;
      await first.page.close();
      await second.page.close();
    }
    reportFigure({
      promise:
        'Two tabs write one draft at the same time, in a browser without locks: each edit is in a draft',
      tried: `${edits} edits, ${versions} drafts and other versions`,
      lost: lost.length,
    });
    expect(lost).toEqual([]);
  });
});

test(`${counts.ownEdits} edits in each of two tabs with drafts of their own do not mix @full`, async ({
  context,
}) => {
  test.setTimeout(300_000 + counts.ownEdits * 500);
  const tabs = [
    new TemplatePage(await context.newPage()),
    new TemplatePage(await context.newPage()),
  ] as const;
  for (const tab of tabs) {
    await tab.page.goto(newDraft);
    await expect(tab.form.field('Message text')).toBeEnabled();
  }
  const start = (index: 0 | 1) =>
    startTyping(tabs[index].page, { prefix: 'ab'.charAt(index), first: 0, count: counts.ownEdits, gap: 15 });
  await Promise.all([start(0), start(1)]);
  for (const [index, { page }] of tabs.entries()) {
    await page.waitForFunction((count) => (window.typist?.words.length ?? 0) >= count, counts.ownEdits, {
      timeout: 30_000 + counts.ownEdits * 200,
    });
    await expectAllSaved(page);
    const words = Array.from({ length: counts.ownEdits }, (_, number) => `${'ab'.charAt(index)}${number} `);
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const drafts = await readDrafts(page);
    expect(drafts.find((draft) => draft.id === id)?.text).toBe(words.join(''));
  }
  reportFigure({
    promise: 'Two tabs with drafts of their own do not mix them',
    tried: `${counts.ownEdits * 2} edits`,
    lost: 0,
  });
});
