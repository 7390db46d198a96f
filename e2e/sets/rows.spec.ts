import { expectAccessible } from '../accessibility/checks';
import { SetPage } from '../models/SetPage';
import { uniqueName } from '../models/bench/uniqueName';
import { expect, test } from '../support/test';

const shot = process.env.SHOTS;

test(
  'forty branches from a sheet: the dry run names what is wrong, and after mending each is created once',
  { tag: '@core' },
  async ({ page, templatePage }) => {
    const set = new SetPage(page);
    const name = uniqueName().slice(0, 12);
    const branch = (index: number) => [
      `${name}_b${index}`,
      `Branch ${index}`,
      `98765 432${String(index).padStart(2, '0')}`,
    ];
    const rows = Array.from({ length: 40 }, (_, index) => branch(index));
    rows[4] = [`${name}_b4`, 'Branch 4', '12345'];
    rows[9] = [`${name}_of_the_new_shop`, 'Branch 9', '98765 43299'];
    rows[20] = branch(12);
    // A template that exists at the platform.
    await page.request.post('/api/v2/rcs/demo/templates', {
      data: { name: `${name}_b30`, type: 'text_message', component: { text: 'Here since yesterday.' } },
    });
    await templatePage.writeTextMessage(name, 'We open in {{Branch}}. Call {{Phone}}.');
    await templatePage.buttons.add({
      kind: 'Call a number',
      entries: { 'Button text': 'Call us', 'Phone number': '{{Phone}}' },
    });
    await set.open();
    await set.showTab('Rows');
    if (shot) await page.screenshot({ path: `${shot}/rowsEmpty.png` });

    await test.step('the dry run names all four with their rows', async () => {
      await set.pasteRows([['Template name', 'Branch', 'Phone'], ...rows]);
      const problems = page.getByRole('group', { name: /rows with errors/ });
      await expect(problems).toContainText(/Row 5 \(.*Branch 4.*\): .*Phone number/);
      await expect(problems).toContainText(/Row 10 \(.*\): The name/);
      await expect(problems).toContainText(/Row 21 \(.*\): Same as row 13\./);
      await expect(problems).toContainText(`: A template named “${name}_b30” exists already.`);
      if (shot) await page.screenshot({ path: `${shot}/rowsPlan.png`, fullPage: true });
      await set.useRows();
    });
    await test.step('each is mended in place', async () => {
      if (shot) await page.screenshot({ path: `${shot}/rows.png`, fullPage: true });
      await expectAccessible(page, 'rows of a set');
      await page.getByRole('button', { name: /^Use .*_of_the/ }).click();
      await page.getByRole('button', { name: 'Leave it out' }).click();
      await page.getByRole('button', { name: /^Use .*_b30/ }).click();
      await page.getByRole('button', { name: /^Row 5 / }).click();
      await page.getByRole('textbox', { name: 'Phone' }).fill('+919876543204');
      await expect(page.getByText('can’t become a template yet')).toHaveCount(0);
    });
    await test.step('the fields of the source offer the values of the sheet, and take them for what they are', async () => {
      await set.back();
      await expect(page.getByRole('button', { name: /Make it a personal field/ })).toHaveCount(0);
      await page.getByRole('button', { name: 'Add personal field: Message text' }).click();
      await page
        .getByRole('group', { name: 'From the rows of the sheet' })
        .getByRole('button', { name: '{{Branch}}' })
        .click();
      const text = templatePage.form.field('Message text');
      await expect(text).toHaveValue('We open in {{Branch}}. Call {{Phone}}.{{Branch}}');
      await expect(text).toBeFocused();
      await page.keyboard.press('Control+z');
      await expect(text).toHaveValue('We open in {{Branch}}. Call {{Phone}}.');
      await page.getByRole('link', { name: /^Send \d+ templates/ }).click();
    });
    await test.step('39 are created', async () => {
      await expect(page.getByRole('status').filter({ hasText: 'Ready to send: 39' })).toBeVisible();
      await set.send();
      await expect(page.getByRole('status').filter({ hasText: 'Created: 39' })).toBeVisible();
      if (shot) await page.screenshot({ path: `${shot}/rowsSent.png`, fullPage: true });
      const list = (await (await page.request.get('/api/v2/rcs/demo/templates')).json()) as {
        templates?: { name: string }[];
      };
      expect(JSON.stringify(list).split(`"${name}_b7"`)).toHaveLength(2);
    });
    await test.step('a row without a value that the message needs is not sent', async () => {
      await set.showTab('Rows');
      await page.getByRole('button', { name: /Branch 8/ }).click();
      await page.getByRole('textbox', { name: 'Branch', exact: true }).fill('');
      await set.showTab('Send');
      await expect(set.lines.filter({ hasText: '“Branch” is empty' })).toContainText('Has errors');
      await page.getByRole('button', { name: /^Undo/ }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Created: 39' })).toBeVisible();
    });
    await test.step('a changed row goes out under the next name', async () => {
      await set.showTab('Rows');
      await page.getByRole('button', { name: /Branch 7/ }).click();
      await page.getByRole('textbox', { name: 'Branch', exact: true }).fill('Branch Seven');
      await set.showTab('Send');
      await expect(
        page.getByRole('status').filter({ hasText: 'Changed since it was created: 1' }),
      ).toBeVisible();
      await set.send();
      await expect(page.getByRole('status').filter({ hasText: 'Created: 39' })).toBeVisible();
    });
  },
);
