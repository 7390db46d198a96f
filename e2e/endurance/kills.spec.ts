import { reportFigure } from '../../scripts/endurance/figures.mjs';
import { TemplatePage } from '../models/TemplatePage';
import { expect, test } from '../support/test';
import { counts, isFull } from './counts';
import { KillableBrowser } from './KillableBrowser';
import { hearTyping, startTyping, wordsOf } from './typist';

/**
 * The longest time, in milliseconds, for which a word in the field may be unsaved. The everyday run shares its
 * machine with other tests.
 */
const allowance = isFull ? 500 : 2000;

test(`${counts.kills} kills of the browser while somebody types lose nothing that is older than ${allowance} ms`, async ({
  address,
}) => {
  test.setTimeout(300_000 + counts.kills * 30_000);
  const browser = new KillableBrowser();
  const lost: string[] = [];
  let url = `${address}/templates/new?type=text_message`;
  let next = 0;
  let typedInAll = 0;
  let oldestLost = 0;

  for (let round = 0; round < counts.kills; round += 1) {
    const page = await browser.start();
    const typed = hearTyping(page);
    await page.goto(url);
    const field = new TemplatePage(page).form.field('Message text');
    await expect(field).toBeEnabled();
    url = page.url();
    await startTyping(page, { prefix: 'w', first: next, count: 10_000, gap: 60 });
    await page.waitForTimeout(400 + Math.random() * 2200);
    const killedAt = await browser.kill();

    const again = await browser.start();
    await again.goto(url);
    const restored = new TemplatePage(again).form.field('Message text');
    await expect(restored).toBeEnabled();
    const kept = wordsOf(await restored.inputValue());
    for (const { number, at } of typed.words) {
      if (kept.has(`w${number}`)) continue;
      oldestLost = Math.max(oldestLost, killedAt - at);
      if (killedAt - at > allowance) lost.push(`round ${round}: w${number}, ${killedAt - at} ms old`);
    }
    for (const number of typed.saved)
      if (!kept.has(`w${number}`)) lost.push(`round ${round}: w${number}, of which the page said "Saved"`);
    typedInAll += typed.words.length;
    next += typed.words.length + 1000;
    await browser.kill();
  }
  await browser.remove();
  reportFigure({
    promise: `A kill of the browser loses no word that is older than ${allowance} ms, and none that the page called saved`,
    tried: `${counts.kills} kills, ${typedInAll} words; the oldest word lost was ${oldestLost} ms old`,
    lost: lost.length,
  });
  expect(typedInAll).toBeGreaterThan(counts.kills);
  expect(lost).toEqual([]);
});
