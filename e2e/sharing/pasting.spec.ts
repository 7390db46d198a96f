import { expectAccessible } from '../accessibility/checks';
import { dark, light, lookIn } from '../accessibility/views';
import { PasteDialog } from '../models/dialogs/PasteDialog';
import { VersionsPage } from '../models/VersionsPage';
import { dropFile, pasteInto } from '../models/paste';
import { expect, test } from '../support/test';

const request = {
  name: 'pasted_request',
  type: 'text_message',
  component: { text: 'Pasted words', suggestions: [{ reply: { text: 'Yes', postbackData: 'yes' } }] },
  status: 'approved',
  customer: { id: 7 },
};
const card = {
  title: 'Pasted card',
  media: { height: 'MEDIUM', contentInfo: { fileUrl: 'https://cdn.elsewhere.test/a.jpg' } },
};
const googleMessage = {
  contentMessage: {
    richCard: { standaloneCard: { cardOrientation: 'VERTICAL', cardContent: { title: 'Of Google' } } },
  },
};

test('a pasted request replaces the open draft after a preview, as one step, and keeps the old draft as a version', async ({
  page,
  templatePage,
}) => {
  const paste = new PasteDialog(page);
  await templatePage.writeTextMessage('open_draft', 'Own words');
  await paste.paste(JSON.stringify(request));
  await expect(paste.report.first()).toContainText('Detected: a text message with 1 button.');
  await expect(
    paste.report.filter({ hasText: /[“"]yes[”"] is not encoded and was kept unchanged/ }),
  ).toBeVisible();
  await expect(paste.report.filter({ hasText: '“customer” isn’t part of a template' })).toBeVisible();
  await expect(paste.drawing).toContainText('Pasted words');
  await expect(templatePage.phone.bubble).toHaveText('Own words');
  await expect(paste.way('Open as a new draft')).toBeChecked();
  await paste.way('Replace this draft').check();
  const replaced = paste.dialog.getByRole('group', { name: /^Replaces \d parts of this draft$/ });
  await expect(replaced).toContainText(/Template name.*open_draft.*Message text/);
  await paste.do('Replace this draft');
  await expect(templatePage.phone.bubble).toHaveText('Pasted words');
  await expect(templatePage.name).toHaveValue('pasted_request');
  await templatePage.expectSaid('Imported. Undo to go back. 1 value not imported: see Check.');

  // Parts without a field are kept with the draft.
  await templatePage.openDrawer('Check');
  await page.getByText('Not imported: 1').click();
  await expect(page.getByText('"id": 7')).toBeVisible();
  await expectAccessible(page, 'set aside at import');
  await page.getByRole('button', { name: 'Dismiss customer' }).click();
  await expect(page.getByText(/^Not imported:/)).toBeHidden();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('Not imported: 1')).toBeVisible();

  await page.keyboard.press('ControlOrMeta+z');
  await templatePage.expectSaid('Undone: replace with import.');
  await expect(templatePage.phone.bubble).toHaveText('Own words');
  await expect(templatePage.name).toHaveValue('open_draft');
  await expect(page.getByText(/^Not imported:/)).toBeHidden();
  await new VersionsPage(page).open();
  await expect(page.getByText('Version from before “Replace with import”').first()).toBeVisible();
});

test('a pasted card is added after the open one, and its picture loads only on request', async ({
  page,
  templatePage,
}) => {
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  const paste = new PasteDialog(page);
  await templatePage.openExample('plant-care');
  await templatePage.cards.open(2);
  await paste.paste(JSON.stringify(card));
  await expect(paste.way('Add after card 2')).toBeChecked();
  await expect(paste.drawing).toContainText('Pasted card');
  await paste.way('Replace card 2').check();
  await expect(paste.drawing.getByTestId('preview-card')).toHaveCount(3);
  await paste.way('Add after card 2').check();
  await paste.do('Add after card 2');
  await expect(templatePage.cards.lines).toHaveCount(4);
  await expect(templatePage.cards.line(3)).toHaveAccessibleName(/Pasted card/);
  await expect(templatePage.cards.line(3)).toBeFocused();
  await expect(page.getByText('Pictures from cdn.elsewhere.test aren’t loaded')).toBeVisible();
  expect(asked.filter((url) => url.includes('elsewhere'))).toEqual([]);
});

