import { expect, test } from '../support/test';
import { uniqueName } from '../models/bench/uniqueName';

test('the header says how the draft stands, and offers the next name after a change', async ({
  page,
  platform,
  templatePage,
}) => {
  const { form, sending } = templatePage;
  const name = `${uniqueName().slice(0, 12)}x`;
  await platform.answers(name, '201:approved');
  await templatePage.writeTextMessage(name);
  await expect(sending.status).toHaveText('Status: Draft');
  await sending.send();
  await sending.expectStatus('Approved');
  await expect(sending.status).toHaveText(/Approved.*since today, \d\d:\d\d/);

  await sending.area.getByRole('button', { name: 'Close' }).click();
  await expect(sending.area).toBeHidden();
  await expect(sending.status).toBeFocused();
  await form.fillIn({ 'Message text': 'It arrives on Wednesday.' });
  await expect(sending.status).toHaveText(/Approved.*changed since sent: needs a new name/);
  await page.getByRole('banner').getByRole('button', { name: /^Use / }).click();
  await expect(templatePage.name).toHaveValue(/_2$/);
  await expect(templatePage.name).toBeFocused();
  await expect(sending.status).toHaveText('Status: Draft');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(templatePage.name).toHaveValue(name);
  // The stored draft must not have the next name any more: it would count as used.
  await templatePage.expectSaved();

  await sending.press();
  await sending.review.getByRole('button', { name: /^Use / }).click();
  await expect(sending.review.getByText(`${name}_2`, { exact: true })).toBeVisible();
  await expect(sending.review.getByRole('button', { name: /^Use / })).toBeHidden();
});

test('the review shows both phones and leads from a warning to its field', async ({ page, templatePage }) => {
  const { form, sending } = templatePage;
  await templatePage.writeTextMessage(uniqueName(), 'Hello {{name}}');
  await sending.press();
  await expect(sending.review.getByTestId('preview-bubble')).toHaveText(['Hello {{name}}', 'Hello {{name}}']);
  await expect(sending.review.getByText('{{name}}', { exact: false }).first()).toBeVisible();
  await sending.review.getByRole('button', { name: 'Message text' }).first().click();
  await expect(sending.review).toBeHidden();
  await expect(form.field('Message text')).toBeFocused();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
});
