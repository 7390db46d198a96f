import { sampleOf } from '../../scripts/tests/sizes.mjs';
import { expect, test } from '../support/test';
import { uniqueName } from '../models/bench/uniqueName';
import { expectFocusSeen, tabTo } from './focus';

// Each press of a key is followed by a check of the page.

test(
  'a text message with a button is written and sent without the mouse',
  { tag: '@core' },
  async ({ page, platform, libraryPage, templatePage }) => {
    const name = uniqueName();
    await platform.answers(name, '201:approved');
    await libraryPage.open();
    await expect(libraryPage.heading).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: 'Text message' }));
    await page.keyboard.press('Enter');

    await expect(templatePage.name).toBeVisible();
    await tabTo(page, templatePage.name);
    await page.keyboard.type(name);
    await tabTo(page, templatePage.form.field('Message text'));
    await page.keyboard.type('Your parcel arrives on Tuesday.');
    await tabTo(page, templatePage.buttons.addButton);
    await page.keyboard.press('Enter');

    const button = templatePage.buttons.button(1);
    await expect(button.field('Button text')).toBeVisible();
    await tabTo(page, button.line, 'Shift+Tab');
    await tabTo(page, button.field('What it does'));
    await page.keyboard.press('ArrowDown');
    await expect(button.field('What it does')).toHaveValue('openUrlAction');
    await page.keyboard.press('ArrowDown');
    await expect(button.field('What it does')).toHaveValue('dialAction');
    await tabTo(page, button.field('Button text'));
    await page.keyboard.type('Call us');
    await tabTo(page, button.field('Phone number'));
    await page.keyboard.type('+912266123456');

    await tabTo(page, templatePage.sending.sendButton);
    await page.keyboard.press('Enter');
    await expect(templatePage.sending.review).toBeVisible();
    await tabTo(page, templatePage.sending.review.getByRole('button', { name: 'Send now' }));
    await page.keyboard.press('Space');
    await templatePage.sending.expectStatus('Approved');
    await expectFocusSeen(page);
  },
);

for (const { width, height } of sampleOf(
  [
    { width: 1440, height: 900 },
    { width: 1024, height: 600 },
    { width: 390, height: 640 },
  ],
  3,
)) {
  test(`at ${width} px Tab leads through the whole template page and out again, both ways`, async ({
    page,
    templatePage,
  }) => {
    await page.setViewportSize({ width, height });
    await templatePage.openExample('fashion');
    await expect(templatePage.name).toBeVisible();
    const start = page.getByRole('link', { name: 'Templates', exact: true });
    const form = templatePage.cards.tool(1, 'delete');
    await tabTo(page, start);
    await tabTo(page, form);
    await tabTo(page, start);
    await tabTo(page, form, 'Shift+Tab');
    await tabTo(page, start, 'Shift+Tab');
  });
}

test('Escape closes the review, and the focus is back on the button', async ({ page, templatePage }) => {
  await templatePage.writeTextMessage(uniqueName());
  await templatePage.sending.sendButton.focus();
  await page.keyboard.press('Enter');
  await expect(templatePage.sending.review).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(templatePage.sending.review).toBeHidden();
  await expect(templatePage.sending.sendButton).toBeFocused();
});

test('Escape closes the parameter menu and the phone settings, and the focus is back where each was opened', async ({
  page,
  templatePage,
}) => {
  await templatePage.openNew('Text message');
  const menu = page.getByRole('button', { name: 'Add personal field: Message text' });
  const choice = page.getByRole('button', { name: 'Customer name' });
  const name = page.getByLabel('Field name');
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await tabTo(page, choice);
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  await expect(menu).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, choice);
  await page.keyboard.press('Enter');
  await expect(templatePage.form.field('Message text')).toHaveValue('[custom_param1a]');
  await expect(templatePage.form.field('Message text')).toBeFocused();

  const line = page.locator('summary').filter({ hasText: 'Phone settings' });
  await line.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Text size')).toBeVisible();
  await tabTo(page, page.getByLabel('Text size'));
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Text size')).toBeHidden();
  await expect(line).toBeFocused();
});

