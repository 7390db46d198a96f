import { expect, test as base } from '@playwright/test';
import { ConnectionPage } from '../pages/ConnectionPage';
import { GalleryPage } from '../pages/GalleryPage';
import { LibraryPage } from '../pages/LibraryPage';
import { TemplatePage } from '../pages/TemplatePage';
import { Platform, readConnection, refuseUnlessEmbedded, type Connection } from './platform';
import { watchPage } from './watchPage';

type Fixtures = {
  libraryPage: LibraryPage;
  templatePage: TemplatePage;
  galleryPage: GalleryPage;
  connectionPage: ConnectionPage;
  /** Where the server under test sends templates. */
  connection: Connection;
  /** The embedded platform behind the server; a spec that asks for it refuses to run against any other. */
  platform: Platform;
  /** Specs that send say so, `test.use({ sends: true })`, and then refuse to run against a real platform. */
  sends: boolean;
  guard: void;
};

/** The test of every spec: page models, and after each test no page error and no policy violation. */
export const test = base.extend<Fixtures & { address: string }>({
  address: async ({ baseURL }, provide) => {
    if (baseURL === undefined) throw new Error('Set BASE_URL, or let playwright.config.ts choose it.');
    await provide(baseURL);
  },
  context: async ({ context, address }, provide) => {
    const troubles = await watchPage(context, address);
    await provide(context);
    expect(troubles, 'page errors and violations of the content security policy').toEqual([]);
  },
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
