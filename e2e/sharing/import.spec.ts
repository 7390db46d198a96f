import { expectAccessible } from '../accessibility/checks';
import { dark, light, lookIn } from '../accessibility/views';
import { ImportDialog } from '../models/dialogs/ImportDialog';
import { writeShareLink } from '../../src/exchange/link/shareLink';
import { dropFile, pasteInto } from '../models/paste';
import { expect, test } from '../support/test';

const googleMessage = {
  contentMessage: {
    richCard: {
      standaloneCard: {
        cardOrientation: 'VERTICAL',
        cardContent: {
          title: 'Your table is waiting',
          description: 'Tonight at eight.',
          suggestions: [{ reply: { text: 'Coming', postbackData: 'coming' } }],
        },
      },
    },
  },
};

const campaign = `*Diwali sale is here!*

Hi {name}, get _flat 40% off_ till 8 November.
Shop now: https://www.anand-sarees.example/diwali
Call us: +91 98765 43210
[SALE] ends soon.`;

test("Google's message is pasted, reported line by line, and opened as a new draft", async ({
  page,
  templatePage,
}) => {
  const dialog = new ImportDialog(page);
  await dialog.open();
  await expect(dialog.openButton).toBeDisabled();
  await dialog.paste(JSON.stringify(googleMessage));
  await expect(dialog.report.first()).toContainText(/Detected: (?:.+, )?a rich card with 1 button\./);
  await expect(dialog.report.filter({ hasText: 'Encoded' })).toContainText('“coming” was encoded');
  await dialog.openButton.click();
  await expect(page).toHaveURL(/\/templates\/[0-9a-f]+$/);
  await expect(templatePage.form.field('Title')).toHaveValue('Your table is waiting');
  await expect(templatePage.phone.cardButtons).toHaveText(['Coming']);
});

test('a cURL command is read, not run @full', async ({ page, templatePage }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const dialog = new ImportDialog(page);
  await dialog.open();
  const body = JSON.stringify({ name: 'of_a_command', type: 'text_message', component: { text: 'Hello' } });
  await dialog.paste(`curl -X POST https://rcs.elsewhere.test/v2/rcs/app/templates -d '${body}'`);
  await expect(dialog.report.first()).toContainText('(not run).');
  await dialog.openButton.click();
  await expect(templatePage.name).toHaveValue('of_a_command');
  await expect(templatePage.phone.bubble).toHaveText('Hello');
  expect(asked.filter((url) => url.includes('elsewhere'))).toEqual([]);
});