test('pasted buttons go to the open card within its limit, and a fifth is refused with a reason @full', async ({
  page,
  templatePage,
}) => {
  const paste = new PasteDialog(page);
  await templatePage.openExample('plant-care');
  const button = { reply: { text: 'More', postbackData: 'bW9yZQ==' } };
  await paste.paste(JSON.stringify([button, button]));
  await paste.do('Add to card 1');
  await expect(templatePage.buttons.lines).toHaveCount(4);
  await paste.paste(JSON.stringify([button]));
  await expect(paste.way('Add to card 1')).toBeDisabled();
  await expect(paste.dialog).toContainText('No more than 4 buttons fit in card 1.');
  await expect(paste.way('Open as a new draft')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(templatePage.buttons.lines).toHaveCount(4);
});

test('other content is detected, or refused with a reason, and nothing changes before a press @full', async ({
  page,
  templatePage,
}) => {
  const paste = new PasteDialog(page);
  await templatePage.writeTextMessage('untouched', 'Own words');
  for (const [text, words] of [
    [`curl -X POST https://rcs.elsewhere.test/ -d '${JSON.stringify(request)}'`, '(not run)'],
    [JSON.stringify(googleMessage), 'Detected: a rich card'],
    ['```json\n{"title": "Fenced",}\n```', 'Invalid JSON was fixed'],
  ] as const) {
    await paste.paste(text);
    await expect(paste.report.filter({ hasText: words })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(paste.dialog).toHaveCount(0);
  }
  await paste.paste('{"name": "cut');
  await expect(paste.dialog).toContainText(
    'Line 1, column 10: the text ends inside the quotes that open here. Copy the whole text.',
  );
  await page.keyboard.press('Escape');
  await expect(templatePage.phone.bubble).toHaveText('Own words');

  // A paste into a field goes to the field.
  await templatePage.form.field('Message text').focus();
  await page.keyboard.insertText('{"title": "Words"}');
  await expect(paste.dialog).toBeHidden();
});

test('words become the text and buttons of the open draft, in one step', async ({ page, templatePage }) => {
  const paste = new PasteDialog(page);
  await templatePage.writeTextMessage('words', 'Own words');
  await paste.paste('Hi {name}, our sale starts.\nShop now: https://shop.example/sale');
  await expect(paste.drawing).toContainText('our sale starts');
  await paste.way('Use as message text').check();
  await paste.do('Use as message text');
  await expect(templatePage.form.field('Message text')).toHaveValue(
    'Hi [custom_param1a], our sale starts.\nShop now: https://shop.example/sale',
  );
  await expect(templatePage.phone.chips).toHaveText(['Shop now']);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(templatePage.form.field('Message text')).toHaveValue('Own words');
  await expect(templatePage.phone.chips).toHaveCount(0);
});

test('of several messages one is chosen for the open draft @full', async ({ page, templatePage }) => {
  const paste = new PasteDialog(page);
  await templatePage.writeTextMessage('chosen', 'Own words');
  await paste.paste(
    JSON.stringify([
      { ...request, name: 'first' },
      { ...request, name: 'second', component: { text: 'Second' } },
    ]),
  );
  await expect(paste.dialog).toContainText('Found 2 messages. Select one.');
  await paste.way('second').check();
  await paste.way('Replace this draft').check();
  await paste.do('Replace this draft');
  await expect(templatePage.name).toHaveValue('second');
  await expect(templatePage.phone.bubble).toHaveText('Second');
});

test('what is more than the words of a field is offered first, and may still be pasted as text @full', async ({
  page,
  templatePage,
}) => {
  const paste = new PasteDialog(page);
  await templatePage.writeTextMessage('asked', 'Own words');
  const field = templatePage.form.field('Message text');
  await field.press('End');
  await pasteInto(field, '{"title": "Pasted card"}');
  await expect(paste.dialog).toContainText('more than text for “Message text”');
  await expect(paste.report.first()).toContainText('Detected: a card.');
  await paste.do('Paste as text');
  await expect(field).toHaveValue('Own words{"title": "Pasted card"}');
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field).toHaveValue('Own words');
  // What cannot be read is kept as text, too.
  await pasteInto(field, '{"title" "cut"}');
  await expect(paste.dialog).toContainText('a colon is missing before “cut”');
  await paste.do('Paste as text');
  await expect(field).toHaveValue(/"title" "cut"/);
  await pasteInto(field, `curl https://x.test -d '${JSON.stringify(request)}'`);
  await paste.way('Replace this draft').check();
  await paste.do('Replace this draft');
  await expect(templatePage.phone.bubble).toHaveText('Pasted words');
});

test('rows of a spreadsheet become cards: outside of a field, in a field, as a file @full', async ({
  page,
  templatePage,
}) => {
  const paste = new PasteDialog(page);
  const rows = 'Title\tDescription\nRed saree\tSilk\nBlue saree\tCotton\n';
  const table = page.getByRole('dialog', { name: 'Cards from a spreadsheet' });
  await templatePage.writeTextMessage('rows', 'Own words');
  await paste.paste(rows);
  await expect(table).toContainText('Red saree');
  await table.getByRole('button', { name: 'Cancel' }).click();
  await pasteInto(templatePage.form.field('Message text'), rows);
  await expect(paste.dialog).toContainText('Spreadsheet with 2 rows and 2 columns');
  await page.keyboard.press('Escape');
  await expect(paste.dialog).toBeHidden();
  await dropFile(page.getByRole('main'), 'cards.csv', 'Title,Price\nRed saree,"₹1,499"\nBlue saree,₹999\n');
  await table.getByRole('button', { name: 'Import 2 cards' }).click();
  await expect(templatePage.phone.bubble).toHaveCount(0);
  await expect(page.getByText('Red saree').first()).toBeVisible();
});

test('a dropped file is previewed, and opened as another draft @full', async ({ page, templatePage }) => {
  const paste = new PasteDialog(page);
  await templatePage.writeTextMessage('stays_here', 'Own words');
  await dropFile(page.getByRole('main'), 'dropped.json', JSON.stringify(request));
  await paste.way('Open as a new draft').check();
  await paste.do('Open as a new draft');
  await expect(templatePage.name).toHaveValue('pasted_request');
  await page.goBack();
  await expect(templatePage.name).toHaveValue('stays_here');
});

test('the paste dialog is accessible @full', async ({ page, templatePage }) => {
  const paste = new PasteDialog(page);
  const look = await lookIn(page, light(1440, 800), dark(320, 800));
  await templatePage.openExample('plant-care');
  await page.getByRole('button', { name: 'Import' }).click();
  await look('nothing pasted yet');
  await page.keyboard.press('Escape');
  await expect(paste.dialog).toHaveCount(0);
  await paste.paste(JSON.stringify({ ...card, price: 5 }));
  await expect(paste.drawing).toBeVisible();
  await look('look at a card');
});
