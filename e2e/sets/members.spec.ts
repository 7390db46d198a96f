import { expectAccessible } from '../accessibility/checks';
import { ShareDialog } from '../models/dialogs/ShareDialog';
import { SetPage } from '../models/SetPage';
import { uniqueName } from '../models/bench/uniqueName';
import { expect, test } from '../support/test';

test('one template of a row in a language has a text of its own, and gives it back', async ({
  page,
  templatePage,
}) => {
  const set = new SetPage(page);
  await templatePage.writeTextMessage(uniqueName().slice(0, 12), 'We open in {{Branch}}.');
  await set.open();
  await set.addLanguage('Hindi');
  await set.translation('Message text', 'Hindi').fill('{{Branch}} में आइए।');
  await set.showTab('Rows');
  await set.pasteRows([['Branch'], ['Pune'], ['Kochi']]);
  await set.useRows();
  await set.showTab('Phones');
  await set.chooseRow('2 · Kochi');
  await page.getByRole('radio', { name: 'Both' }).check();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('checkbox', { name: 'Largest text' }).check();
  const words = set.member('Hindi · Kochi');
  const own = words.getByRole('textbox', { name: 'Message text' });
  const undo = page.getByRole('button', { name: /^Undo/ });

  await test.step('it starts with the text that it has, and changes no other template', async () => {
    await words.getByText('Only for Hindi · Kochi').click();
    await words.getByLabel('Give this template its own text').selectOption('Message text');
    await expect(own).toBeFocused();
    await expect(own).toHaveValue('{{Branch}} में आइए।');
    await own.fill('कोच्चि में मिलते हैं।');
    await expect(set.phone('Hindi · Kochi')).toContainText('कोच्चि में मिलते हैं।');
    await expect(words.getByText('Only for Hindi · Kochi: 1 text')).toBeVisible();
    await expect(words.getByText('In the others: “{{Branch}} में आइए।”')).toBeVisible();
    await expectAccessible(page, 'a template with its own text');
    await set.chooseRow('1 · Pune');
    await expect(set.phone('Hindi · Pune')).toContainText('Pune में आइए।');
    await set.chooseRow('2 · Kochi');
  });
  await test.step('the row, the phones and their look stay from tab to tab', async () => {
    await set.showTab('Languages');
    await set.showTab('Phones');
    await expect(set.phone('English · Kochi', 'iPhone')).toContainText('We open in Kochi.');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Largest text' })).toBeChecked();
    await set.showTab('Rows');
    await expect(page.getByRole('region', { name: 'Row 2' })).toBeVisible();
  });
  await test.step('the phones beside the form show the same row, and say that it has its own text', async () => {
    await set.back();
    await expect(page.getByLabel('Row on the phones')).toHaveValue(/./);
    await expect(templatePage.phone.bubble).toContainText('We open in Kochi.');
    await page.getByLabel('Language on the phones').selectOption('Hindi');
    await expect(templatePage.phone.bubble).toContainText('कोच्चि में मिलते हैं।');
    await expect(page.getByText('1 text only here')).toBeVisible();
    await set.open();
  });
  await test.step('a press on the text opens it, and not the translation', async () => {
    await set.showTab('Phones');
    await set.phone('Hindi · Kochi').getByText('कोच्चि में').click();
    await expect(own).toBeFocused();
  });
  await test.step('it is taken back, and undo brings it back with one press', async () => {
    await words.getByRole('button', { name: 'Take back' }).click();
    await expect(set.phone('Hindi · Kochi')).toContainText('Kochi में आइए।');
    await undo.click();
    await expect(set.phone('Hindi · Kochi')).toContainText('कोच्चि में मिलते हैं।');
    await undo.click();
    await expect(set.phone('Hindi · Kochi')).toContainText('Kochi में आइए।');
  });
});

test('the spec sheet lists the languages with the names of their templates', async ({
  page,
  templatePage,
  context,
}) => {
  const set = new SetPage(page);
  const share = new ShareDialog(page);
  await templatePage.writeTextMessage('sale', 'Half price until Sunday.');
  await set.open();
  await set.addLanguage('Hindi');
  await set.addLanguage('German');
  await set.translation('Message text', 'German').fill('Halber Preis bis Sonntag.');
  await set.back();
  await share.open('Spec sheet');
  const [sheet] = await Promise.all([
    context.waitForEvent('page'),
    share.panel.getByRole('link', { name: 'Open to print' }).click(),
  ]);
  await expect(sheet.getByText('3 templates: 3 languages')).toBeVisible();
  const lines = sheet.getByRole('table').getByRole('row');
  await expect(lines).toContainText([
    /Language/,
    /English\s*sale_en/,
    /sale_hi\s*1 missing/,
    /sale_de\s*Complete/,
  ]);
});

