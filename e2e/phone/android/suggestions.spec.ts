import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/test';
import { DrawnPhone, expectLength, expectNotBeyond } from '../support/DrawnPhone';
import { servePictures } from '../support/servePictures';
import { dial, everyAction, media, openUrl, reply, textMessage, verticalCard } from '../support/templates';

/** The drawing of the icon in each button; empty where there is none. */
const iconsOf = (buttons: Locator) =>
  buttons.evaluateAll((all) => all.map((button) => button.querySelector('svg')?.innerHTML ?? ''));

test('20, 21, 22, 41. buttons of a card: in it, below its text, four at most, with their address', async ({
  page,
}) => {
  const phone = new DrawnPhone(page);
  await servePictures(page);
  const texts = ['Call', 'Yes', 'Shop', 'No'];
  await phone.openTemplate(
    verticalCard({
      title: 'Spring sale',
      description: 'Until Sunday',
      media: media('3x2.svg', 'MEDIUM'),
      suggestions: [dial('Call'), reply('Yes'), openUrl('Shop'), reply('No'), reply('Fifth')],
    }),
  );
  const rows = await phone.boxes(phone.suggestions);
  const card = await phone.box(phone.cards);
  const description = await phone.box(phone.descriptions);

  await test.step('20. one in a row, in the order of the template', async () => {
    for (const [index, text] of texts.entries())
      await expect(phone.suggestions.nth(index)).toContainText(text);
    rows.forEach((row, index) => {
      const above = rows[index - 1]?.bottom ?? description.bottom;
      expectNotBeyond(above, row.top, `button ${index + 1} is below what is above it`);
      expectNotBeyond(row.bottom, card.bottom, `button ${index + 1} ends in the card`);
      expectNotBeyond(card.left, row.left, `button ${index + 1} starts in the card`);
      expectNotBeyond(row.right, card.right, `button ${index + 1} is no wider than the card`);
    });
  });
  await test.step('21. the fifth is not drawn, and a note counts it', async () => {
    expect(rows).toHaveLength(4);
    await expect(phone.screen).not.toContainText('Fifth');
    await expect(phone.notes.filter({ hasText: '+1 over the limit' })).toBeVisible();
  });
  await test.step('22. they are no chips below the card', async () => {
    await expect(phone.chips).toHaveCount(0);
  });
  await test.step('41. an address is only under the text of its own button', async () => {
    await expect(phone.suggestions).toHaveText(['Call', 'Yes', /^Shop\s*shop\.example\/sale$/, 'No']);
    for (const [index, height] of [48, 48, 56, 48].entries())
      expectLength(rows[index]?.height, height, `height of button ${index + 1}`);
  });
});

test('21, 22, 40, 41, 43. chips: below the bubble, eleven at most, in a row that scrolls', async ({
  page,
}) => {
  const phone = new DrawnPhone(page);
  await phone.openTemplate(
    textMessage('Choose', [
      ...(everyAction.component.suggestions ?? []),
      reply('Eleventh'),
      reply('Twelfth'),
      reply('Thirteenth'),
    ]),
  );
  const list = phone.part('chiplist');

  await test.step('21. the others are not drawn, and a note counts them', async () => {
    await expect(phone.chips).toHaveCount(11);
    await expect(phone.screen).not.toContainText('Twelfth');
    await expect(phone.notes).toContainText('+2 over the limit');
  });
  await test.step('22. below the bubble, not in it', async () => {
    const bubble = await phone.box(phone.part('bubble'));
    expectNotBeyond(bubble.bottom, (await phone.box(list)).top, 'bubble above chips');
    await expect(phone.part('bubble').getByRole('button')).toHaveCount(0);
  });
  await test.step('a short conversation is at the bottom', async () => {
    const screen = await phone.box(phone.screen);
    expect(screen.bottom - (await phone.box(list)).bottom).toBeLessThan(150);
  });
  await test.step('40. an action has an icon of its own kind, a reply none', async () => {
    const [none, call, browse, full, , , place, search, event, share] = await iconsOf(phone.chips);
    expect(none).toBe('');
    const kinds = [call, browse, place, event, share];
    for (const icon of kinds) expect(icon).not.toBe('');
    expect(new Set(kinds).size, 'kinds with an icon of their own').toBe(kinds.length);
    expect(full, 'every web address').toBe(browse);
    expect(search, 'every place').toBe(place);
  });
  await test.step('41. a chip does not show its address', async () => {
    await expect(list).not.toContainText('shop.example');
  });
  await test.step('43. the row scrolls, none is cut on the left at rest', async () => {
    const screen = await phone.box(phone.screen);
    const [first] = await phone.boxes(phone.chips);
    expect(first?.left).toBeGreaterThanOrEqual(screen.left);
    const { full, shown } = await list.evaluate(({ scrollWidth, clientWidth }) => ({
      full: scrollWidth,
      shown: clientWidth,
    }));
    expect(full).toBeGreaterThan(shown);
    await list.evaluate((row) => row.scrollTo({ left: 150, behavior: 'instant' }));
    const [moved] = await phone.boxes(phone.chips);
    expectLength((first?.left ?? 0) - (moved?.left ?? 0), 150, 'way of the first chip');
    expectLength((await phone.box(phone.screen)).width, 412, 'width of the screen');
  });
});
