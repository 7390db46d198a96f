import type { BrowserContext, Page } from '@playwright/test';
import links from '../library/fixtures/linksOfEarlierVersion.json' with { type: 'json' };
import { expectUsable } from '../accessibility/checks';
import { InspectPage } from '../models/InspectPage';
import { test } from '../support/ownServerTest';
import { expect } from '../support/test';

test.use({ serviceWorkers: 'allow' });

const offlineMark = (page: Page) => page.getByRole('banner').getByText('Offline', { exact: true });

/** Says again that there is no network: some versions of Chromium forget it at a reload, where a device would not. */
async function stayOffline(context: BrowserContext) {
  await context.setOffline(false);
  await context.setOffline(true);
}

/** Waits until the first visit has put the whole page on this device. */
const expectKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 60_000 })
    .toBe('activated');

test(
  'after one visit the page opens, edits and keeps without a network; sending says why it cannot',
  { tag: '@own-server' },
  async ({ page, context, server, templatePage, libraryPage }) => {
    const { form, sending } = templatePage;
    await templatePage.writeTextMessage('on_the_train', 'Written with a network.');
    await templatePage.expectSaved();
    await expectKept(page);

    await server.end('SIGKILL');
    await context.setOffline(true);
    await expect(offlineMark(page)).toBeVisible();
    await page.reload();
    await stayOffline(context);
    await expect(form.field('Message text')).toHaveValue('Written with a network.');
    await expect(offlineMark(page)).toBeVisible();

    await form.fillIn({ 'Message text': 'Written in a tunnel.' });
    await templatePage.expectSaved();
    await page.reload();
    await stayOffline(context);
    await expect(form.field('Message text')).toHaveValue('Written in a tunnel.');
    // Parts of the page that load on demand are kept too.
    await page.getByRole('radio', { name: 'Both' }).check();
    await expect(page.getByRole('region', { name: 'iPhone preview' })).toContainText('Written in a tunnel.');
    await templatePage.openJson();
    await expect(page.getByRole('tabpanel', { name: 'Code' })).toContainText('Written in a tunnel.');

    const creations = sending.countCreations();
    await sending.press();
    await sending.expectAlert('Not sent: you’re offline', 'Send again when you’re online.');
    await expectUsable(page, 'offline, sending refused');

    for (const [place, words] of [
      ['Gallery', 'Ready-made templates to start from.'],
      ['Verify', 'This device is offline.'],
      ['Connection', 'This device is offline.'],
    ] as const) {
      const link = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: place });
      // An open draft has its pages in a menu.
      if (await link.isVisible()) await link.click();
      else await templatePage.menu.choose(place);
      await expect(page.getByRole('main')).toContainText(words);
    }
    await page.goto('/phones#iphone-thumbnail');
    await expect(page.getByRole('heading', { name: /^Picture of a horizontal card/ })).toBeInViewport();
    await libraryPage.open();
    await libraryPage.draft('on_the_train').click();
    await stayOffline(context);
    await expect(offlineMark(page)).toBeVisible();

    await server.start();
    await context.setOffline(false);
    await expect(offlineMark(page)).toBeHidden();
    await expect(form.field('Message text')).toHaveValue('Written in a tunnel.');
    await sending.open();
    await expect(sending.area).toContainText('Embedded test platform');
    expect(creations()).toBe(0);
    await sending.send();
    await sending.expectStatus('Approval pending');
    expect(creations()).toBe(1);
  },
);

test(
  'what programs call is never answered by the kept page; the documentation opens as it was last seen @full',
  { tag: '@own-server' },
  async ({ page, server }) => {
    await page.goto('/');
    await expectKept(page);
    await page.goto('/docs');
    const documentation = page.getByRole('link', { name: 'openapi.json' });
    await expect(documentation).toBeVisible();
    await page.goto('/healthz');
    await expect(page.locator('body')).toContainText('"status":"ok"');
    expect((await page.goto('/auth/sign-in'))?.fromServiceWorker()).toBe(false);
    expect((await page.goto('/gallery'))?.fromServiceWorker()).toBe(true);
    // Answers of the server may be a person's: none is kept.
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.filter((path) => /^\/(?:api|auth|v2|media)\b/.test(path))).toEqual([]);
    await server.end('SIGTERM');
    await page.goto('/connection');
    await expect(page.getByRole('group', { name: 'The connection couldn’t be loaded' })).toBeVisible();
    await page.goto('/docs');
    await expect(documentation).toBeVisible();
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
  },
);

test(
  'a share link with the earlier address opens without a network too, at its view',
  { tag: '@own-server' },
  async ({ page, context, server }) => {
    const shared = new InspectPage(page);
    const link = links.withView;
    const expectShown = async () => {
      await expect(shared.title('summer_collection')).toBeVisible();
      await expect(shared.iPhone).toContainText('The early runner');
      await expect(shared.android).toHaveCount(0);
      await expect(page).toHaveURL(link.replace('/preview', '/inspect'));
    };
    const answer = await shared.open(link);
    expect(answer?.request().redirectedFrom()?.url()).toContain('/preview?phone=ios');
    await expectShown();

    await expectKept(page);
    await server.end('SIGKILL');
    await context.setOffline(true);
    await page.goto('/gallery');
    await shared.open(link);
    await expectShown();
    await page.goBack();
    await expect(page).toHaveURL('/gallery');
  },
);

test(
  'on a metered network the page is not fetched for later; it is as soon as the network is another one @full',
  { tag: '@own-server' },
  async ({ page, galleryPage }) => {
    await page.addInitScript(() => {
      const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' });
      Object.defineProperty(navigator, 'connection', { value: connection });
    });
    await galleryPage.open();
    await page.waitForLoadState('networkidle');
    // Idle callbacks run in their order: the page's own has been called.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    expect(await workers()).toBe(0);
    await page.evaluate(() => {
      const { connection } = navigator as Navigator & { connection: EventTarget };
      Object.assign(connection, { saveData: false }).dispatchEvent(new Event('change'));
    });
    await expect.poll(workers).toBe(1);
  },
);
