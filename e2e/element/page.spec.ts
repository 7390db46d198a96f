import { dark, light, lookIn } from '../accessibility/views';
import { expect, test } from '../support/test';

// Every test of this fixture fails at a violation of our content security policy.

test('the page of the element runs it with a message and attributes of one’s own', async ({ page }) => {
  await page.goto('/element');
  const trying = page.getByRole('region', { name: 'Try it' });
  const phone = trying.getByRole('region', { name: 'iPhone preview' });
  await expect(phone).toContainText('Your order is on its way');
  await trying.getByLabel('phone', { exact: true }).selectOption('iphone');
  await trying.getByLabel('theme', { exact: true }).selectOption('dark');
  await expect(trying.getByRole('region', { name: 'Android preview' })).toHaveCount(0);
  await expect(phone).toHaveAttribute('data-theme', 'dark');
  await expect(trying.getByLabel('Code of this element')).toHaveText(
    '<rcs-message phone="iphone" theme="dark"></rcs-message>',
  );
  await phone.getByRole('button', { name: 'Choose another day' }).click();
  await expect(trying.getByText('Tapped on iphone: reply, “Choose another day”')).toBeVisible();
  await trying.getByLabel('Message').fill('{ "type": ');
  await expect(trying.getByText('This message is not JSON')).toBeVisible();
  await trying.getByLabel('Message').fill('{"type":"text_message","component":{"text":"Mine"}}');
  await expect(phone).toContainText('Mine');
});

test('its examples run, and its documentation is that of the project', async ({ page }) => {
  await page.goto('/element');
  const locked = page.getByRole('region', { name: 'On the lock screen' });
  await locked.getByRole('button', { name: /Northlight Bank/ }).click();
  await expect(locked.getByRole('button', { name: 'This was not me' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Something in place of a picture' }).getByText('Picture removed', {
      exact: true,
    }),
  ).toBeVisible();
  for (const name of ['In ten minutes', 'With a bundler', 'How it looks', 'Taps', 'Content security policy'])
    // oxlint-disable-next-line no-await-in-loop -- one page
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'sender, sender-color, sender-logo' })).toBeVisible();
});

test('it is found where developers look, and is accessible, wide and narrow', async ({ page }) => {
  await page.goto('/docs');
  await page.getByRole('link', { name: 'A phone in your own page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A phone in your own page' })).toBeVisible();
  await page.goto('/connection');
  await page.getByRole('link', { name: 'a phone in your own page' }).click();
  const look = await lookIn(page, light(1440, 960), dark(390, 844));
  await expect(page.getByRole('region', { name: 'Android preview' }).first()).toContainText('Your order');
  await look('the page of the element');
});

test('where the element cannot be loaded, the page offers to try again', async ({ page }) => {
  await page.route('**/element/rcs-message.js', (route) => route.abort());
  await page.goto('/element');
  await expect(page.getByText('This part of the page couldn’t be loaded').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'In ten minutes' })).toBeVisible();
});
