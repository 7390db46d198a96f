import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { watchPage } from './watchPage';

/** The settings that a test may choose for the shared page. */
export type PageSettings = Required<
  Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'reducedMotion'>
> & {
  permissions: string[];
};

const pageEvents = [
  'console',
  'dialog',
  'download',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const;

function refuse(): never {
  throw new Error('This outlasts a test. Say test.use({ ownContext: true }) in the spec.');
}

/** Makes a call throw if its effect cannot be undone after the test. */
function guard(target: Page | BrowserContext): void {
  Object.assign(target, { addInitScript: refuse, exposeFunction: refuse, exposeBinding: refuse });
  Object.assign(target.clock, { install: refuse, pauseAt: refuse, setFixedTime: refuse });
}

/**
 * One context and one page that the tests of a worker take in turn. A page in a new context costs four times as
 * much processor time as a page that loads again in the process it has: its scripts are compiled and cached.
 * Storage, cookies, permissions, routes, listeners and other tabs of the test before are gone.
 */
export class SharedPage {
  readonly #browser: Browser;
  #context: BrowserContext | undefined;
  /** Page errors and policy violations since the page was taken. */
  readonly errors: string[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async take(address: string, settings: PageSettings): Promise<Page> {
    const context = this.#context ?? (await this.#open());
    const [first, ...others] = context.pages();
    await Promise.all(others.map((other) => other.close()));
    const page = first ?? (await context.newPage());
    guard(page);
    await clean(context, page);
    await Promise.all([
      page.setViewportSize(settings.viewport ?? { width: 1280, height: 720 }),
      page.emulateMedia({ colorScheme: settings.colorScheme, reducedMotion: settings.reducedMotion }),
      page.mouse.move(0, 0),
      context.grantPermissions(settings.permissions),
    ]);
    // Storage belongs to an address: any page of the server reaches it.
    await page.goto(`${address}/healthz`);
    await page.evaluate(forgetAll);
    this.errors.length = 0;
    return page;
  }

  async close(): Promise<void> {
    await this.#context?.close();
  }

  async #open(): Promise<BrowserContext> {
    const context = await this.#browser.newContext();
    await watchPage(context, this.errors);
    guard(context);
    this.#context = context;
    return context;
  }
}

async function clean(context: BrowserContext, page: Page): Promise<void> {
  for (const event of pageEvents) page.removeAllListeners(event);
  for (const event of ['page', 'request', 'response'] as const) context.removeAllListeners(event);
  await Promise.all([
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
    context.clearCookies(),
    context.clearPermissions(),
  ]);
}

/** Runs in the page. */
async function forgetAll(): Promise<void> {
  localStorage.clear();
  // All specs share one server: the drafts of one must not reach the others.
  localStorage.setItem('rcs.draft-place', '"browser"');
  sessionStorage.clear();
  const databases = await indexedDB.databases();
  await Promise.all(
    databases.map(
      ({ name = '' }) =>
        new Promise((resolve, reject) => {
          const deleting = indexedDB.deleteDatabase(name);
          deleting.addEventListener('success', resolve);
          deleting.addEventListener('error', reject);
        }),
    ),
  );
}
