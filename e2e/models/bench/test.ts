import {
  expect,
  test as base,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test';
import { ConnectionPage } from '../ConnectionPage';
import { GalleryPage } from '../GalleryPage';
import { LibraryPage } from '../LibraryPage';
import { TemplatePage } from '../TemplatePage';
import { Platform, readConnection, type Connection } from './platform';
import { closePagesWhenBlocked, installSendGuard, takeBlocked } from './sendGuard';

export type BenchFixtures = {
  /** Address of the server under test. */
  address: string;
  libraryPage: LibraryPage;
  templatePage: TemplatePage;
  galleryPage: GalleryPage;
  connectionPage: ConnectionPage;
  /** The destination of templates that the server under test sends. */
  connection: Connection;
  /** The embedded platform behind the server; there is none behind another. */
  platform: Platform;
};

/** Written out: what the compiler finds by itself names a package that only some installers make visible. */
type BenchTest = TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & BenchFixtures & { noHarm: void },
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & { sendGuard: void }
>;

/**
 * Playwright's test with the page models. It blocks every creation and every start of a verification, however a flow
 * asks for it, unless the server says that its platform is embedded; a flow with a blocked request fails.
 */
export const test: BenchTest = base.extend<BenchFixtures & { noHarm: void }, { sendGuard: void }>({
  sendGuard: [
    async ({ browser, playwright }, provide) => {
      const request = await playwright.request.newContext();
      installSendGuard(browser, request);
      await request.dispose();
      await provide();
    },
    { scope: 'worker', auto: true },
  ],
  noHarm: [
    // oxlint-disable-next-line no-empty-pattern -- the test runner reads the pattern
    async ({}, provide) => {
      takeBlocked();
      closePagesWhenBlocked(true);
      await provide();
      expect(takeBlocked(), 'sends to a platform that is not embedded, all blocked').toEqual([]);
    },
    { auto: true },
  ],
  address: async ({ baseURL }, provide) => {
    if (baseURL === undefined) throw new Error('Set the baseURL of the server under test.');
    await provide(baseURL);
  },
  libraryPage: async ({ page }, provide) => provide(new LibraryPage(page)),
  templatePage: async ({ page }, provide) => provide(new TemplatePage(page)),
  galleryPage: async ({ page }, provide) => provide(new GalleryPage(page)),
  connectionPage: async ({ page }, provide) => provide(new ConnectionPage(page)),
  connection: async ({ request }, provide) => provide(await readConnection(request)),
  platform: async ({ request, address, connection }, provide) => {
    if (connection.platform !== 'embedded')
      throw new Error(
        `This flow needs the embedded platform, and ${connection.baseUrl} is another: templates cannot be deleted there.`,
      );
    await provide(new Platform(request, address));
  },
});
