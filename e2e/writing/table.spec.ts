import { dark, light, lookIn } from '../accessibility/views';
import { SheetDialog } from '../models/dialogs/SheetDialog';
import { TableDialog } from '../models/dialogs/TableDialog';
import { giveFiles, plainPng, textFile } from '../support/mediaFiles';
import { expect, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the table is written by keys as a spreadsheet is, each cell as one step', async ({
  page,
  templatePage,
}) => {
  const table = new TableDialog(page);
  const type = (text: string) => page.keyboard.type(text);
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
  await templatePage.openNew('Carousel');
  await table.open();
  await expect(table.rows).toHaveCount(3);

  await test.step('typing replaces, Tab goes on, Enter returns to the first column one row down', async () => {
    await (await table.cell(1, 'Title')).click();
    await type('Tea');
    await press('Tab');
    await type('Green');
    await press('Tab');
    await type('Buy now');
    await press('Tab');
    await type('https://shop.com/tea');
    await press('Enter');
    await expect(await table.cell(2, 'Title')).toBeFocused();
    await type('Coffee');
    await press('Enter');
    await expect(await table.cell(1, 'Button 1 link or number')).toHaveText('https://shop.com/tea');
  });
  await test.step('the last row becomes a card', async () => {
    await type('Cocoa');
    await press('Enter');
    await expect(table.status).toHaveText('Added card 3.');
    await expect(table.rows).toHaveCount(4);
  });
  await test.step('F2 goes on with the text, Escape leaves it as it was and the table open', async () => {
    await press('ArrowUp', 'F2');
    await expect(table.input).toHaveValue('Cocoa');
    await type(' with milk');
    await press('Escape');
    await expect(await table.cell(3, 'Title')).toHaveText('Cocoa');
    await expect(await table.cell(3, 'Title')).toBeFocused();
  });
  await test.step('fill down, move, and undo of each', async () => {
    await (await table.cell(1, 'Button 1 text')).click();
    await press('ControlOrMeta+d');
    await expect(table.status).toContainText('Copied Button 1 text of card 1 to the 2 cards below.');
    await expect(await table.cell(3, 'Button 1 text')).toHaveText('Buy now');
    await press('Alt+ArrowDown');
    await expect(await table.cell(2, 'Title')).toHaveText('Tea');
    await expect(await table.cell(2, 'Button 1 text')).toBeFocused();
    await press('ControlOrMeta+z', 'ControlOrMeta+z');
    await expect(table.status).toHaveText('Undone: fill down Button 1 text.');
    await expect(await table.cell(3, 'Button 1 text')).toHaveText('');
    await press('ControlOrMeta+Shift+z');
    await expect(await table.cell(3, 'Button 1 text')).toHaveText('Buy now');
  });
  await test.step('a link with one meaning is completed in its cell, and a press undoes that', async () => {
    const cell = await table.cell(2, 'Button 1 link or number');
    await cell.click();
    await type('www.shop.com/coffee');
    await press('Enter', 'ArrowUp');
    await expect(cell).toHaveText('https://www.shop.com/coffee');
    await table.area.getByText('Changed from').locator('..').getByRole('button', { name: 'Undo' }).click();
    await expect(cell).toHaveAttribute('aria-invalid', 'true');
    await expect(cell).toHaveAccessibleDescription(/^Link is not valid/);
    await table.tool('Use https://www.shop.com/coffee').click();
    await expect(cell).toHaveText('https://www.shop.com/coffee');
    await expect(cell).toBeFocused();
    await expect(cell).not.toHaveAttribute('aria-invalid');
  });
  await table.close();
  await expect(table.area).toBeHidden();
  await expect(templatePage.cards.lines).toHaveCount(3);
});

