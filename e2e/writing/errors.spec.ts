import { expect, test } from '../support/test';

test(
  'errors appear on leaving a field, never on first focus, and stay until they are fixed',
  { tag: '@core' },
  async ({ templatePage }) => {
    const { form } = templatePage;
    await templatePage.openNew('Text message');
    await form.field('Message text').focus();
    await form.expectNoError('Message text');
    await templatePage.name.focus();
    await form.expectError('Message text', 'Enter the');
    await form.expectNoError('Template name');

    // A name of which nothing can be made; what has one meaning is taken.
    await templatePage.name.fill('???');
    await form.expectNoError('Template name');
    await templatePage.name.blur();
    await form.expectError(
      'Template name',
      'can only contain lowercase letters (a to z), digits and underscores',
    );
    await templatePage.name.fill('order_Shipped');
    await form.expectError(
      'Template name',
      'can only contain lowercase letters (a to z), digits and underscores',
    );
    await templatePage.name.fill('order_shipped');
    await form.expectNoError('Template name');
  },
);

test(
  'sending with errors moves the focus to a summary with links to the fields in their order',
  { tag: '@core' },
  async ({ templatePage }) => {
    const { form, buttons, sending } = templatePage;
    const creations = sending.countCreations();
    await templatePage.openNew('Text message', '???');
    await buttons.add({ kind: 'Call a number', entries: { 'Phone number': '022 6612' } });
    await buttons.add({ kind: 'Quick reply', entries: { 'Button text': 'Yes' } });
    await sending.press();

    await expect(sending.errorSummary).toBeFocused();
    await expect(sending.review).toBeHidden();
    await expect(sending.errorSummary).toContainText('Fix 4 errors before sending');
    const entries = sending.errorSummary.getByRole('listitem');
    await expect(entries).toHaveText([
      /^Template name/,
      /^Message text/,
      /^Button 1 › Text/,
      /^Button 1 › Phone number/,
    ]);
    await form.expectError('Template name', 'lowercase');
    await form.expectError('Message text', 'Enter the');

    await entries.nth(3).getByRole('button').click();
    const call = buttons.button(1);
    await expect(call.field('Phone number')).toBeFocused();
    await call.expectError('Phone number', 'country code');
    await call.fillIn({ 'Phone number': '+912266123456' });
    await call.expectNoError('Phone number');
    await expect(entries).toHaveCount(3);

    await entries.nth(2).getByRole('button').click();
    await expect(call.field('Button text')).toBeFocused();
    await call.fillIn({ 'Button text': 'Call us' });
    await entries.nth(1).getByRole('button').click();
    await form.fillIn({ 'Message text': 'Hello.' });
    await expect(sending.errorSummary).toContainText('Fix 1 error before sending');
    await entries.nth(0).getByRole('button').first().click();
    await expect(templatePage.name).toBeFocused();
    await templatePage.name.fill('right_name');
    await expect(sending.errorSummary).toBeHidden();
    await sending.press();
    await expect(sending.review).toBeVisible();
    expect(creations()).toBe(0);
  },
);

test('an error in a closed card opens that card', async ({ templatePage }) => {
  const { cards, sending } = templatePage;
  await templatePage.openExample('fashion');
  const third = await cards.open(3);
  await third.fillIn({ Title: 'T'.repeat(201) });
  await cards.open(1);
  await sending.press();
  await expect(cards.line(3)).toHaveAccessibleName(/\d errors?$/);
  await sending.errorSummary.getByRole('button', { name: /^Card 3 › Title/ }).click();
  await expect(third.field('Title')).toBeFocused();
  await third.expectError('Title', 'Title has 201 characters. Use 200 or fewer.');
});

test('a tall picture in small cards is reported at once, at its height and in the outline', async ({
  templatePage,
}) => {
  const { cards, form } = templatePage;
  await templatePage.openExample('fashion');
  const card = await cards.open(2);
  await card.fillIn({ Height: 'Tall (264 dp)' });
  await form.choice('Small').check();
  await card.expectError('Height', 'Tall');
  await expect(cards.line(2)).toHaveAccessibleName(/1 error$/);
  await form.choice('Medium').check();
  await card.expectNoError('Height');
});

test(
  'Check lists errors, warnings and tips, each with a link to its field',
  { tag: '@core' },
  async ({ templatePage }) => {
    const { page, form, buttons } = templatePage;
    await templatePage.openNew('Text message', '???');
    await form.fillIn({ 'Message text': 'Hello {{name}}' });
    await buttons.add({
      kind: 'Open a link',
      entries: { 'Button text': 'Shop', Link: 'http://shop.example/' },
    });
    await templatePage.openDrawer('Check');
    const errors = page.getByRole('region', { name: 'Errors' });
    await expect(errors.getByRole('listitem').filter({ hasText: 'Template name' })).not.toHaveCount(0);
    const warnings = page.getByRole('region', { name: 'Warnings' });
    await expect(warnings).toContainText('{{name}}');
    await expect(warnings).toContainText('Link');
    await expect(page.getByRole('region', { name: 'Tips' })).toContainText('shop.example');
    await errors.getByRole('button', { name: 'Template name', exact: true }).click();
    await expect(templatePage.name).toBeFocused();

    // Scrolled to its end, the panel shows the errors all the same when somebody sends.
    await page
      .getByRole('region', { name: 'Tips' })
      .evaluate((tips) => tips.scrollIntoView({ block: 'end' }));
    await templatePage.sending.press();
    await expect(templatePage.sending.errorSummary).toBeFocused();
    await expect(templatePage.sending.errorSummary).toBeInViewport();
  },
);
