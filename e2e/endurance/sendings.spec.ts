import { reportFigure } from '../../scripts/endurance/figures.mjs';
import { openDatabase } from '../../src/server/database/openDatabase';
import type { TemplatePage } from '../models/TemplatePage';
import { test } from '../support/ownServerTest';
import { expect } from '../support/test';
import { counts } from './counts';

/** After so many sendings a new draft is begun, because a draft lists its sendings. */
const PER_DRAFT = 20;

async function storedNames(folder: string): Promise<string[]> {
  const database = await openDatabase({ DATA_DIR: folder });
  const rows = await database.selectFrom('templates').select('name').execute();
  await database.destroy();
  return rows.map(({ name }) => name);
}

/** What a person was told meanwhile: words that are wrong, and sendings whose outcome was unknown for a while. */
type Told = { wrong: string[]; unknown: number };

/** Sends a template under each of these names until it is created; `press` confirms the sending in its own way. */
async function sendAll(
  templatePage: TemplatePage,
  names: readonly string[],
  press: (name: string) => Promise<void>,
): Promise<Told> {
  const { page, sending } = templatePage;
  const told: Told = { wrong: [], unknown: 0 };
  for (const [at, name] of names.entries()) {
    if (at % PER_DRAFT === 0) await templatePage.writeTextMessage(name, 'Sent once.');
    else await templatePage.name.fill(name);
    await sending.press();
    await press(name);
    const created = sending.area.getByRole('group', { name: /^Created/ }).filter({ hasText: name });
    await expect(created.or(sending.alert).first()).toBeVisible({ timeout: 30_000 });
    // The notice goes as soon as the template is found: between two looks it may have become the good one.
    for (const words of await sending.alert.allInnerTexts())
      if (words.includes('Outcome unknown')) told.unknown += 1;
      else if (!words.startsWith('Created, approval pending')) told.wrong.push(`${name}: ${words}`);
    // A sending with an unknown outcome is looked up without a press.
    await expect(created).toBeVisible({ timeout: 60_000 });
    await expect(sending.history.first()).toContainText('Approval pending');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  return told;
}

/** Names of at most 20 characters. */
const names = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}_${at}`);

test(
  `${counts.lostAnswers} answers that are lost after the commit end as created, once, and nobody reads of a used name @full`,
  { tag: '@own-server' },
  async ({ templatePage, server, page }) => {
    test.setTimeout(300_000 + counts.lostAnswers * 15_000);
    const all = names('lost', counts.lostAnswers);
    const { wrong, unknown } = await sendAll(templatePage, all, async (name) => {
      const response = await page.request.put('/api/scenario', {
        headers: { origin: server.address },
        data: { next: [{ answer: 'dropped-after-commit', name }] },
      });
      expect(response.ok()).toBe(true);
      // The browser repeats a request by itself only on a connection that it has used.
      await page.evaluate(() => fetch('/livez'));
      await templatePage.sending.confirm();
    });
    const stored = await storedNames(server.dataFolder);
    const missing = all.filter((name) => !stored.includes(name));
    reportFigure({
      promise:
        'An answer that is lost after the commit ends as "Created", once, and nobody reads that the name is in use',
      tried: `${all.length} lost answers, ${stored.length} templates; the outcome was unknown for a while ${unknown} times`,
      lost: wrong.length + missing.length + Math.abs(stored.length - all.length),
    });
    expect({ wrong, missing, stored: stored.length }).toEqual({ wrong: [], missing: [], stored: all.length });
  },
);

test(
  `${counts.presses} double presses send ${counts.presses} templates, each once @full`,
  { tag: '@own-server' },
  async ({ templatePage, server }) => {
    test.setTimeout(300_000 + counts.presses * 15_000);
    const all = names('twice', counts.presses);
    const { sending } = templatePage;
    const creations = sending.countCreations();
    const { wrong } = await sendAll(templatePage, all, async () => {
      await sending.review.getByRole('button', { name: 'Send now' }).dblclick({ delay: Math.random() * 20 });
    });
    const stored = await storedNames(server.dataFolder);
    reportFigure({
      promise: 'A double press sends once',
      tried: `${all.length} double presses, ${creations()} requests, ${stored.length} templates`,
      lost: wrong.length + Math.abs(creations() - all.length) + Math.abs(stored.length - all.length),
    });
    expect({ wrong, creations: creations(), stored: stored.length }).toEqual({
      wrong: [],
      creations: all.length,
      stored: all.length,
    });
  },
);
