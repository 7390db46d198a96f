import type { Locator, Page } from '@playwright/test';
import { dark, light, lookIn } from '../../accessibility/views';
import { expect, test } from '../../support/test';
import { DrawnPhone } from '../support/DrawnPhone';
import { servePictures } from '../support/servePictures';
import { action, carousel, media, openUrl, reply } from '../support/templates';

const share = action('Where I am', { shareLocationAction: {} });
/** Too long for a notification, short enough for a card. */
const words = 'Fresh every week, and delivered to your door. '.repeat(6).trim();
const template = carousel([
  {
    title: 'First card',
    description: words,
    media: media('3x2.svg', 'SHORT'),
    suggestions: [share, openUrl('Shop now'), reply('Later')],
  },
  { title: 'Second card' },
]);

const showView = (page: Page, view: string) =>
  page.getByLabel('Phone view').filter({ visible: true }).selectOption({ label: view });

const sizeOf = (screen: Locator) =>
  screen.evaluate((part) => (part instanceof HTMLElement ? [part.offsetWidth, part.offsetHeight] : []));

test('101. small and large phones by name, and more contrast @full', async ({ page }) => {
  await servePictures(page);
  const android = new DrawnPhone(page);
  const iphone = new DrawnPhone(page, 'iPhone');
  await android.openTemplate(template);
  await android.choose('Phones', /^Both$/);
  await expect(iphone.screen).toBeVisible();
  for (const [label, choice, width, height] of [
    ['Android phone', 'Galaxy S24 (360 dp)', 360, 780],
    ['Android phone', 'Pixel 10 Pro XL (448 dp)', 448, 997],
    ['iPhone', 'iPhone SE (375 pt)', 375, 667],
    ['iPhone', 'iPhone 17 Pro Max (440 pt)', 440, 956],
  ] as const) {
    await android.set(label, choice);
    const { screen } = label === 'iPhone' ? iphone : android;
    // Two phones are zoomed; their own measures are not.
    await expect.poll(() => sizeOf(screen), { message: choice }).toEqual([width, height]);
  }
  const title = android.titles.first();
  await expect(title).not.toHaveCSS('color', 'rgb(0, 0, 0)');
  const settings = page.locator('details').filter({ hasText: 'Phone settings' });
  await settings.getByText('Phone settings').click();
  await settings.getByLabel('Increase contrast').check();
  await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(iphone.screen).toHaveAttribute('data-contrast', 'more');
});

test('102, 103. the notification, and the words of a screen reader @full', async ({ page }) => {
  await servePictures(page);
  const android = new DrawnPhone(page);
  const iphone = new DrawnPhone(page, 'iPhone');
  await android.openTemplate(template);
  await android.choose('Phones', /^Both$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Preview' }).click();
  const look = await lookIn(page, dark(390, 844), light(320, 640), light(1440, 960));

  await test.step('102. sender, text of the first card, the first suggestion that may stand there', async () => {
    await showView(page, 'Lock screen');
    for (const phone of [android, iphone]) {
      const notification = phone.part('notification');
      await expect(notification).toContainText('Your business');
      const text = phone.part('notification-text');
      await expect(text).toContainText('First card');
      expect(await text.evaluate((part) => part.scrollHeight > part.clientHeight)).toBe(true);
      expect((await phone.box(text)).height).toBeGreaterThan(0);
    }
    // The lock screen has one clock.
    for (const [phone, time] of [
      [android, '9:30'],
      [iphone, '9:41'],
    ] as const)
      await expect(phone.screen.getByText(time).filter({ visible: true })).toHaveCount(1);
    await expect(android.part('notification').getByRole('button')).toHaveText('Shop now');
    await expect(iphone.part('notification').getByRole('button')).toHaveCount(0);
    await look('notification on the lock screen');
  });
  await test.step('102. fewer lines while the phone is in use', async () => {
    const before = await android.box(android.part('notification-text'));
    await showView(page, 'Notification');
    await expect
      .poll(async () => (await android.box(android.part('notification-text'))).height)
      .toBeLessThan(before.height);
  });
  await test.step('102. its text leads to the field; a tap opens the message, its button acts', async () => {
    await android.part('notification-text').getByText('First card').click();
    await expect(android.field('Title')).toBeFocused();
    await android.startTrying();
    await android.part('notification').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(android.dialog).toContainText('shop.example/sale');
    await expect(android.dialog.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(android.screen.getByRole('group', { name: 'Conversation' })).toBeFocused();
    await expect(page.getByLabel('Phone view').filter({ visible: true })).toHaveValue('conversation');
    await android.choose('When you tap the phone', /^Edit$/);
  });
  await test.step('103. what TalkBack and VoiceOver say, in order, and what they do not', async () => {
    await showView(page, 'Screen reader');
    const talkBack = page.getByRole('region', { name: 'TalkBack on Android' });
    const voiceOver = page.getByRole('region', { name: 'VoiceOver on iPhone' });
    const stops = talkBack.getByTestId('reading-stop');
    await expect(stops.nth(0)).toHaveText('Your business, verified, heading');
    await expect(stops.nth(1)).toContainText('Image');
    await expect(stops.nth(2)).toHaveText('First card');
    await expect(stops.nth(5)).toHaveText('Shop now, shop.example/sale, button');
    await expect(voiceOver.getByTestId('reading-stop').nth(4)).toHaveText('Where I am, button');
    await expect(talkBack).toContainText('The content of the picture of card 1. Add alt text.');
    await stops.nth(2).getByRole('button').click();
    await expect(android.field('Title')).toBeFocused();
    await look('words of the screen readers');
  });
  await test.step('103. alt texts are read, and the list is copied', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const talkBack = page.getByRole('region', { name: 'TalkBack on Android' });
    await talkBack.getByRole('button', { name: 'Copy TalkBack on Android' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n').slice(0, 4)).toEqual([
      'TalkBack on Android',
      '1. Your business, verified, heading',
      '2. Image',
      '3. First card',
    ]);
  });
});