const saved = '{"name":"copied","type":"text_message","component":{"text":"Copied"}}';
const copies: [said: string, text: string][] = [
  [
    'cURL command copied for Windows cmd',
    `curl ^"https://x.test/^" ^\n  --data-raw ^"${saved.replaceAll('"', String.raw`^\^"`).replaceAll(/[{}]/g, '^$&')}^"`,
  ],
  [
    'PowerShell command',
    `Invoke-WebRequest -Uri "https://x.test" \`\n-Body "${saved.replaceAll('"', '`"')}"`,
  ],
  [
    'JavaScript fetch call',
    `fetch("https://x.test", {\n  "body": ${JSON.stringify(saved)},\n  "method": "POST"\n});`,
  ],
  ['From the surrounding text', `Please check ${saved} today.`],
  ['From the surrounding text', `INFO body="${saved.replaceAll('"', String.raw`\"`)}" status=201`],
  ['Invalid JSON was fixed', saved.replaceAll(/"([^"]*)"/g, '“$1”')],
];

test('copies of a browser, a log, a sentence and curly quotes are read, and the report says how @full', async ({
  page,
}) => {
  const dialog = new ImportDialog(page);
  await dialog.open();
  for (const [said, text] of copies) {
    await dialog.paste(text);
    await expect(dialog.report.filter({ hasText: said })).toBeVisible();
    await expect(dialog.drawing).toContainText('Copied');
  }
  await dialog.paste(
    '{"title": "Tall", "media": {"height": "TALL_HEIGHT", "contentInfo": {"fileUrl": "https://a.example/a.jpg"}}}',
  );
  await expect(dialog.report.filter({ hasText: '“TALL_HEIGHT” was changed to TALL.' })).toBeVisible();
});

test('the words of a campaign become a text with buttons and parameters, as the person chooses @full', async ({
  page,
  templatePage,
}) => {
  const dialog = new ImportDialog(page);
  await dialog.open();
  await dialog.paste(campaign);
  await expect(dialog.report.first()).toContainText('Detected: message text');
  await expect(dialog.part('Shop now')).toBeChecked();
  await expect(dialog.part('Call us')).toBeChecked();
  await expect(dialog.part('Add to calendar')).not.toBeChecked();
  await expect(dialog.part('{name}')).toBeChecked();
  await expect(dialog.part('[SALE]')).not.toBeChecked();
  await expect(dialog.drawing).toContainText('Diwali sale is here!');
  await expect(dialog.drawing).not.toContainText('*Diwali');
  await dialog.part('Remove WhatsApp formatting').uncheck();
  await expect(dialog.drawing).toContainText('*Diwali sale is here!*');
  await dialog.part('Remove WhatsApp formatting').check();
  await dialog.part('Remove lines that became buttons').check();
  await dialog.openButton.click();
  await expect(templatePage.form.field('Message text')).toHaveValue(
    'Diwali sale is here!\n\nHi [custom_param1a], get flat 40% off till 8 November.\n[SALE] ends soon.',
  );
  await expect(templatePage.phone.chips).toHaveText(['Shop now', 'Call us']);
});

const message = (name: string) =>
  JSON.stringify({ name, type: 'text_message', component: { text: `Text of ${name}` } });

test('of several messages the chosen ones become drafts @full', async ({ page }) => {
  const dialog = new ImportDialog(page);
  await dialog.open();
  await dialog.paste(['first', 'second', 'third'].map(message).join('\n'));
  await expect(dialog.dialog.getByText('Found 3 messages.')).toBeVisible();
  await dialog.part('second').uncheck();
  await dialog.dialog.getByRole('button', { name: 'Add 2 drafts' }).click();
  await expect(page.getByRole('link', { name: 'first', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'third', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'second', exact: true })).toHaveCount(0);
});

test('buttons alone become a text message, a card alone a rich card @full', async ({
  page,
  templatePage,
}) => {
  const dialog = new ImportDialog(page);
  await dialog.open();
  await dialog.paste('[{"reply": {"text": "Yes", "postbackData": "eWVz"}}]');
  await dialog.openButton.click();
  await expect(templatePage.phone.chips).toHaveText(['Yes']);

  await dialog.open();
  await dialog.paste('{"title": "One card"}');
  await dialog.openButton.click();
  await expect(templatePage.form.field('Title')).toHaveValue('One card');
});

test('a file is chosen or dropped on the page', async ({ page, templatePage }) => {
  const dialog = new ImportDialog(page);
  const text = JSON.stringify({ name: 'of_a_file', type: 'text_message', component: { text: 'Hi' } });
  await dialog.open();
  await dialog.choose('template.json', text);
  await dialog.openButton.click();
  await expect(templatePage.name).toHaveValue('of_a_file');

  await page.goto('/');
  await dropFile(
    page.getByRole('heading', { level: 1 }),
    'dropped.json',
    text.replace('of_a_file', 'of_a_drop'),
  );
  await dialog.openButton.click();
  await expect(templatePage.name).toHaveValue('of_a_drop');
});

test('a doubt is asked about, and chips below a card are offered as its buttons @full', async ({
  page,
  templatePage,
}) => {
  const dialog = new ImportDialog(page);
  await dialog.open();
  await dialog.paste(
    JSON.stringify({ rcs: { content: { name: 'order_update', variables: { who: 'Amy' } } } }),
  );
  await expect(dialog.dialog.getByRole('group', { name: 'Is this what you meant?' })).toContainText(
    'This sends an existing template',
  );
  await expect(dialog.dialog.getByRole('button', { name: 'Open anyway' })).toBeEnabled();
  await dialog.paste(
    JSON.stringify({
      user: { msisdn: '+441234567890' },
      type: 'Carousel',
      content: {
        carousel: { cardWidth: 'small', cards: [{ title: 'One' }, { title: 'Two' }] },
        suggestions: [{ reply: { text: 'My orders', postbackData: 'orders!' } }],
      },
    }),
  );
  await expect(dialog.report.first()).toContainText('Detected: 8x8 message');
  await expect(dialog.report.filter({ hasText: 'Fixed' })).toContainText('“small” was changed to SMALL.');
  await dialog.part('Move the 1 button below the carousel to each card').check();
  await expect(dialog.drawing.getByText('My orders')).toHaveCount(2);
  await expectAccessible(page, 'import with an offer');
  await dialog.openButton.click();
  await expect(templatePage.phone.screen.getByText('My orders').first()).toBeVisible();
});

test('a text that is no template, or too large, is refused with a reason, and opens nothing @full', async ({
  page,
}) => {
  const dialog = new ImportDialog(page);
  await dialog.open();
  await dialog.paste('curl https://rcs.elsewhere.test -d "name=x"');
  await expect(dialog.refusal).toContainText('This command sends a form (name) without a message.');
  await expect(dialog.openButton).toBeDisabled();
  // An error of reading is told with its place, and the line is shown.
  await dialog.paste('{\n  "name": "cut",\n  "component": {\n    "text": "x" "title": "y"\n  }\n}');
  await expect(dialog.refusal).toContainText('Line 4, column 17: a comma is missing before “title”.');
  await expect(dialog.refusal.getByRole('code')).toHaveText('    "text": "x" "title": "y"');
  await expect(dialog.refusal.locator('mark')).toHaveText('"title"');
  await dialog.choose('large.json', Buffer.alloc(1024 * 1024 + 1, 32));
  await expect(dialog.refusal).toContainText('“large.json” is larger than 1 MB');
  await dialog.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { name: 'No drafts yet' })).toBeVisible();
});

