import type { Locator } from '@playwright/test';
import { uniqueName } from '../models/bench/uniqueName';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

// What a finger needs on a phone.

const heightOf = async (control: Locator) => (await control.boundingBox())?.height;

test('the small tools of the form are high enough on a phone', async ({ page, templatePage }) => {
  const { form, buttons } = templatePage;
  await templatePage.openNew('Text message');
  const add = page.getByRole('button', { name: 'Add personal field: Message text' });
  expect(await heightOf(add)).toBeGreaterThanOrEqual(40);
  // It takes nothing from the field below it.
  const box = await form.field('Message text').boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 20, (box?.y ?? 0) + 3);
  await expect(form.field('Message text')).toBeFocused();

  const call = await buttons.add({ kind: 'Call a number', entries: { 'Button text': 'Call us' } });
  await call.finish('Phone number', '98765 43210');
  await call.offer('Phone number', 'Undo').click();
  await call.field('Phone number').blur();
  expect(await heightOf(call.more)).toBeGreaterThanOrEqual(40);
  const country = call.field('Country for Phone number');
  await expect(country).toBeVisible();
  expect(await heightOf(country)).toBeGreaterThanOrEqual(40);
});

test('the header has two rows on a phone, whatever the status says', async ({ page, templatePage }) => {
  const name = uniqueName();
  await templatePage.writeTextMessage(name);
  await templatePage.form.field('Message text').fill('Your parcel arrives on Wednesday.');
  await templatePage.sending.send();
  await templatePage.sending.expectStatus('Approval pending');
  const header = page.getByRole('banner');
  const menu = await header.getByRole('button', { name: 'Pages and display' }).boundingBox();
  const status = await templatePage.sending.status.boundingBox();
  expect(Math.abs((menu?.y ?? 0) - (status?.y ?? 99))).toBeLessThan(8);
  expect((await header.boundingBox())?.height).toBeLessThan(100);
});

test('a notice is a bar at the edge of a phone, and the end of the page is seen above it', async ({
  page,
  templatePage,
}) => {
  await templatePage.openExample('fashion');
  await templatePage.cards.act(1, 'delete');
  const notice = page.getByRole('group', { name: 'Notice' });
  await expect(notice).toContainText('Card 1 deleted.');
  const bar = await notice.boundingBox();
  expect(bar?.width).toBe(390);
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(844);
  const last = templatePage.form.area;
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const end = await last.boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});