test('a block of cells is pasted from the chosen cell on, and rows with headings are shown first', async ({
  page,
  templatePage,
}) => {
  const table = new TableDialog(page);
  const sheet = new SheetDialog(page);
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('ControlOrMeta+v');
  };
  await templatePage.openNew('Carousel');
  await table.open();
  await (await table.cell(2, 'Title')).click();
  await paste('Tea\tGreen\r\nCoffee\t"Dark,\nand strong"\r\n');
  await expect(table.status).toHaveText('Pasted 4 cells.');
  await expect(await table.cell(3, 'Description')).toHaveText('Dark,\nand strong');

  await paste(
    'Product;Photo;MRP (INR);Details;Shop link;Phone\nTea;https://pictures.example.com/tea.jpg;149;Green;www.shop.com/tea;+91 98765 43210\nCoffee;https://pictures.example.com/coffee.jpg;1249;Dark;https://shop.com/coffee;98765 43211\n',
  );
  await expect(sheet.meaning('Product')).toHaveValue('title');
  await expect(sheet.meaning('MRP (INR)')).toHaveValue('price');
  await expect(sheet.field('Text of button 1')).toHaveValue('Buy now');
  await expect(sheet.rows.nth(2)).toContainText('Dark\n₹1,249');
  await sheet.area.getByRole('radio', { name: 'Title' }).check();
  await expect(sheet.rows.nth(2)).toContainText('Coffee – ₹1,249');
  await expect(sheet.rows.nth(1)).toContainText('+919876543210');
  await sheet.area.getByLabel('Country for phone numbers').selectOption('IN');
  await expect(sheet.rows.nth(2)).toContainText('+919876543211');
  await sheet.area.getByLabel('Add the country code to phone numbers').uncheck();
  await expect(sheet.rows.nth(2)).toContainText('98765 43211');
  await sheet.area.getByLabel('Add the country code to phone numbers').check();
  await sheet.meaning('Phone').selectOption({ label: 'Don’t import' });
  await sheet.area.getByRole('radio', { name: 'Replace them' }).check();
  await sheet.take(2).click();
  await expect(table.status).toHaveText('Imported 2 cards from the spreadsheet. You can undo this.');
  await expect(table.rows).toHaveCount(3);
  await expect(await table.cell(1, 'Title')).toHaveText('Tea – ₹149');
  await expect(await table.cell(1, 'Button 1 link or number')).toHaveText('https://www.shop.com/tea');
  await expect(await table.cell(1, 'Button 2 text')).toHaveText('');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(await table.cell(3, 'Title')).toHaveText('Coffee');

  await test.step('photos dropped on the table fill its cards, and a file of another kind is refused', async () => {
    const photos = [1, 2, 3].map((number) => plainPng(`photo${number}.png`, 40 + number, 30));
    await giveFiles(table.area.getByRole('grid'), photos);
    await expect(table.status).toContainText('Added 3 pictures to cards 1–3.');
    await expect(table.rows).toHaveCount(4);
    await expect(await table.cell(2, 'Picture')).toHaveText(/\/media\/[0-9a-f]{64}\.png/);
    await giveFiles(table.area.getByRole('grid'), [textFile('prices.docx', '', 'PK\u0003\u0004\0\0')]);
    await expect(table.status).toHaveText('“prices.docx” is a ZIP or Office file, not text.');
    await expect(sheet.area).toBeHidden();
  });
});

