import { SetPage } from '../models/SetPage';
import { uniqueName } from '../models/bench/uniqueName';
import { expect, test } from '../support/test';

const sheetOf = (count: number) => [
  ['Branch', 'Phone'],
  ...Array.from({ length: count }, (_, index) => [`Branch ${index}`, '12345']),
];

test('the page of a set does not grow with its rows', async ({ page, templatePage }) => {
  const set = new SetPage(page);
  await templatePage.writeTextMessage(uniqueName().slice(0, 12), 'We open in {{Branch}}.');
  await templatePage.buttons.add({
    kind: 'Call a number',
    entries: { 'Button text': 'Call us', 'Phone number': '{{Phone}}' },
  });
  await set.open();
  await set.addLanguage('Hindi');
  await set.showTab('Rows');
  /** The elements of the Rows and Send tabs with so many rows, each of which has an error. */
  async function countElements(rows: number) {
    await set.pasteRows(sheetOf(rows));
    await set.useRows();
    await expect(
      page.getByText(`${rows.toLocaleString('en')} rows can’t become a template yet`),
    ).toBeVisible();
    const onRows = await page.locator('main *').count();
    await set.showTab('Send');
    await expect(page.getByRole('status').filter({ hasText: `Has errors: ${rows * 2}` })).toBeVisible();
    return { onRows, onSend: await page.locator('main *').count() };
  }
  const few = await countElements(150);
  await set.showTab('Rows');
  await page.getByRole('button', { name: 'Use a newer sheet' }).click();
  const many = await countElements(1000);
  // As many lines fit on the screen as before.
  expect(many.onRows).toBeLessThan(few.onRows + 20);
  expect(many.onSend).toBeLessThan(few.onSend + 20);

  await test.step('the errors that are not in the page are counted', async () => {
    await set.showTab('Rows');
    await expect(page.getByText('and 900 more')).toBeVisible();
  });
});
