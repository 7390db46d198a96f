import type { Page } from '@playwright/test';
import { horizontalCard, media, reply, textMessage, verticalCard } from '../phone/support/templates';
import { createGate } from '../support/createGate';
import { android, expect, giveMessages, iPhone, openMessages, test } from './support/elementTest';

test.use({ ownContext: true });

// What a page gives that is missing or wrong, and what is then drawn and told.

const order = textMessage('Your order is on its way.', [reply('Thanks')]);

/** The details of all events `problem` so far, and what was written to the console. */
async function hearProblems(page: Page) {
  const console: string[] = [];
  page.on('console', (entry) => console.push(entry.text()));
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    document.addEventListener('problem', (event) => heard.push((event as CustomEvent).detail));
  });
  return { console, events: () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard) };
}

const shadowText = (page: Page) =>
  page.locator('rcs-message').evaluate((element) => element.shadowRoot?.textContent);

const setProperties = (page: Page, body: string) =>
  page.locator('rcs-message').evaluate((element, code) => {
    const values: Record<string, () => unknown> = {
      undefinedName: () => ({ sender: { name: undefined } }),
      nullName: () => ({ sender: { name: null } }),
      numericName: () => ({ sender: { name: 5, color: 'green', verified: false } }),
      numericSender: () => ({ sender: 5 }),
      throwing: () => ({
        pictureAddress: () => {
          throw new Error('No proxy');
        },
      }),
      noFunction: () => ({ pictureAddress: 'https://proxy.example' }),
    };
    Object.assign(element, values[code]?.());
  }, body);

test('nothing is said while a message is awaited, and the console says once that none is set', async ({
  page,
  foreign,
}) => {
  const file = createGate();
  await page.route('**/order.json', async (route) => {
    await file.isOpen;
    await route.fulfill({ json: order });
  });
  const { console } = await hearProblems(page);
  await openMessages(page, foreign, '<rcs-message></rcs-message>', undefined);
  await expect(page.locator('rcs-message [data-phone]')).toHaveCount(2);
  await giveMessages(page, null);
  await expect.poll(() => console.join('\n')).toContain('Set the property “message” or the attribute “src”.');
  expect(await shadowText(page)).toBe('');
  await page.locator('rcs-message').evaluate((element) => element.setAttribute('src', '/order.json'));
  expect(await shadowText(page)).toBe('');
  file.open();
  await expect(android(page)).toContainText('on its way');
  await giveMessages(page, '');
  await expect(page.getByText('The property “message” is empty.')).toHaveCount(1);
  expect(console.filter((text) => text.includes('attribute “src”'))).toHaveLength(1);
});

test('a field of the wrong kind is left out and named, and null is as if it was absent', async ({
  page,
  foreign,
}) => {
  const { console, events } = await hearProblems(page);
  const place = { viewLocationAction: { latLong: { latitude: 52.5, longitude: '13.4' }, label: 'Shop' } };
  await openMessages(page, foreign, '<rcs-message></rcs-message>', {
    type: 'text_message',
    component: {
      text: 'Come to us',
      suggestions: [{ reply: null }, null, { action: { ...place, fallbackUrl: null, text: 'The shop' } }],
    },
  });
  for (const phone of [android(page), iPhone(page)]) {
    // oxlint-disable-next-line no-await-in-loop -- one page
    await expect(phone).toContainText('Come to us');
  }
  const latitude = {
    message: 'Latitude must be text.',
    path: 'component.suggestions.2.action.viewLocationAction.latLong.latitude',
  };
  const button = { message: 'Button 2 must be an object.', path: 'component.suggestions.1' };
  expect(await events()).toEqual([button, latitude]);
  const sentence = 'Latitude must be text. Button 3 › Place › Latitude';
  expect(console.join('\n')).toContain(sentence);
  await expect(page.getByText(sentence)).toHaveCount(1);
  // The button that is told of is the one of the body.
  await page.evaluate(() =>
    document.addEventListener('tap', (event) => {
      document.title = (event as CustomEvent<{ path: string }>).detail.path;
    }),
  );
  await android(page).getByRole('button', { name: 'The shop' }).click();
  await expect(page).toHaveTitle('component.suggestions.2');
  const standaloneCard = { cardOrientation: 'VERTICAL', cardContent: { title: 5, suggestions: null } };
  await giveMessages(page, { type: 'rich_card', component: { richCard: { standaloneCard } } });
  await expect(page.getByText('Title must be text.')).toHaveCount(1);
  await giveMessages(page, { type: 'postcard', component: {} });
  await expect(page.getByText('Type must be text_message, rich_card or carousel.')).toHaveCount(1);
  expect((await events()).at(-1)).toMatchObject({ path: 'type' });
  await giveMessages(page, order);
  await expect(page.getByText('must be')).toHaveCount(0);
});