test('links, numbers and texts are changed in one place for the whole template @full', async ({
  page,
  templatePage,
}) => {
  await templatePage.openExample('fashion');
  await templatePage.cards.chooseForAll('Links and numbers');
  const links = page.getByRole('dialog', { name: 'Links and numbers' });
  const first = links.getByRole('region', { name: 'Links' }).getByRole('textbox').first();
  const before = await first.inputValue();

  await links.getByText('Campaign tracking (UTM)').click();
  await links.getByLabel('Campaign', { exact: true }).fill('diwali sale');
  await links.getByRole('button', { name: /^Add to \d+ links$/ }).click();
  await expect(links.getByRole('status')).toContainText('Added campaign tracking to');
  await expect(first).toHaveValue(`${before}&utm_source=rcs&utm_medium=message&utm_campaign=diwali%20sale`);
  await links.getByRole('button', { name: /^Remove from \d+ links$/ }).click();
  await expect(first).toHaveValue(before);
  await first.fill('https://shop.com/all');
  await first.press('Enter');
  await expect(first).toHaveValue('https://shop.com/all');
  // Settings that were typed and not added are not left out in silence.
  await links.getByLabel('Campaign', { exact: true }).fill('winter');
  await links.getByRole('button', { name: 'Done' }).click();
  await expect(links).toContainText(
    /Campaign tracking has not been added to \d+ links yet\. Select Done again/,
  );
  await links.getByRole('button', { name: 'Done' }).click();
  await expect(links).toBeHidden();

  await templatePage.cards.chooseForAll('Find and replace');
  const dialog = page.getByRole('dialog', { name: 'Find and replace' });
  await dialog.getByLabel('Find', { exact: true }).fill('THE ');
  const matches = dialog.getByRole('list', { name: 'Matches' }).getByRole('listitem');
  await expect(matches.first()).toContainText('Card 1 › Title');
  await dialog.getByLabel('Replace with').fill('Our ');
  await matches.first().getByRole('button').click();
  await expect(dialog.getByRole('status')).toHaveText('Replaced 1 match. You can undo this.');
  await dialog.getByLabel('Match case').check();
  await expect(dialog.getByText('No matches for “THE ”.')).toBeVisible();
  await dialog.getByLabel('Find', { exact: true }).fill('The ');
  await dialog.getByRole('button', { name: /^Replace all/ }).click();
  await expect(dialog.getByText(/^Replaced \d+ match(es)?\.$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(templatePage.phone.screen.getByTestId('preview-title').first()).toHaveText(/^Our /);
  await page.keyboard.press('ControlOrMeta+z');
  await templatePage.expectSaid('Undone: replace “The ”.');
});

test('on a phone each card of the table is a block without sideways scrolling, and its cells are edited as before', async ({
  page,
  templatePage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = new TableDialog(page);
  await templatePage.openExample('fashion');
  await table.open();
  const place = table.grid.locator('..');
  expect(await place.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  const [title, target] = [await table.cell(1, 'Title'), await table.cell(1, 'Button 1 link or number')];
  for (const cell of [title, target]) {
    // oxlint-disable-next-line no-await-in-loop -- one page
    await expect(cell).toBeInViewport({ ratio: 1 });
  }
  await title.click();
  await title.click();
  await table.input.fill('Linen');
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('Linen');
  await expect(await table.cell(2, 'Title')).toBeFocused();
  const look = await lookIn(page, light(390, 844), dark(320, 640));
  await look('the table of cards on a phone');
});

test('the dialogs of the table are accessible in each view @full', async ({ page, templatePage }) => {
  const look = await lookIn(page, light(1440, 900), dark(320, 800));
  const table = new TableDialog(page);
  await templatePage.openExample('fashion');
  await table.open();
  await (await table.cell(2, 'Button 1 link or number')).click();
  await page.keyboard.type('www.shop.com');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await look('table with a wrong cell and one that is being edited');
  await page.keyboard.press('Escape');
  await table.tool('From a spreadsheet').click();
  const sheet = new SheetDialog(page);
  await sheet
    .field('Rows')
    .fill('Product\tPrice\tLink\nTea\t149\twww.shop.com/tea\nCoffee\t249\thttps://shop.com/coffee');
  await look('rows of a spreadsheet');
  await page.keyboard.press('Escape');
  await expect(sheet.area).toBeHidden();
  await table.close();
  for (const name of ['Same buttons on all cards', 'Links and numbers', 'Find and replace']) {
    await templatePage.cards.chooseForAll(name);
    const dialog = page.getByRole('dialog', { name });
    await dialog.waitFor();
    if (name === 'Links and numbers') await dialog.getByText('Campaign tracking (UTM)').click();
    if (name === 'Find and replace') await dialog.getByLabel('Find', { exact: true }).fill('the');
    await look(name);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
