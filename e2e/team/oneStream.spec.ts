import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { DraftAnswer } from '../../src/schema/responses/spaces';
import { LibraryPage } from '../models/LibraryPage';
import { TemplatePage } from '../models/TemplatePage';
import { OwnServer } from '../support/ownServer';
import { expect } from '../support/test';
import { ReviewPage } from '../models/ReviewPage';
import { createGate } from '../support/createGate';
import { asha, ben, onServer, signIn, twoBrowsersTest, twoPeopleTest } from '../support/twoBrowsers';
import { ReviewList } from '../../src/schema/responses/reviews';

const test = twoBrowsersTest.extend<{ server: OwnServer }>({
  // oxlint-disable-next-line no-empty-pattern -- the test runner reads the pattern
  server: async ({}, provide) => {
    const server = new OwnServer({ METRICS: 'on' });
    await server.start();
    await provide(server);
    await server.remove();
  },
});

/** The event streams that the server says are open. */
async function openStreams(request: APIRequestContext): Promise<number> {
  const metrics = await (await request.get('/metrics')).text();
  return Number(/^event_streams_open (\d+)$/m.exec(metrics)?.[1]);
}

/** The pages that have asked for the event stream, the newest last. */
function listenToStreams(context: BrowserContext): Page[] {
  const asking: Page[] = [];
  context.on('request', (one) => {
    if (new URL(one.url()).pathname === '/api/v1/events') asking.push(one.frame().page());
  });
  return asking;
}

type Tab = { page: Page; template: TemplatePage; draft: string };

/** Opens a tab with a new draft, which the server then has. */
async function openTab(context: BrowserContext, name: string): Promise<Tab> {
  const page = await context.newPage();
  const template = new TemplatePage(page);
  await template.writeTextMessage(name, 'From the start.');
  await expect(onServer(page)).toBeVisible();
  return { page, template, draft: new URL(page.url()).pathname.split('/').at(-1) ?? '' };
}

/** A colleague's program writes another text into a draft. */
async function changeText(request: APIRequestContext, { draft }: Tab, text: string): Promise<void> {
  const address = `/api/v1/spaces/team/drafts/${draft}`;
  const found = await request.get(address);
  const { document } = DraftAnswer.parse(await found.json());
  const written = await request.put(address, {
    headers: { 'If-Match': found.headers()['etag'] ?? '' },
    data: { ...document, template: { ...document.template, component: { text } } },
  });
  expect(written.status()).toBe(200);
}

async function expectEachShows(
  request: APIRequestContext,
  tabs: readonly Tab[],
  text: string,
): Promise<void> {
  await Promise.all(tabs.map((tab) => changeText(request, tab, text)));
  await Promise.all(tabs.map(({ template }) => expect(template.phone.bubble).toHaveText(text)));
}

test(
  'all tabs of a browser follow the server over one event stream, and another takes over when its tab is closed',
  { tag: '@own-server' },
  async ({ context, request }) => {
    const asking = listenToStreams(context);
    let tabs = [
      await openTab(context, 'first_tab'),
      await openTab(context, 'second_tab'),
      await openTab(context, 'third_tab'),
    ];
    await expectEachShows(request, tabs, 'A colleague was here.');
    expect(asking).toHaveLength(1);
    expect(await openStreams(request)).toBe(1);

    for (const left of [2, 1]) {
      const leading = asking.at(-1);
      await leading?.close();
      tabs = tabs.filter(({ page }) => page !== leading);
      expect(tabs).toHaveLength(left);
      // Written while nobody follows, or just begins to.
      await expectEachShows(request, tabs, `Written during the change-over to ${left}.`);
      await expect.poll(() => openStreams(request)).toBe(1);
      await expectEachShows(request, tabs, `A colleague was here again, ${left}.`);
      expect(await openStreams(request)).toBe(1);
      expect(asking).toHaveLength(4 - left);
    }
  },
);

twoPeopleTest(
  'what colleagues said and who has left during a change-over is shown after it',
  { tag: '@own-server' },
  async ({ provider, page, other, context }) => {
    await signIn(provider, other, ben);
    await new TemplatePage(other).writeTextMessage('talked_about', 'Half price.');
    await expect(onServer(other)).toBeVisible();
    const address = other.url();
    const draft = `/api/v1/spaces/team/drafts/${address.split('/').at(-1)}`;
    const { digest } = ReviewList.parse(await (await other.request.get(`${draft}/reviews`)).json());
    const write = async (id: string, text: string) => {
      const headers = { origin: new URL(address).origin };
      const data = { digest, text, path: '' };
      const written = await other.request.put(`${draft}/comments/${id}`, { data, headers });
      expect(written.status()).toBe(201);
    };

    const asking = listenToStreams(context);
    await signIn(provider, page, asha);
    await expect.poll(() => asking).toEqual([page]);
    const [listing, reviewing] = [await context.newPage(), await context.newPage()];
    const library = new LibraryPage(listing);
    await library.open();
    const review = new ReviewPage(reviewing);
    await review.open(address);
    await expect(library.entry('talked_about')).toContainText('ben@shop.example has it open');
    await write('c1', 'Is this for May?');
    await expect(review.thread('Is this for May?')).toBeVisible();

    const gate = createGate();
    await context.route('**/api/v1/events', async (route) => {
      await gate.isOpen;
      await route.continue();
    });
    await page.close();
    await expect.poll(() => asking).toHaveLength(2);
    const left = other.waitForResponse(
      (response) => response.url().includes('presence') && response.request().method() === 'DELETE',
    );
    await other.getByRole('banner').getByRole('link', { name: 'Templates' }).first().click();
    await left;
    await write('c2', 'Or for June?');
    gate.open();
    await expect(review.thread('Or for June?')).toBeVisible();
    await expect(library.entry('talked_about')).not.toContainText('has it open');
  },
);
