import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { writeShareLink } from '../../src/exchange/link/shareLink';
import { expectAccessible } from '../accessibility/checks';
import { carousel, dial, media, openUrl, reply, textMessage, verticalCard } from '../phone/support/templates';
import { servePictures } from '../phone/support/servePictures';
import { android, expect, giveMessages, iPhone, openMessages, test } from './support/elementTest';
import { createGate } from '../support/createGate';
import { hostileMessages } from './support/hostileMessages';

const order = textMessage('Your order is on its way. नमस्ते', [
  reply('Thanks'),
  dial('Call us'),
  openUrl('Track it'),
]);

test('a tap says what it would do, and the phone does it unless the page takes it over', async ({
  page,
  foreign,
}) => {
  await openMessages(page, foreign, '<rcs-message phone="android"></rcs-message>', order);
  await page.evaluate(() => {
    document.addEventListener('tap', (event) => {
      if (!(event instanceof CustomEvent)) return;
      document.body.dataset.tapped = JSON.stringify(event.detail);
      if (event.detail.kind === 'reply') event.preventDefault();
    });
  });
  const tapped = () => page.evaluate(() => JSON.parse(document.body.dataset.tapped ?? '{}') as unknown);
  await android(page).getByRole('button', { name: 'Track it' }).click();
  expect(await tapped()).toMatchObject({
    phone: 'android',
    kind: 'openUrlAction',
    text: 'Track it',
    path: 'component.suggestions.2',
    opens: { kind: 'browser', url: 'https://shop.example/sale' },
  });
  const sheet = android(page).getByRole('dialog');
  await expect(sheet).toBeVisible();
  // The focus follows into the shadow tree, and returns.
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(android(page).getByRole('button', { name: 'Track it' })).toBeFocused();
  await android(page).getByRole('button', { name: 'Thanks' }).click();
  expect(await tapped()).toMatchObject({ kind: 'reply', postback: { decoded: expect.any(String) } });
  await expect(android(page).getByRole('button', { name: 'Thanks' })).toBeVisible();
});

test('attributes choose the phone, its view and its sender, also later', async ({ page, foreign }) => {
  await openMessages(
    page,
    foreign,
    '<rcs-message phone="iphone" sender="Lark &amp; Loom"></rcs-message>',
    order,
  );
  await expect(iPhone(page)).toContainText('Lark & Loom');
  await expect(android(page)).toHaveCount(0);
  // React and others set a property where there is one.
  await page.locator('rcs-message').evaluate((element) => Object.assign(element, { sender: 'Northlight' }));
  await expect(iPhone(page)).toContainText('Northlight');
  const set = (name: string, value: string) =>
    page
      .locator('rcs-message')
      .evaluate((element, [key = '', text = '']) => element.setAttribute(key, text), [name, value]);
  await set('phone', 'both');
  await set('theme', 'dark');
  await set('view', 'banner');
  for (const phone of [android(page), iPhone(page)]) {
    await expect(phone).toHaveAttribute('data-theme', 'dark');
    await expect(phone.getByRole('group', { name: 'Notification' })).toContainText('Your order');
  }
  await android(page)
    .getByRole('button', { name: /Your order/ })
    .click();
  await expect(android(page).getByRole('button', { name: 'Thanks' })).toBeVisible();
  // What no phone knows is as if it was absent.
  await set('text-size', '"><script>');
  await set('lang', 'not a language');
  await set('view', 'conversation');
  await expect(iPhone(page).getByRole('button', { name: 'Thanks' })).toBeVisible();
});

test('dates on the phones are in the language of the element, and “ios” is “iphone”', async ({
  page,
  foreign,
}) => {
  await openMessages(page, foreign, '<rcs-message phone="ios"></rcs-message>', order);
  await expect(iPhone(page)).toContainText('Today 9:41 AM');
  await expect(android(page)).toHaveCount(0);
  const set = (attributes: Record<string, string>) =>
    page.locator('rcs-message').evaluate((element, all) => {
      for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
    }, attributes);
  await set({ lang: 'de', phone: 'both' });
  await expect(iPhone(page)).toContainText('Heute 09:41');
  await expect(android(page)).toContainText('Heute • 09:30');
  await expect(android(page).getByText('Heute')).toHaveAttribute('lang', 'de');
  await set({ lang: 'hi', view: 'lockScreen' });
  for (const phone of [iPhone(page), android(page)]) {
    // oxlint-disable-next-line no-await-in-loop -- one page
    await expect(phone).toContainText('सोमवार');
    // oxlint-disable-next-line no-await-in-loop -- one page
    await expect(phone.getByRole('group', { name: 'Notification' })).toContainText('अब');
  }
});