test('Alt with an arrow moves a card, and the focus goes with it', async ({ page, templatePage }) => {
  await templatePage.openExample('fashion');
  const { cards } = templatePage;
  const words = (await cards.line(1).getAttribute('aria-label'))?.replace(/^Card 1: /, '') ?? '';
  expect(words).not.toBe('');
  await cards.line(1).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(cards.line(2)).toHaveAccessibleName(`Card 2: ${words}`);
  await expect(cards.line(2)).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(cards.line(3)).toHaveAccessibleName(`Card 3: ${words}`);
  await expect(cards.line(3)).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(cards.line(1)).toHaveAccessibleName(`Card 1: ${words}`);
  await expect(cards.line(1)).toBeFocused();
  await templatePage.expectSaid(/moved/i);
});

test('Alt with an arrow moves a button, and the focus goes with it', async ({ page, templatePage }) => {
  await templatePage.openExample('feedback');
  const { buttons } = templatePage;
  const words = (await buttons.button(1).line.getAttribute('aria-label'))?.replace(/^Button 1: /, '') ?? '';
  expect(words).not.toBe('');
  await buttons.button(1).line.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(buttons.button(2).line).toHaveAccessibleName(`Button 2: ${words}`);
  await expect(buttons.button(2).line).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(buttons.button(1).line).toHaveAccessibleName(`Button 1: ${words}`);
  await expect(buttons.button(1).line).toBeFocused();
  await expectFocusSeen(page);
});

test('after each change of page the heading has the focus', async ({ page, libraryPage, templatePage }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await libraryPage.open();
  await expect(heading).toHaveText('Templates');
  await expect(heading).not.toBeFocused();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  for (const title of ['Gallery', 'Connection']) {
    await pages.getByRole('link', { name: title }).press('Enter');
    await expect(heading).toHaveText(title);
    await expect(heading).toBeFocused();
    await expectFocusSeen(page);
  }
  await page.goBack();
  await expect(heading).toHaveText('Gallery');
  await expect(heading).toBeFocused();
  await page
    .getByRole('link', { name: /^Use this template/ })
    .first()
    .press('Enter');
  await expect(heading).toHaveText('Template');
  await expect(heading).toBeFocused();
  await page.getByRole('link', { name: 'Templates', exact: true }).press('Enter');
  await expect(heading).toHaveText('Templates');
  await expect(heading).toBeFocused();
  await libraryPage.drafts.getByRole('link').first().press('Enter');
  await expect(templatePage.name).toBeVisible();
  await expect(heading).toBeFocused();
});

test('the sendings are entered at once, left by Escape from anywhere, and cover no control that has the focus', async ({
  page,
  templatePage,
}) => {
  const { sending } = templatePage;
  await templatePage.openExample('fashion');
  const heading = sending.area.getByRole('heading', { name: 'Sending' });
  await sending.status.press('Enter');
  await expect(heading).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sending.area).toBeHidden();
  await expect(sending.status).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  await templatePage.name.focus();
  await expect(sending.area).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sending.area).toBeHidden();
  await expect(templatePage.name).toBeFocused();

  await sending.status.press('Enter');
  await templatePage.openDrawer('Check');
  const panel = page.getByRole('tabpanel', { name: /Check/ });
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click({ trial: true });
  await expect(sending.area).toBeVisible();
  await page.getByRole('radio', { name: 'Both' }).focus();
  await expect(sending.area).toBeHidden();
});

test('beside the form the side panel closes when the focus comes to a control below it', async ({
  page,
  templatePage,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await templatePage.openExample('fashion');
  await templatePage.openDrawer('Check');
  const check = page.getByRole('tabpanel', { name: 'Check' });
  await expect(check).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Save picture' }), 'Shift+Tab');
  await expect(check).toBeHidden();
});
