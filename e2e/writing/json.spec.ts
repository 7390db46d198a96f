import { sampleOf } from '../../scripts/tests/sizes.mjs';
import { expectAccessible, expectTargets, expectUsable } from '../accessibility/checks';
import { JsonEditor } from '../models/JsonEditor';
import { pasteInto } from '../models/paste';
import { expect, test } from '../support/test';

test(
  'an edit of the JSON appears in the form and on the phone, as one step',
  { tag: '@core' },
  async ({ page, templatePage }) => {
    const json = new JsonEditor(page);
    await templatePage.openExample('order-shipped');
    const title = await templatePage.form.field('Title').inputValue();
    await json.open();
    await json.replace(`"${title}"`, '"Written as JSON"');
    await expect(templatePage.form.field('Title')).toHaveValue('Written as JSON');
    await expect(templatePage.phone.screen).toContainText('Written as JSON');
    await page.keyboard.insertText(',\n"more": 1');
    await expect(templatePage.form.area).toBeVisible();
    await expect(page.getByRole('tab', { name: /^Check/ })).toContainText('1');

    await page.keyboard.press('ControlOrMeta+z');
    await templatePage.expectSaid('Undone: edit the code.');
    await expect(templatePage.form.field('Title')).toHaveValue(title);
    await expect(json.text).toContainText(title);
    await expect(json.text).toBeFocused();
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(templatePage.form.field('Title')).toHaveValue('Written as JSON');
  },
);

test('an edit in the form changes its line of the JSON, and folded parts stay folded', async ({
  page,
  templatePage,
}) => {
  const json = new JsonEditor(page);
  await templatePage.openExample('order-shipped');
  await json.open();
  await json.replace('"media"', '"media"');
  await page.keyboard.press('End');
  await page.keyboard.press('Control+Shift+BracketLeft');
  await expect(json.pane.getByText('…')).toBeVisible();
  await templatePage.form.field('Title').fill('Written in the form');
  await expect(json.text).toContainText('"Written in the form"');
  await expect(json.pane.getByText('…')).toBeVisible();
});

test('broken JSON keeps the last good draft, gives place and reason, and waits until it is corrected', async ({
  page,
  templatePage,
}) => {
  const json = new JsonEditor(page);
  await templatePage.writeTextMessage('waiting_text', 'Good morning');
  await json.open();
  await json.replace('"Good morning"', '"Good evening" oops');
  await expect(json.error).toContainText('Line 5, column 28: oops is not valid here.');
  await expect(templatePage.form.field('Message text')).toHaveValue('Good morning');
  await expect(templatePage.phone.bubble).toHaveText('Good morning');
  await expectAccessible(page, 'broken JSON');
  await expectTargets(page, 'broken JSON');

  // Check and Send warn that the code view contains more.
  const elsewhere = page.getByRole('group', { name: 'The code view has changes that aren’t in the draft' });
  await page.getByRole('tab', { name: /^Check/ }).click();
  await expect(elsewhere).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Code !' })).toBeVisible();

  // The text waits for the next visit as well.
  await templatePage.sending.open();
  await expect(
    templatePage.sending.area.getByRole('group', { name: 'The code view has changes' }),
  ).toBeVisible();
  await templatePage.sending.press();
  await expect(templatePage.sending.review.getByRole('button', { name: 'Send now' })).toBeDisabled();
  await templatePage.sending.review.getByRole('button', { name: 'Open code view' }).click();
  await expect(json.error).toBeVisible();
  await templatePage.name.fill('other_name');
  await templatePage.expectSaved();
  await page.reload();
  await json.open();
  await expect(json.text).toContainText('oops');
  await expect(json.error).toBeVisible();
  await json.replace(' oops', '');
  await expect(json.error).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Code', exact: true })).toBeVisible();
  await expect(templatePage.form.field('Message text')).toHaveValue('Good evening');
  await expect(templatePage.name).toHaveValue('other_name');
  await expect(json.text).toContainText('"other_name"');

  // Typing over a selection adds no inline style of the browser: `test` sees any report of the policy.
  await json.selectAll();
  await page.keyboard.type('x');
  await expect(json.text).toHaveText('x');

  // A text is taken over whole or not at all.
  await json.selectAll();
  await pasteInto(json.text, '{ "name": "legal", "type": "text_message", "component": { "text": 5 } }');
  await expect(json.error).toContainText('Message text must be text in double quotes, not a number.');
  await expect(templatePage.name).toHaveValue('other_name');
  await page.getByRole('tab', { name: /^Check/ }).click();
  await expect(page.getByText('Fix or discard the changes in the code view before sending')).toBeVisible();
  await json.open();
  await json.error.getByRole('button', { name: 'Discard changes' }).click();
  await expect(json.text).toContainText('"Good evening"');
  await expect(json.text).toBeFocused();
  await page.getByRole('group', { name: 'Undo and redo' }).getByRole('button', { name: 'Redo' }).click();
  await expect(json.error).toBeVisible();
});

test('an issue leads to its line, the line to its field, and Tab out of the editor', async ({
  page,
  templatePage,
}) => {
  const json = new JsonEditor(page);
  await templatePage.openExample('plant-care');
  await templatePage.cards.open(2);
  await (await templatePage.form.pictureLink()).fill('nonsense');
  await templatePage.openDrawer('Check');
  await page.getByText('Details: Card 2 › Picture › Picture link').click();
  await page.getByRole('button', { name: 'Show in code: Card 2 › Picture › Picture link' }).click();
  await expect(json.text).toBeFocused();
  await page.keyboard.press('F8');
  await expect(json.pane.getByRole('button', { name: 'Go to field' }).first()).toBeVisible();
  await templatePage.cards.open(1);
  await json.text.focus();
  await page.keyboard.press('Alt+Enter');
  await expect(templatePage.form.field('Picture link')).toBeFocused();
  await expect(templatePage.cards.form(2).area).toBeVisible();

  const goToField = json.pane.getByRole('button', { name: 'Go to field', exact: true });
  await json.text.focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(goToField).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(json.text).toBeFocused();
});

test('if its editor cannot be loaded, the JSON can be read @full', async ({ page, templatePage }) => {
  await page.route('**/assets/JsonEditor-*.js', (route) => route.abort());
  await templatePage.writeTextMessage('read_only', 'Good morning');
  await templatePage.openJson();
  await expect(page.getByRole('region', { name: 'Request body' })).toContainText('"Good morning"');
  await expect(page.getByText('Read-only')).toBeVisible();
  await page.unroute('**/assets/JsonEditor-*.js');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('textbox', { name: 'Request body' })).toBeVisible();
});

for (const { colorScheme, width } of sampleOf(
  [
    { colorScheme: 'dark', width: 320 },
    { colorScheme: 'light', width: 1440 },
  ] as const,
  2,
)) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });

    test('the editor and its find panel are accessible @axe', async ({ page, templatePage }) => {
      const json = new JsonEditor(page);
      await templatePage.openExample('plant-care');
      const check = page.getByRole('group', { name: 'View' }).getByRole('button', { name: /^Check/ });
      await templatePage.name.waitFor();
      if (await check.isVisible()) await check.click();
      await json.open();
      await json.text.focus();
      await page.keyboard.press('ControlOrMeta+f');
      await json.pane.getByRole('textbox', { name: 'Find' }).pressSequentially('Cactus');
      await page.keyboard.press('Enter');
      await expectUsable(page, 'JSON editor with find');
    });
  });
}