test('a message comes from an address, a share link or JSON', { tag: '@core' }, async ({ page, foreign }) => {
  await page.route('**/order.json', (route) => route.fulfill({ json: order }));
  const link = `https://builder.example/inspect?phone=ios&theme=dark${await writeShareLink(order)}`;
  await openMessages(page, foreign, '<rcs-message src="/order.json"></rcs-message>', undefined);
  await expect(android(page)).toContainText('on its way');
  await giveMessages(page, JSON.stringify(textMessage('Given as JSON')));
  await expect(iPhone(page)).toContainText('Given as JSON');
  await giveMessages(page, link);
  await expect(iPhone(page)).toContainText('on its way');
  await expect(iPhone(page)).toHaveAttribute('data-theme', 'dark');
  await expect(android(page)).toHaveCount(0);
});

test('it loads at most 90 kB besides fonts, and fonts only for the scripts of the message', async ({
  page,
  foreign,
}) => {
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  await openMessages(page, foreign, '<rcs-message></rcs-message>', textMessage('Hello'));
  await expect(android(page)).toContainText('Hello');
  await expect.poll(async () => (await loaded()).filter((path) => path.endsWith('.woff2'))).not.toEqual([]);
  const files = await loaded();
  const code = files.filter((path) => !path.endsWith('.woff2'));
  const sizes = code.map((path) => gzipSync(readFileSync(foreign.folder + path)).length);
  expect(code.some((path) => path.endsWith('/rcs-message.js'))).toBe(true);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(90_000);
  expect(files.filter((path) => path.endsWith('.woff2') && !path.includes('-latin-'))).toEqual([]);
  await giveMessages(page, textMessage('नमस्ते'));
  await expect.poll(async () => (await loaded()).join(' ')).toContain('google-sans-devanagari');
});

test('pictures are loaded only if the page says so, and it may fill their places', async ({
  page,
  foreign,
}) => {
  const asked = await servePictures(page);
  const card = verticalCard({ title: 'Shoes', media: media('3x2.svg', 'MEDIUM') });
  await openMessages(
    page,
    foreign,
    '<rcs-message phone="android"><b slot="android-picture-1">Removed</b></rcs-message>',
    card,
  );
  await expect(android(page)).toContainText('Shoes');
  await expect(page.getByText('Removed')).toBeVisible();
  expect(asked).toEqual([]);
  await page.locator('rcs-message').evaluate((element) => element.toggleAttribute('pictures', true));
  await expect(page.getByText('Removed')).toBeHidden();
  expect(asked).toEqual(['3x2.svg']);
});

test('it is as wide as its phones where its width depends on them, before the script comes too', async ({
  page,
  foreign,
}) => {
  const script = createGate();
  await page.route('**/rcs-message.js', async (route) => {
    await script.isOpen;
    await route.continue();
  });
  const table = '<table><tr><td><rcs-message phone="android"></rcs-message></td><td>Beside</td></tr></table>';
  await page.goto(foreign.page('/beside', table), { waitUntil: 'commit' });
  const beside = page.getByText('Beside');
  await expect(beside).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(1);
  const before = await beside.boundingBox();
  script.open();
  await expect(page.locator('rcs-message:defined')).toBeAttached();
  await giveMessages(page, order);
  await expect(android(page)).toContainText('on its way');
  expect((await android(page).boundingBox())?.width).toBe(412);
  expect(await beside.boundingBox()).toEqual(before);
});

test('nothing moves when it comes', async ({ page, foreign }) => {
  const attributes = ['', 'phone="android"', 'phone="android" android-width="360"', 'android-width="448"'];
  const ofIphone = ['', 'iphone-width="375"', 'iphone-width="440"'].map((width) => `phone="iphone" ${width}`);
  for (const each of [...attributes, ...ofIphone]) {
    const script = createGate();
    // oxlint-disable no-await-in-loop -- one page
    await page.route('**/rcs-message.js', async (route) => {
      await script.isOpen;
      await route.continue();
    });
    await page.goto(foreign.page('/still', `<rcs-message ${each}></rcs-message><p>Below</p>`), {
      waitUntil: 'commit',
    });
    const below = page.getByText('Below');
    await expect(below).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(1);
    const before = await below.boundingBox();
    script.open();
    await expect(page.locator('rcs-message:defined')).toBeAttached();
    expect(await below.boundingBox(), each).toEqual(before);
    await giveMessages(page, order);
    await expect(page.getByRole('region').first()).toContainText('on its way');
    expect(await below.boundingBox(), each).toEqual(before);
    await page.unrouteAll();
    // oxlint-enable no-await-in-loop
  }
});