for (const name of ['undefinedName', 'nullName', 'numericName', 'numericSender', 'throwing', 'noFunction']) {
  test(`a wrong value of a property leaves the phone alive: ${name}`, async ({ page, foreign }) => {
    const { console, events } = await hearProblems(page);
    const card = verticalCard({ title: 'Your order is on its way.', media: media('3x2.svg', 'SHORT') });
    await openMessages(page, foreign, '<rcs-message phone="android" sender="Lark"></rcs-message>', card);
    await setProperties(page, name);
    const said = {
      numericName: 'The name of the property “sender” must be text.',
      numericSender: 'The property “sender” must be an object or text.',
      throwing: 'The function “pictureAddress” failed: Error: No proxy',
      noFunction: 'The property “pictureAddress” must be a function.',
    }[name];
    if (said !== undefined) {
      await expect.poll(() => console.join('\n')).toContain(said);
      expect(await events()).toContainEqual(expect.objectContaining({ message: said }));
    }
    await expect(android(page)).toContainText('Lark');
    await expect(android(page)).toContainText('on its way');
    await page.locator('rcs-message').evaluate((element) => Object.assign(element, { sender: 'Northlight' }));
    await expect(android(page)).toContainText('Northlight');
    expect(console.filter((text) => said !== undefined && text.includes(said)).length).toBeLessThan(2);
  });
}

test('remarks for authors can be left out', async ({ page, foreign }) => {
  const card = horizontalCard('LEFT', { description: 'Shoes', media: media('3x2.svg', 'SHORT') });
  Object.assign(card, { name: 5 });
  await openMessages(page, foreign, '<rcs-message sender-color="#ffff00"></rcs-message>', card);
  const remarks = page.getByText(/is an estimate|are estimates|contrast|must be text/);
  await expect(iPhone(page)).toContainText('Shoes');
  await expect(remarks).toHaveCount(4);
  await page.locator('rcs-message').evaluate((element) => element.setAttribute('notes', 'none'));
  await expect(remarks.filter({ visible: true })).toHaveCount(0);
  await expect(iPhone(page)).toContainText('Shoes');
});

test('words outside of the phones have the colour of the page', async ({ page, foreign }) => {
  await openMessages(page, foreign, '<rcs-message></rcs-message>', order);
  await page.evaluate(() => Object.assign(document.body.style, { background: '#111', color: '#eee' }));
  const caption = page.getByText('exact sizes are estimates');
  await expect(caption).toHaveCSS('color', 'rgb(238, 238, 238)');
  await giveMessages(page, '{');
  await expect(page.getByText('not JSON')).toHaveCSS('color', 'rgb(238, 238, 238)');
  await expect(page.getByText('not JSON')).toHaveCount(1);
});

test('what is put in place of a picture fills its box, in the middle and without the colour of an error', async ({
  page,
  foreign,
}) => {
  await page.route('https://pictures.test/**', (route) => route.abort());
  const card = verticalCard({ title: 'Shoes', media: media('3x2.svg', 'SHORT') });
  const slotted = '<b slot="android-picture-1">Removed</b>';
  await openMessages(page, foreign, `<rcs-message phone="android" pictures>${slotted}</rcs-message>`, card);
  const box = android(page).locator('[data-state="broken"]');
  await expect(box).toBeVisible();
  const removed = page.getByText('Removed');
  expect(await removed.boundingBox()).toEqual(await box.boundingBox());
  await expect(removed).toHaveCSS('place-content', 'center');
  const error = await box.evaluate((element) => getComputedStyle(element).color);
  await expect(removed).not.toHaveCSS('color', error);
});

test('the mark of a verified sender can be switched off by an attribute', async ({ page, foreign }) => {
  await openMessages(page, foreign, '<rcs-message phone="android" sender="Lark"></rcs-message>', order);
  const mark = android(page).getByRole('img', { name: /verified/i });
  await expect(mark.first()).toBeVisible();
  await page.locator('rcs-message').evaluate((element) => element.setAttribute('sender-verified', 'no'));
  await expect(mark).toHaveCount(0);
});
