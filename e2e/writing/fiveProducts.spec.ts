import type { Locator, Page } from '@playwright/test';
import { ImportDialog } from '../models/dialogs/ImportDialog';
import { SheetDialog } from '../models/dialogs/SheetDialog';
import { giveFiles, plainPng } from '../support/mediaFiles';
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
  await expect(templatePage.cards.lines).toHaveCount(2);
  const clicks = await countClicks(page);
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    rows.map((row) => row.join('\t')).join('\r\n'),
  );
  await page.keyboard.press('ControlOrMeta+v');
  await sheet.take(5).click();
  await templatePage.expectSaid('Imported 5 cards from the spreadsheet. You can undo this.');
  await expect(templatePage.cards.line(1)).toBeFocused();
  await templatePage.name.click();
  await page.keyboard.insertText('five_products');
  const pressed = await clicks();
  test.info().annotations.push({ type: 'clicks', description: String(pressed) });
  expect(pressed).toBeLessThanOrEqual(10);
  expect(await templatePage.readJson()).toEqual(body);
});

for (const order of ['sheet, then photos', 'photos, then sheet']) {
  test(`five products come from a sheet and photos on the start page: ${order}`, async ({
    page,
    templatePage,
  }) => {
    const sheet = new SheetDialog(page);
    const photos = products.map((_, index) => plainPng(`photo${index + 1}.png`, 40 + index, 30));
    const rows = [
      ['Product', 'Details', 'Button 1', 'Link 1', 'Phone'],
      ...products.map(({ title, description, link }) => [title, description, 'Buy now', link, phone]),
    ];
    const dropPhotos = async () => {
      await giveFiles(page.getByRole('main'), photos);
      await templatePage.expectSaid('Added 5 pictures to cards 1–5.');
    };
    const pasteRows = async () => {
      const text = rows.map((row) => row.join('\t')).join('\r\n');
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await page.keyboard.press('ControlOrMeta+v');
    };
    await page.goto('/');
    const clicks = await countClicks(page);
    if (order === 'photos, then sheet') {
      await dropPhotos();
      await pasteRows();
    } else {
      await pasteRows();
      await new ImportDialog(page).dialog.getByRole('button', { name: 'Import 5 rows as cards' }).click();
    }
    await sheet.take(5).click();
    await templatePage.expectSaid('Imported 5 cards from the spreadsheet.');
    if (order === 'sheet, then photos') await dropPhotos();
    await templatePage.name.click();
    await page.keyboard.insertText('five_products');
    expect(await clicks()).toBeLessThanOrEqual(7);

    const sent = JSON.stringify(await templatePage.readJson());
    expect(JSON.parse(sent)).toMatchObject({
      name: 'five_products',
      component: {
        richCard: {
          carouselCard: {
            cardContents: products.map(({ title, link }) => ({
              title,
              media: {
                contentInfo: { fileUrl: expect.stringMatching(/\/media\/[0-9a-f]{64}\.png$/) },
              },
              suggestions: [{ action: { openUrlAction: { url: link } } }, {}],
            })),
          },
        },
      },
    });
    expect(new Set(sent.match(/[0-9a-f]{64}\.png/g)).size).toBe(5);
  });
}

/** Goes to a control by Tab, as somebody does who writes one field after the other. */
async function tabTo(page: Page, control: Locator) {
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control).toBeFocused();
}

test('five products are written by hand @full', async ({ page, templatePage }) => {
  const { cards } = templatePage;
  const { keyboard } = page;
  const form = page.getByRole('form', { name: 'Template' });
  await templatePage.openNew('Carousel');
  const clicks = await countClicks(page);
  let scrolls = 0;
  /** Presses a control. One that is out of sight has to be scrolled to. */
  async function press(control: Locator) {
    await control.waitFor();
    const isSeen = await control.evaluate(
      (element) =>
        new Promise<boolean>((resolve) => {
          new IntersectionObserver(([entry]) => resolve((entry?.intersectionRatio ?? 0) > 0.9)).observe(
            element,
          );
        }),
    );
    scrolls += isSeen ? 0 : 1;
    await control.click();
  }
  await press(templatePage.name);
  await keyboard.insertText('five_products');

  async function writeCard({ title, description, price, picture }: (typeof products)[number]) {
    await press(form.getByRole('button', { name: 'Use a link' }));
    await keyboard.insertText(picture);
    await tabTo(page, form.getByLabel('Title', { exact: true }));
    await keyboard.insertText(title);
    await tabTo(page, form.getByLabel('Description', { exact: true }));
    await keyboard.insertText(`${description}\n${priceOf(price)}`);
  }
  const [first, second, ...others] = products;
  if (!first || !second) throw new Error('There are five products.');

  await writeCard(first);
  await press(form.getByRole('button', { name: 'Add button' }));
  await keyboard.insertText('Buy now');
  await keyboard.press('Tab');
  await keyboard.insertText(first.link);
  await press(form.getByRole('button', { name: 'Add button' }));
  await keyboard.insertText('Call us');
  await keyboard.press('Tab');
  await keyboard.insertText(phone);
  await press(form.getByRole('button', { name: 'Add button' }));
  await keyboard.insertText('Send details');

  await press(cards.line(2));
  await writeCard(second);
  for (const product of others) {
    await press(cards.add);
    await writeCard(product);
  }
  await press(cards.line(1));
  await cards.chooseForAll('Same buttons on all cards');
  const same = page.getByRole('dialog', { name: 'Same buttons on all cards' });
  await expect(same.getByLabel('Same link on all cards')).not.toBeChecked();
  await expect(same.getByLabel('Same number on all cards')).toBeChecked();
  await same.getByRole('button', { name: 'Change 4 cards' }).click();
  await templatePage.expectSaid(
    'Cards 2, 3, 4 and 5 now have the 3 buttons of card 1. 4 links are still missing.',
  );

  await cards.chooseForAll('Links and numbers');
  const links = page.getByRole('dialog', { name: 'Links and numbers' });
  await press(links.getByLabel('Card 2 › Buy now'));
  for (const [index, { link }] of products.slice(1).entries()) {
    if (index > 0) await tabTo(page, links.getByLabel(`Card ${index + 2} › Buy now`));
    await keyboard.insertText(link);
  }
  await links.getByRole('button', { name: 'Done' }).click();

  const pressed = await clicks();
  test.info().annotations.push({ type: 'clicks', description: String(pressed) });
  expect(pressed).toBeLessThanOrEqual(25);
  expect(scrolls).toBeLessThanOrEqual(3);
  expect(await templatePage.readJson()).toEqual(body);
});