test('nothing moves in a column either, however wide the window is', async ({ page, foreign }) => {
  const wide = 'android-width="448"';
  const widths = [
    ['', 390],
    ['', 862],
    ['', 863],
    [wide, 898],
    [`${wide} iphone-width="440"`, 945],
    [`phone="android" ${wide}`, 390],
  ] as const;
  for (const [attributes, width] of widths) {
    const script = createGate();
    // oxlint-disable no-await-in-loop -- one page
    await page.route('**/rcs-message.js', async (route) => {
      await script.isOpen;
      await route.continue();
    });
    const column = `<section><rcs-message ${attributes}><b slot="android-picture-1">No</b></rcs-message><p>Below</p></section>`;
    await page.goto(foreign.page('/column', column), { waitUntil: 'commit' });
    const below = page.getByText('Below');
    await expect(below).toBeVisible();
    await page.locator('section').evaluate((section, size) => {
      section.style.inlineSize = `${size}px`;
    }, width);
    await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(1);
    const before = await below.boundingBox();
    script.open();
    await giveMessages(page, order);
    await expect(page.getByRole('region').first()).toContainText('on its way');
    expect(await below.boundingBox(), `${attributes} in ${width} px`).toEqual(before);
    await page.unrouteAll();
    // oxlint-enable no-await-in-loop
  }
});

test('it has nothing against the accessibility rules', async ({ page, foreign }) => {
  const cards = carousel([
    { title: 'One', suggestions: [reply('Yes')] },
    { title: 'Two', media: media('3x2.svg', 'SHORT') },
  ]);
  await openMessages(
    page,
    foreign,
    '<rcs-message></rcs-message><rcs-message view="lockScreen"></rcs-message>',
    order,
    cards,
  );
  await expect(android(page).first()).toContainText('on its way');
  await expectAccessible(page, 'two elements');
  await giveMessages(page, 'no message', {});
  await expect(page.getByText('not JSON').first()).toBeVisible();
  await expectAccessible(page, 'two elements without a message');
});

test('hostile messages run nothing and throw nothing, and say what is wrong', async ({ page, foreign }) => {
  await openMessages(page, foreign, '<rcs-message phone="android"></rcs-message>');
  const outcome = await page.evaluate(async (messages) => {
    const element = document.querySelector('rcs-message') as HTMLElement & { message: unknown };
    // It runs in the page.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const wait = () =>
      new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    const silent: string[] = [];
    for (const [name, text] of messages) {
      element.message = text;
      // oxlint-disable-next-line no-await-in-loop
      for (let count = 0; count < 40 && (count === 0 || !element.shadowRoot?.textContent); count += 1)
        await wait();
      if (!element.shadowRoot?.textContent) silent.push(name);
      for (const button of element.shadowRoot?.querySelectorAll('button') ?? []) button.click();
    }
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    const throwing = {
      get type(): never {
        throw new Error('Never read');
      },
    };
    for (const value of [
      circular,
      throwing,
      new Proxy(
        {},
        {
          ownKeys() {
            throw new Error('No');
          },
        },
      ),
      7n,
      5,
      [],
      true,
      () => 1,
      Symbol('s'),
    ]) {
      element.message = value;
      // oxlint-disable-next-line no-await-in-loop
      await wait();
      if (!/message|template/.test(element.shadowRoot?.textContent ?? '')) silent.push(typeof value);
    }
    element.message = undefined;
    for (const src of [
      'javascript:hostile()',
      'data:application/json,{}',
      'blob:x',
      'file:///etc/passwd',
      'https://',
      '#v1.3.00000000.abc',
    ]) {
      element.setAttribute('src', src);
      // oxlint-disable-next-line no-await-in-loop
      await wait();
      if (!/address|link/.test(element.shadowRoot?.textContent ?? '')) silent.push(src);
    }
    return {
      silent,
      ran: 'hostile' in window,
      scripts: element.shadowRoot?.querySelectorAll('script, iframe, a[href], [onerror], [onload]').length,
    };
  }, hostileMessages());
  expect(outcome).toEqual({ silent: [], ran: false, scripts: 0 });
});