test('the row in which somebody types stays, also where another one becomes the worst', async ({
  page,
  templatePage,
}) => {
  const set = new SetPage(page);
  await templatePage.writeTextMessage(uniqueName().slice(0, 12), 'We open in {{Branch}}.');
  await set.open();
  await set.showTab('Rows');
  await set.pasteRows([['Branch'], ['Pune'], ['Kochi in the south'], ['Delhi']]);
  await set.useRows();
  const row = page.getByRole('region', { name: 'Row 2' });
  await row.getByRole('textbox', { name: 'Branch' }).fill('Koch');
  await row.getByRole('textbox', { name: 'Branch' }).press('End');
  await row.getByRole('textbox', { name: 'Branch' }).press('i');
  await expect(row.getByRole('textbox', { name: 'Branch' })).toHaveValue('Kochi');
  await set.showTab('Phones');
  await expect(set.phone('Kochi')).toContainText('We open in Kochi.');
});

test('what was left out of a sheet is left out of a newer one', async ({ page, templatePage }) => {
  const set = new SetPage(page);
  const rows = [
    ['Branch', 'Manager'],
    ['Pune', 'Asha'],
    ['Kochi', 'Ben'],
    ['Pune', 'Asha'],
  ];
  await templatePage.writeTextMessage(uniqueName().slice(0, 12), 'We open in {{Branch}}.');
  await set.open();
  await set.showTab('Rows');
  await set.pasteRows(rows);
  await set.useRows();
  await page.getByRole('button', { name: 'Leave out Manager' }).click();
  await page.getByRole('button', { name: 'Leave it out' }).click();
  await expect(page.getByText('1 row is left out')).toBeVisible();

  await page.getByRole('button', { name: 'Use a newer sheet' }).click();
  await set.pasteRows([...rows, ['Delhi', 'Chitra']]);
  const changes = page.getByRole('list', { name: 'Changes' });
  await expect(changes).toContainText('New: 1 (Delhi)');
  await expect(changes).toContainText('Changed: 0');
  await expect(changes).toContainText('Left out as before: 1 (Pune)');
  await expect(page.getByLabel('Manager')).toHaveValue('ignored');
  await set.useRows();
  await expect(page.getByText('3 rows, 3 templates')).toBeVisible();

  await page.getByRole('button', { name: 'Use again' }).click();
  await expect(page.getByText('Same as row 1.')).toBeVisible();
});

test('no word of a translator is lost: faulty texts come in to be corrected, others can be copied', async ({
  page,
  templatePage,
}) => {
  const set = new SetPage(page);
  const source = 'Sale for [custom_param1a].';
  await templatePage.writeTextMessage(uniqueName().slice(0, 12), source);
  await set.open();
  await set.addLanguage('Hindi');
  await set.addLanguage('German');
  const german = set.translation('Message text', 'German');
  await german.fill('Rabatt für [custom_param1a].');
  await set.importTranslations(
    `ID,Source,Hindi (hi),German (de)\ncomponent/text,${source},[custom_param_1a] के लिए सेल।,Nur Rabatt.\ngone/title,Bye,फिर मिलेंगे,\n`,
  );
  const dialog = page.getByRole('dialog', { name: 'Import translations' });
  const hindiChoice = dialog.getByRole('checkbox', { name: 'Message text, Hindi' });
  const germanChoice = dialog.getByRole('checkbox', { name: 'Message text, German' });
  await expect(dialog.getByText('2 texts with errors')).toBeVisible();
  await expect(hindiChoice).toBeChecked();
  await expect(germanChoice).not.toBeChecked();
  await expect(germanChoice).toHaveAccessibleDescription(/“Nur Rabatt\.”.*is missing/s);
  await expect(dialog.getByText('“फिर मिलेंगे”')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Copy text in Hindi/ })).toBeVisible();
  await expectAccessible(page, 'translations with errors');
  await dialog.getByRole('button', { name: 'Import 1 text' }).click();

  const hindi = set.translation('Message text', 'Hindi');
  await expect(hindi).toHaveValue('[custom_param_1a] के लिए सेल।');
  await expect(german).toHaveValue('Rabatt für [custom_param1a].');
  await set.showTab('Send');
  await expect(set.lines.filter({ hasText: 'Hindi' })).toContainText('Has errors');
  await set.showTab('Languages');
  await page.getByRole('button', { name: 'Correct it' }).click();
  await expect(hindi).toHaveValue('[custom_param1a] के लिए सेल।');
});
