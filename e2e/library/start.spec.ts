import { sampleOf } from '../../scripts/tests/sizes.mjs';
import { ImportDialog } from '../models/dialogs/ImportDialog';
import { expect, test } from '../support/test';

for (const address of sampleOf(['/', '/templates/new'], 2)) {
  test(`${address} leads to a kind, a finished template or a pasted one, with one press each`, async ({
    templatePage,
    libraryPage,
    page,
  }) => {
    await page.goto(address);
    const kinds = page.getByRole('list', { name: 'New template' });
    await expect(kinds.getByRole('link')).toHaveText(['Text message', 'Rich card', 'Carousel']);
    await kinds.getByRole('link', { name: 'Text message' }).click();
    await templatePage.form.fillIn({ 'Message text': 'One press, then typing.' });
    await templatePage.expectSaved();
    if (address === '/') {
      await libraryPage.open();
      await libraryPage.delete('Untitled template');
      await expect(libraryPage.empty).toBeVisible();
    } else await page.goto(address);

    await page.getByRole('link', { name: 'Use this template: Diwali sale' }).click();
    await expect(templatePage.name).toHaveValue('diwali_sale');
  });
}

test('a text in the box is shown as what it becomes first, and stays if that is cancelled', async ({
  templatePage,
  page,
}) => {
  const body = { name: 'from_the_box', type: 'text_message', component: { text: 'Hello' } };
  const dialog = new ImportDialog(page);
  await page.goto('/');
  const box = page.getByRole('textbox', { name: 'Paste anything' });
  const read = page.getByRole('button', { name: 'Preview', exact: true });
  await expect(read).toBeDisabled();
  await box.fill(JSON.stringify(body));
  await read.click();
  await expect(dialog.dialog).toBeVisible();
  await dialog.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(box).toHaveValue(JSON.stringify(body));
  await read.click();
  await dialog.openButton.click();
  await expect(templatePage.name).toHaveValue('from_the_box');

  // With drafts, the box is in the dialog of "New template".
  await templatePage.expectSaved();
  await page.goto('/');
  await page.getByRole('button', { name: 'New template' }).click();
  await box.fill(JSON.stringify({ ...body, name: 'from_the_dialog' }));
  await read.click();
  await dialog.openButton.click();
  await expect(templatePage.name).toHaveValue('from_the_dialog');
});
