import { createServer } from 'node:http';
import { closePagesWhenBlocked, takeBlocked } from '../models/bench/sendGuard';
import { test as base } from '../models/bench/test';
import { VerifyPage } from '../models/VerifyPage';
import { OwnServer } from '../support/ownServer';
import { expect } from '../support/test';

/** Something that might be a real platform, as far as a flow can know. It counts what reaches it. */
type Foreign = { origin: string; reached: string[] };

/** A page in front of such a platform. */
const test = base.extend<{ foreign: Foreign; server: OwnServer }>({
  // oxlint-disable-next-line no-empty-pattern -- the test runner reads the pattern
  foreign: async ({}, provide) => {
    const reached: string[] = [];
    const stub = createServer((request, response) => {
      if (request.method === 'POST') reached.push(`${request.method} ${request.url}`);
      request.resume();
      response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
    const address = stub.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await provide({ origin: `http://127.0.0.1:${port}`, reached });
    stub.closeAllConnections();
    await new Promise((resolve) => stub.close(resolve));
  },
  server: async ({ foreign }, provide) => {
    const server = new OwnServer({
      RCS_BASE_URL: foreign.origin,
      RCS_APP_IDS: 'shop',
      RCS_ACCESS_TOKEN: 'token-of-the-platform',
      VERIFICATION_BASE_URL: `${foreign.origin}/verification`,
      VERIFICATION_APP_ID: 'shop',
      VERIFICATION_SECRET: 'c2VjcmV0',
    });
    await server.start();
    await provide(server);
    await server.remove();
  },
  baseURL: async ({ server }, provide) => provide(server.address),
});

const path = '/api/v2/rcs/shop/templates';
const data = { name: 'made_by_mistake', type: 'text_message', component: { text: 'Hello' } };

async function expectBlocked(sending: Promise<unknown>): Promise<void> {
  await expect(sending).rejects.toThrow(/Blocked|Failed to fetch/);
  await expect.poll(takeBlocked).toHaveLength(1);
}

test(
  'nothing that a flow tries reaches a platform that is not embedded',
  { tag: '@own-server' },
  async ({ address, browser, page, playwright, request, foreign, templatePage }) => {
    const verify = new VerifyPage(page);
    closePagesWhenBlocked(false);
    await test.step('the page sends a template, although the flow lets every request pass', async () => {
      await page.route('**/*', (route) => route.continue());
      await templatePage.writeTextMessage(data.name, 'Hello');
      await templatePage.sending.press();
      await templatePage.sending.review.getByRole('button', { name: 'Send now' }).click();
      await expect(templatePage.sending.alert).toBeVisible();
      expect(takeBlocked()).toEqual([`POST ${address}${path}`]);
    });
    await test.step('a script in the page sends one', async () => {
      await expectBlocked(page.evaluate(([url]) => fetch(url, { method: 'post' }), [path] as const));
      await expectBlocked(page.evaluate(([url]) => new XMLHttpRequest().open('POST', url), [path] as const));
      await expectBlocked(page.evaluate(([url]) => navigator.sendBeacon(url), [path] as const));
    });
    await test.step('the flow sends one itself', async () => {
      await expectBlocked(request.post(path, { data }));
      await expectBlocked(page.request.fetch(`${address}${path}`, { method: 'POST', data }));
      await expectBlocked(request.post('/api/platforms/default/v2/rcs/shop/templates', { data }));
      await expectBlocked(request.post(`${foreign.origin}/v2/rcs/shop/templates`, { data }));
      await expectBlocked(request.post('/api/verification/v1/verifications', { data: {} }));
      const own = await playwright.request.newContext({ baseURL: address });
      await expectBlocked(own.post(path, { data }));
    });
    await test.step('a page of another context, and another tab, send one', async () => {
      const other = await browser.newPage();
      await other.goto(`${address}/connection`);
      await expectBlocked(other.evaluate(([url]) => fetch(url, { method: 'POST' }), [path] as const));
      const opened = other.waitForEvent('popup');
      await other.evaluate(() => window.open('/gallery'));
      const tab = await opened;
      await tab.waitForURL('**/gallery');
      await expectBlocked(tab.evaluate(([url]) => fetch(url, { method: 'POST' }), [path] as const));
      await other.context().close();
    });
    await test.step('the page starts a verification', async () => {
      await verify.open();
      await verify.form.field('Phone number').fill('+919876543210');
      await verify.press();
      await expect.poll(takeBlocked).toEqual([`POST ${address}/api/verification/v1/verifications`]);
    });
    await test.step('a flow that waits for an answer fails at once and says why', async () => {
      closePagesWhenBlocked(true);
      const other = await browser.newPage();
      await other.goto(`${address}/connection`);
      const waiting = other.getByText('Created').click({ timeout: 0 });
      void other.evaluate(([url]) => fetch(url, { method: 'POST' }), [path] as const).catch(() => {});
      await expect(waiting).rejects.toThrow(
        `Blocked: ${address}${path} is not known to belong to an embedded`,
      );
      expect(takeBlocked()).toHaveLength(1);
    });
    expect(foreign.reached).toEqual([]);
  },
);