test('hostile text is harmless: it stays text, and unknown fields are set aside', async ({
  page,
  templatePage,
}) => {
  const dialog = new ImportDialog(page);
  const text = '<img src=x onerror="document.title=\'taken\'">';
  await dialog.open();
  await dialog.paste(
    `{"type": "text_message", "component": {"text": ${JSON.stringify(text)}}, "__proto__": {"polluted": 1}, "onload": "document.title='taken'"}`,
  );
  await expect(dialog.report.filter({ hasText: 'Not imported' })).toHaveCount(2);
  await dialog.openButton.click();
  await expect(templatePage.phone.bubble).toHaveText(text);
  await expect(page).not.toHaveTitle('taken');
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
});

test('the library and the gallery take a paste or a file; a share link is opened, also from another one', async ({
  page,
  templatePage,
}) => {
  const dialog = new ImportDialog(page);
  const main = page.getByRole('main');
  const fragment = await writeShareLink({ type: 'text_message', component: { text: 'Shared words' } });
  await page.goto('/gallery');
  await page.getByRole('heading', { name: 'Gallery' }).waitFor();
  await pasteInto(main, message('of_the_gallery'));
  await expect(dialog.report.first()).toContainText('Detected: a text message.');
  // Of a long text the beginning is drawn, and all of it is kept.
  const long = `${message('of_a_long_text')}${'\n'.repeat(60_000)}`;
  await dialog.text.fill('');
  await pasteInto(dialog.text, long);
  await expect(dialog.dialog).toContainText(/The beginning of 60,\d{3} characters\./);
  await expect(dialog.text).not.toBeEditable();
  await expect(dialog.report.first()).toContainText('Detected: a text message.');
  await dialog.dialog.getByRole('button', { name: 'Edit text' }).click();
  await expect(dialog.text).toBeFocused();
  await expect(dialog.text).toHaveValue(long);
  await page.keyboard.press('Escape');
  await expect(dialog.dialog).toHaveCount(0);

  await pasteInto(main, `https://rcs.elsewhere.test/inspect${fragment}`);
  await expect(page).toHaveURL(`/inspect${fragment}`);
  await expect(page.getByText('Shared words').first()).toBeVisible();
  const other = await writeShareLink({ type: 'text_message', component: { text: 'Other words' } });
  await pasteInto(main, other);
  await expect(page.getByText('Other words').first()).toBeVisible();
  await page.goto('/gallery');
  await page.getByRole('heading', { name: 'Gallery' }).waitFor();
  await dropFile(main, 'rows.csv', 'Title,Price\nRed saree,"₹1,499"\nBlue saree,₹999\n');
  await dialog.dialog.getByRole('button', { name: 'Import 2 rows as cards' }).click();
  const table = page.getByRole('dialog', { name: 'Cards from a spreadsheet' });
  await table.getByRole('button', { name: 'Import 2 cards' }).click();
  await expect(page.getByText('Red saree').first()).toBeVisible();
  await templatePage.expectSaved();

  await page.goto('/');
  const drafts = page.getByRole('list', { name: 'Templates', exact: true }).getByRole('listitem');
  await expect(drafts).toHaveCount(1);
  await dropFile(main, 'rows.csv', 'Title,Price\nRed saree,"₹1,499"\nBlue saree,₹999\n');
  await dialog.dialog.getByRole('button', { name: 'Import 2 rows as cards' }).click();
  await table.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/$/);
  await templatePage.expectSaid('Import cancelled. No draft was created.');
  await expect(drafts).toHaveCount(1);
  await pasteInto(main, 'Hello {name}, see you at https://shop.example');
  await dialog.openButton.click();
  await expect(templatePage.phone.chips).toHaveText(['Open shop.example']);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the import is accessible, with a report and with a refusal @full', async ({ page }) => {
    const dialog = new ImportDialog(page);
    const look = await lookIn(page, light(1440, 900), dark(390, 900));
    await dialog.open();
    await dialog.paste(JSON.stringify({ ...googleMessage, colour: 'red' }));
    await expect(dialog.report.first()).toBeVisible();
    await look('report of an import');
    await dialog.paste(campaign);
    await expect(dialog.report.first()).toContainText('Detected: message text');
    await look('words of a message');
    await dialog.paste('{"name" "x"}');
    await expect(dialog.refusal).toBeVisible();
    await look('refusal of an import');
  });
});
