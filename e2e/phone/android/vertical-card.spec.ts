import { expect, test } from '../../support/test';
import { DrawnPhone, expectLength, expectNotBeyond } from '../support/DrawnPhone';

const heights = [
  { check: 1, height: 'SHORT', px: 112 },
  { check: 2, height: 'MEDIUM', px: 168 },
  { check: 3, height: 'TALL', px: 264 },
];

test(
  '1, 2, 3, 11. picture above title above description, at the documented heights',
  { tag: '@core' },
  async ({ page }) => {
    const phone = new DrawnPhone(page);
    await phone.open('order-shipped');
    await test.step('11. in a vertical card the picture is above the title, the title above the description', async () => {
      const media = await phone.box(phone.media);
      const title = await phone.box(phone.titles);
      const description = await phone.box(phone.descriptions);
      expectNotBeyond(media.bottom, title.top, 'picture above title');
      expectNotBeyond(title.bottom, description.top, 'title above description');
    });
    for (const { check, height, px } of heights) {
      await test.step(`${check}. a ${height.toLowerCase()} picture of a vertical card is ${px} high`, async () => {
        await phone.field('Height').selectOption(height);
        await expect(phone.media).toHaveCount(1);
        await expect.poll(async () => Math.round((await phone.box(phone.media)).height)).toBe(px);
        expectLength((await phone.box(phone.media)).height, px);
      });
    }
  },
);

test('17. no card is lower than 112, even with little content @full', async ({ page }) => {
  const phone = new DrawnPhone(page);
  await phone.openBlank('rich_card');
  expect((await phone.box(phone.cards)).height).toBeGreaterThanOrEqual(112);
  await phone.field('Title').fill('Hi');
  await expect(phone.titles).toHaveText('Hi');
  await expect(phone.media).toHaveCount(0);
  expectLength((await phone.box(phone.cards)).height, 112);
});

test('55, 56. a card without its text, then without its picture @full', async ({ page }) => {
  const phone = new DrawnPhone(page);
  await phone.open('order-shipped');
  const title = await phone.field('Title').inputValue();
  const description = await phone.field('Description').inputValue();
  await test.step('55. without title and description it is its picture and its buttons, without a gap', async () => {
    await phone.field('Title').fill('');
    await phone.field('Description').fill('');
    await expect(phone.titles).toHaveCount(0);
    await expect(phone.descriptions).toHaveCount(0);
    const media = await phone.box(phone.media);
    const first = await phone.box(phone.suggestions.first());
    const card = await phone.box(phone.cards);
    const last = await phone.box(phone.suggestions.last());
    expectLength(media.top, card.top, 'the card starts with the picture');
    expectLength(first.top, media.bottom, 'the buttons follow the picture');
    expectLength(card.bottom, last.bottom, 'the card ends with the last button');
  });
  await test.step('56. without a picture it starts with its title', async () => {
    await phone.field('Title').fill(title);
    await phone.field('Description').fill(description);
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await expect(phone.media).toHaveCount(0);
    const card = await phone.box(phone.cards);
    expectLength((await phone.box(phone.titles)).top - card.top, 8, 'space above the title');
  });
});

test(
  '57. title and description show exactly the typed text, with its line breaks and not as HTML',
  { tag: '@core' },
  async ({ page }) => {
    const phone = new DrawnPhone(page);
    await phone.open('order-shipped');
    const title = '<b>Ready</b>  &amp; "waiting"';
    const description = 'First line\n\n  <img src=x onerror=alert(1)> & third\nनमस्ते 👋🏽 مرحبا';
    await phone.field('Title').fill(title);
    await phone.field('Description').fill(description);
    await expect.poll(() => phone.titles.evaluate((part) => part.textContent)).toBe(title);
    await expect.poll(() => phone.descriptions.evaluate((part) => part.textContent)).toBe(description);
    expect(await phone.descriptions.evaluate((part) => (part as HTMLElement).innerText)).toBe(description);
    await expect(phone.descriptions.locator('img, b')).toHaveCount(0);
    expectLength((await phone.box(phone.descriptions)).height, 4 * 20, 'four lines of 20');
  },
);
