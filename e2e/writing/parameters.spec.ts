import { expect, test } from '../support/test';
import { uniqueName } from '../models/bench/uniqueName';
import { Samples } from '../models/Samples';
import { ShareDialog } from '../models/dialogs/ShareDialog';
import { InspectPage } from '../models/InspectPage';

const marker = '[custom_param1a]';

test('a parameter has a name and a sample, everywhere but in what is sent', async ({
  page,
  templatePage,
}) => {
  const { form, phone, buttons } = templatePage;
  const samples = new Samples(page);
  await templatePage.openNew('Text message', 'parcel_here');
  const text = form.field('Message text');
  await text.fill('Hello ');

  await test.step('it is inserted by its name, with a sample', async () => {
    await form.addPersonalField('Message text', 'Customer name', 'Asha');
    await expect(text).toHaveValue(`Hello ${marker}`);
    await expect(form.personalFieldChip('Message text', 'Customer name Asha')).toBeVisible();
    await expect(phone.bubble).toHaveText('Hello Asha');
  });
  await test.step('selected words are proposed as the sample', async () => {
    await text.press('End');
    await text.pressSequentially(', see you on Friday');
    await text.evaluate((field: HTMLTextAreaElement) =>
      field.setSelectionRange(field.value.length - 6, field.value.length),
    );
    const picker = await form.openPersonalFieldPicker('Message text');
    await expect(picker.getByLabel('Sample value')).toHaveValue('Friday');
    await picker.getByRole('button', { name: 'Date', exact: true }).click();
    await expect(phone.bubble).toHaveText('Hello Asha, see you on Friday');
  });
  await test.step('the same one in an address is the same marker', async () => {
    const button = await buttons.add({ kind: 'Open a link', entries: { 'Button text': 'Track' } });
    await button.field('Link').fill('https://shop.example/');
    const picker = await button.openPersonalFieldPicker('Link');
    await picker.getByRole('button', { name: 'Customer name' }).click();
    await expect(button.field('Link')).toHaveValue(`https://shop.example/${marker}`);
  });
  await test.step('the caret passes over it, and one key deletes it', async () => {
    await text.focus();
    await page.keyboard.press('Control+Home');
    const place = () => text.evaluate((field: HTMLTextAreaElement) => field.selectionStart);
    for (const expected of [1, 2, 3, 4, 5, 6, 6 + marker.length]) {
      await page.keyboard.press('ArrowRight');
      await expect.poll(place).toBe(expected);
    }
    await page.keyboard.press('Backspace');
    await expect(text).toHaveValue(/^Hello , see you/);
    await page.keyboard.press('Control+z');
    await expect(text).toHaveValue(new RegExp(`^Hello \\${marker}, see you`));
  });
  await test.step('its chip renames it in every text; undo takes that back in one step', async () => {
    await form.personalFieldChip('Message text', 'Customer name').click();
    const editing = page.getByRole('dialog', { name: 'Personal field: Customer name' });
    await expect(editing.getByLabel('Name', { exact: true })).toBeFocused();
    await page.getByLabel('Name', { exact: true }).fill('');
    await page.keyboard.type('First name');
    await page.keyboard.press('Enter');
    await expect(form.personalFieldChip('Message text', 'First name Asha')).toBeFocused();
    await expect(form.personalFieldChip('Link', 'First name Asha')).toBeVisible();
    await page.keyboard.press('Control+z');
    await templatePage.expectSaid('Undone: rename a personal field.');
    await expect(form.personalFieldChip('Message text', 'Customer name Asha')).toBeVisible();
    await page.keyboard.press('Control+Shift+z');
    await expect(form.personalFieldChip('Message text', 'First name Asha')).toBeVisible();
  });
  await test.step('the list of samples shows and changes it, and it survives a reload with its undo', async () => {
    await templatePage.openDrawer('Samples');
    await expect(samples.name('First name')).toHaveValue('First name');
    await samples.sample('First name').fill('Meera');
    await expect(phone.bubble).toContainText('Hello Meera');
    await samples.shown.selectOption({ label: 'Short values' });
    await expect(phone.bubble).toContainText('Hello Al');
    await templatePage.expectSaved();
    await page.reload();
    await expect(phone.bubble).toContainText('Hello Al');
    const asParameters = page.getByRole('button', {
      name: 'Show personal fields instead of sample values',
    });
    await asParameters.click();
    await expect(phone.bubble).toContainText(`Hello ${marker}`);
    await asParameters.click();
    await expect(phone.bubble).toContainText('Hello Meera');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(phone.bubble).toContainText('Hello Asha');
  });
  await test.step('neither name nor sample is in what is sent', async () => {
    const body = JSON.stringify(await templatePage.readJson());
    expect(body).toContain(`Hello ${marker}`);
    expect(body).not.toMatch(/First name|Asha|Friday/);
    const share = new ShareDialog(page);
    await share.open('For developers');
    await expect(share.panel).toContainText(marker);
    await expect(share.panel).not.toContainText(/First name|Asha|Friday/);
    await share.close();
  });
  await test.step('a link carries them on wish, and the draft that is made of it has them', async () => {
    const share = new ShareDialog(page);
    await share.open();
    await share.panel.getByLabel('Include sample values').check();
    const address = share.panel.getByLabel('Link', { exact: true });
    await expect(address).toHaveValue(/#v2\./);
    const shared = new InspectPage(page);
    await shared.open(await address.inputValue());
    await expect(shared.android).toContainText('Hello Asha, see you on Friday');
    await shared.useAsDraft.click();
    await expect(form.personalFieldChip('Message text', 'First name Asha')).toBeVisible();
  });
  await test.step('the library reads it with its samples', async () => {
    await templatePage.expectSaved();
    await page.goto('/');
    await expect(page.getByText('Hello Asha, see you on Friday').first()).toBeVisible();
    await expect(page.getByText(marker)).toHaveCount(0);
  });
});

test('a file of values is checked row by row, the worst first, and a row becomes the longest values @full', async ({
  templatePage,
  page,
}) => {
  const { form, phones } = templatePage;
  const samples = new Samples(page);
  await templatePage.openNew('Rich card', uniqueName());
  await form.fillIn({ Title: 'Hello [custom_param1a], welcome' });
  await templatePage.openDrawer('Samples');
  const section = page.getByRole('region', { name: 'Test with your customer list' });
  const row = section.getByRole('listitem').filter({ hasText: 'Row 2,003' });
  const choose = async (rows: string) => {
    const chooser = page.waitForEvent('filechooser');
    await section.getByRole('button', { name: /^Choose/ }).click();
    await (await chooser).setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
  };
  await test.step('a file without rows is refused in words', async () => {
    await choose('Name only');
    await expect(section.getByRole('alert')).toContainText('people.csv has no rows');
  });
  await test.step('the rows are counted, and the worst is first', async () => {
    const people = Array.from({ length: 2000 }, (_, index) => `Asha ${index}`);
    await choose(['Customer', ...people, '"B, long"', 'W'.repeat(190), ''].join('\n'));
    await expect(section.getByRole('combobox')).toHaveValue('0');
    await expect(section).toContainText('1 of 2,002 rows need attention');
    await expect(row).toContainText('Title has 205 characters');
  });
  await test.step('the phones are asked about the longest texts, and show a row and the samples again', async () => {
    await expect(section).toContainText('Tested 60 of 2,002 rows on both phones');
    await expect(section).toContainText('1 of 2,002 rows need attention');
    await expect(row).toContainText(/only \d+ of 205 characters of the title fit/);
    const show = row.getByRole('button', { name: 'Show row 2,003 on the phone' });
    await show.click();
    // The iPhone cuts more of it, so it takes the place of the other phone.
    await expect(phones.iPhone.cards).toContainText('Hello WWW');
    await expect(samples.shown.locator('option:checked')).toHaveText('Row 2,003 of the file');
    await show.click();
    await expect(phones.android.cards).toContainText('Hello');
    await expect(phones.android.cards).not.toContainText('Hello WWW');
  });
  await test.step('a row becomes the longest values', async () => {
    await row.getByRole('button', { name: 'Use row 2,003 as longest values' }).click();
    await templatePage.expectSaid('The longest values are now those of row 2003.');
  });
  await test.step('Check knows it without the file', async () => {
    await templatePage.openDrawer('Check');
    await expect(page.getByRole('tabpanel', { name: /Check/ })).toContainText(
      'With the longest sample values',
    );
  });
  await test.step('the file stays while its panel is closed, and the focus while a narrow window shows a row', async () => {
    await templatePage.openDrawer('Samples');
    await expect(section).toContainText('people.csv: 2,002 rows');
    await page.setViewportSize({ width: 390, height: 844 });
    const view = (name: string) => page.getByRole('group', { name: 'View' }).getByRole('button', { name });
    await view('Check').click();
    await row.getByRole('button', { name: 'Show row 2,003 on the phone' }).click();
    await expect(view('Preview')).toBeFocused();
    await view('Check').click();
    await expect(section).toContainText('people.csv: 2,002 rows');
  });
});
