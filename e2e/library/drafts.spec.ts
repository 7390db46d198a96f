import { expect, test } from '../support/test';
import { uniqueName } from '../models/bench/uniqueName';

test('a reload keeps the draft as it was written, and the time of its saving is shown', async ({
  templatePage,
}) => {
  const { page, form, buttons, phone } = templatePage;
  await templatePage.openNew('Text message', 'kept_over_reload');
  await form.fillIn({ 'Message text': 'Still here.' });
  await buttons.add({
    kind: 'Call a number',
    entries: { 'Button text': 'Call us', 'Phone number': '022 66' },
  });
  await templatePage.expectSaved();
  await page.reload();
  await expect(templatePage.name).toHaveValue('kept_over_reload');
  await expect(form.field('Message text')).toHaveValue('Still here.');
  await expect(phone.bubble).toHaveText('Still here.');
  await expect(phone.chips).toHaveText(['Call us']);
  // The open button is restored as well.
  await expect(buttons.button(1).field('Phone number')).toHaveValue('022 66');
});

test(
  'leaving right after the last letter loses nothing',
  { tag: '@core' },
  async ({ templatePage, libraryPage, page }) => {
    await templatePage.writeTextMessage('left_at_once', 'The last letter');
    await page.getByRole('link', { name: 'Templates', exact: true }).click();
    await libraryPage.draft('left_at_once').click();
    await expect(templatePage.form.field('Message text')).toHaveValue('The last letter');
  },
);

test('the library continues the last draft and lists the others @full', async ({
  templatePage,
  libraryPage,
  page,
}) => {
  await libraryPage.open();
  await expect(libraryPage.empty).toBeVisible();
  await libraryPage.startNew('Text message');
  await templatePage.name.fill('first_draft');
  await templatePage.form.fillIn({ 'Message text': 'The first.' });
  await page.getByRole('link', { name: 'Templates', exact: true }).click();
  await libraryPage.startNew('Carousel');
  await templatePage.name.fill('second_draft');
  await page.getByRole('link', { name: 'Templates', exact: true }).click();

  await expect(libraryPage.drafts).toHaveText([
    /second_draft.*Draft.*Carousel/,
    /first_draft.*The first..*Draft.*Text message/,
  ]);
  await libraryPage.continueLink.click();
  await expect(templatePage.name).toHaveValue('second_draft');
  await page.goBack();
  await libraryPage.draft('first_draft').click();
  await expect(templatePage.form.field('Message text')).toHaveValue('The first.');
});

test('a deleted draft can be restored', { tag: '@core' }, async ({ templatePage, libraryPage, page }) => {
  await templatePage.writeTextMessage('deleted_draft');
  await templatePage.expectSaved();
  await libraryPage.open();
  await libraryPage.delete('deleted_draft');
  await expect(libraryPage.undo).toBeFocused();
  await templatePage.expectSaid('Deleted: deleted_draft');
  await libraryPage.undo.click();
  await expect(libraryPage.draft('deleted_draft')).toBeVisible();
  await page.reload();
  await libraryPage.delete('deleted_draft');
  await expect(libraryPage.undo).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No drafts here.' })).toBeVisible();
  await expect(page.getByText('You can restore what was deleted: Recently deleted (1)')).toBeVisible();
});

test('an address of a draft that is not on this device says so', async ({ page }) => {
  await page.goto('/templates/0123456789abcdef');
  await expect(page.getByRole('group', { name: 'This draft can’t be found' })).toBeVisible();
  await page.getByRole('link', { name: 'Your templates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
});

test('a sending is kept with the draft', async ({ templatePage, platform, page }) => {
  const { sending } = templatePage;
  const name = uniqueName();
  await platform.answers(name, '201:approved');
  await templatePage.writeTextMessage(name);
  await sending.send();
  await sending.expectStatus('Approved');
  await page.reload();
  await sending.open();
  await expect(sending.history).toHaveCount(1);
  await expect(sending.history.first()).toContainText('Approved');
});

test('after a reload every step can still be undone, and the page looks as before', async ({
  templatePage,
  page,
}) => {
  const { form, cards, phone } = templatePage;
  await templatePage.openExample('fashion', 'steps_kept');
  await (await cards.open(2)).fillIn({ Title: 'Typed before the reload' });
  await cards.act(4, 'delete');
  await cards.open(2);
  await page.getByRole('radio', { name: 'iPhone' }).check();
  await page.getByRole('tab', { name: 'Samples' }).click();
  await templatePage.expectSaved();
  await page.reload();

  await expect(page.getByRole('tab', { name: 'Samples' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('region', { name: 'iPhone preview' })).toBeVisible();
  await expect(form.field('Title')).toHaveValue('Typed before the reload');
  await expect(cards.line(2)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('radio', { name: 'Android' }).check();
  await expect(phone.cards).toHaveCount(4);
  await expect(phone.screen.getByText('Typed before the reload', { exact: true })).toBeInViewport();
  await page.keyboard.press('Control+z');
  await expect(phone.cards).toHaveCount(5);
  await page.keyboard.press('Control+z');
  await expect(form.field('Title')).toHaveValue('The orchard dress');
  await templatePage.expectSaved();
  await page.reload();
  // The page listens to keys once it has drawn the draft.
  await expect(form.field('Title')).toHaveValue('The orchard dress');
  await page.keyboard.press('Control+Shift+z');
  await expect(form.field('Title')).toHaveValue('Typed before the reload');
});

test('choosing which samples are shown is no change of the draft @full', async ({ templatePage, page }) => {
  await templatePage.openExample('order-shipped');
  await templatePage.expectSaved();
  await page.reload();
  await expect(page.getByTitle(/^Saved in this browser/)).toHaveText('Saved');
  await page.getByRole('tab', { name: 'Samples' }).click();
  await page.getByLabel('Show in preview').selectOption({ label: 'Short values' });
  await expect(page.getByRole('group', { name: 'Short values' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Show in preview')).toHaveValue('short');
  // After a save the mark shows the time.
  await expect(page.getByTitle(/^Saved in this browser/)).toHaveText('Saved');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});
