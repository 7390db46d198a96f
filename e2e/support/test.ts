import { expect, test as base } from '@playwright/test';
import { ConnectionPage } from '../models/ConnectionPage';
import { GalleryPage } from '../models/GalleryPage';
import { LibraryPage } from '../models/LibraryPage';
import { TemplatePage } from '../models/TemplatePage';
import { Platform, readConnection, refuseUnlessEmbedded, type Connection } from '../models/bench/platform';
import { SharedPage } from './SharedPage';
import { watchPage } from './watchPage';

type Fixtures = {
  /** Address of the server under test. */
  address: string;
  libraryPage: LibraryPage;
  templatePage: TemplatePage;
  galleryPage: GalleryPage;
  connectionPage: ConnectionPage;
  /** The destination of templates that the server under test sends. */
  connection: Connection;
  /** The embedded platform behind the server; a spec that asks for it refuses to run against any other. */
  platform: Platform;
  /** Set it in specs that send, `test.use({ sends: true })`: they then refuse to run against a real platform. */
  sends: boolean;
  /** Set it in specs whose changes outlast a test (init scripts, the clock, a cold cache): each gets its own context. */
  ownContext: boolean;
  guard: void;
};

/** The test of every spec: page models, and after each test no page error and no policy violation. */
export const test = base.extend<Fixtures, { sharedPage: SharedPage }>({
  address: async ({ baseURL }, provide) => {
    if (baseURL === undefined) throw new Error('Set BASE_URL, or let playwright.config.ts choose it.');
    await provide(baseURL);
  },
  sharedPage: [
    async ({ browser }, provide) => {
      const shared = new SharedPage(browser);
      await provide(shared);
      await shared.close();
    },
    { scope: 'worker' },
  ],
  ownContext: [false, { option: true }],
  context: async (
    {
      address,
      browser,
      sharedPage,
      ownContext,
      serviceWorkers,
      viewport,
      colorScheme,
      permissions,
      contextOptions,
    },
    provide,
    { project },
  ) => {
    const message = 'page errors and violations of the content security policy';
    if (ownContext || address !== project.use.baseURL || serviceWorkers !== project.use.serviceWorkers) {
      const errors: string[] = [];
      const context = await browser.newContext();
      await watchPage(context, errors);
      await provide(context);
      await context.close();
      expect(errors, message).toEqual([]);
      return;
    }
    const page = await sharedPage.take(address, {
      viewport,
      colorScheme: colorScheme ?? 'light',
      reducedMotion: contextOptions.reducedMotion ?? 'no-preference',
      permissions: permissions ?? [],
    });
    await provide(page.context());
    expect(sharedPage.errors, message).toEqual([]);
  },
  page: async ({ context }, provide) => provide(context.pages()[0] ?? (await context.newPage())),
  libraryPage: async ({ page }, provide) => provide(new LibraryPage(page)),
  templatePage: async ({ page }, provide) => provide(new TemplatePage(page)),
  galleryPage: async ({ page }, provide) => provide(new GalleryPage(page)),
  connectionPage: async ({ page }, provide) => provide(new ConnectionPage(page)),
  sends: [false, { option: true }],
  guard: [
    async ({ sends, request }, provide) => {
      if (sends) refuseUnlessEmbedded(await readConnection(request));
      await provide();
    },
    { auto: true },
  ],
  connection: async ({ request }, provide) => provide(await readConnection(request)),
  platform: async ({ request, address, connection }, provide) => {
    refuseUnlessEmbedded(connection);
    await provide(new Platform(request, address));
  },
});

export { expect } from '@playwright/test';
