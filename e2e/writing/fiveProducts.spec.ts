import type { Page } from '@playwright/test';
import { SheetDialog } from '../pages/SheetDialog';
import { expect, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const products = [
  ['Linen shirt', '1499', 'Cool and light.', 'linen'],
  ['Silk kurta', '2999', 'For the evening.', 'kurta'],
  ['Cotton saree', '3499', 'Woven by hand.', 'saree'],
  ['Leather sandals', '1999', 'Made to last.', 'sandals'],
  ['Straw bag', '899', 'For the market.', 'bag'],
].map(([title = '', price = '', description = '', id = '']) => ({
  title,
  price,
  description,
  picture: `https://pictures.example.com/${id}.jpg`,
  link: `https://shop.example.com/${id}`,
}));
const phone = '+912266123456';
const priceOf = (price: string) => `₹${Number(price).toLocaleString('en-IN')}`;
const base64 = (text: string) => Buffer.from(text).toString('base64');

const body = {
  name: 'five_products',
  type: 'carousel',
  component: {
    richCard: {
      carouselCard: {
        cardWidth: 'MEDIUM',
        cardContents: products.map(({ title, price, description, picture, link }) => ({
          title,
          description: `${description}\n${priceOf(price)}`,
          media: { height: 'MEDIUM', contentInfo: { fileUrl: picture, forceRefresh: false } },
          suggestions: [
            {
              action: {
                text: 'Buy now',
                postbackData: base64('Buy now'),
                openUrlAction: { url: link, application: 'BROWSER' },
              },
            },
            {
              action: {
                text: 'Call us',
                postbackData: base64('Call us'),
                dialAction: { phoneNumber: phone },
              },
            },
            { reply: { text: 'Send details', postbackData: base64('Send details') } },
          ],
        })),
      },
    },
  },
};

/** Counts presses of the mouse; a click that a key makes has no detail. Returns the reader of the count. */
async function countClicks(page: Page) {
  await page.evaluate(() => {
    const counted = window as unknown as { clicks: number };
    counted.clicks = 0;
    addEventListener(
      'click',
      ({ detail, isTrusted }) => (counted.clicks += isTrusted && detail > 0 ? 1 : 0),
      true,
    );
  });
  return () => page.evaluate(() => (window as unknown as { clicks: number }).clicks);
}

test('five products are pasted from a spreadsheet', async ({ page, templatePage }) => {
  const sheet = new SheetDialog(page);
  const rows = [
    ['Product', 'Photo', 'Price (INR)', 'Details', 'Button 1', 'Link 1', 'Button 2', 'Phone', 'Button 3'],
    ...products.map(({ title, picture, price, description, link }) => [
      title,
      picture,
      price,
      description,
      'Buy now',
      link,
      'Call us',
      phone,
      'Send details',
    ]),
  ];
  await templatePage.openNew('Carousel');
  const clicks = await countClicks(page);
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    rows.map((row) => row.join('\t')).join('\r\n'),
  );
  await page.keyboard.press('ControlOrMeta+v');
  await sheet.take(5).click();
  await templatePage.expectSaid('5 cards made from the spreadsheet. Undo takes them back.');
  await expect(templatePage.cards.line(1)).toBeFocused();
  await templatePage.name.click();
  await page.keyboard.type('five_products');
  const pressed = await clicks();
  test.info().annotations.push({ type: 'clicks', description: String(pressed) });
  expect(pressed).toBeLessThanOrEqual(10);
  expect(await templatePage.readJson()).toEqual(body);
});
