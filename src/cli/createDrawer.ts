import type { Page, Route, Browser, BrowserType, LaunchOptions } from 'playwright-core';
import type { LinkView } from '../exchange/link/linkView';
import { isPrivateHost } from '../lib/address/privateHost';
import { isTemplateDraft } from '../schema/draft/isTemplateDraft';
import { linkOf } from './link';
import type { SourceTemplate } from './io/readTemplates';
import { UsageError, type Terminal } from './io/terminal';
import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findOnPath, quietFlags } from '../../scripts/chromiumNames.mjs';

export type DrawnSystem = 'android' | 'ios';

/** What a drawing shows, and how large. */
export type DrawingView = Pick<
  LinkView,
  'theme' | 'view' | 'card' | 'text' | 'width' | 'iphone' | 'contrast' | 'samples'
> & {
  systems: readonly DrawnSystem[];
  /** Image pixels per CSS pixel. */
  scale: number;
  /** Whether pictures of the template are loaded from their hosts. */
  loadsPictures: boolean;
};

/** A phone as PNG. */
type Drawing = { system: DrawnSystem; png: Buffer };

type Drawer = {
  draw: (source: Pick<SourceTemplate, 'template' | 'parameters'>, view: DrawingView) => Promise<Drawing[]>;
  close: () => Promise<void>;
};

/** The page is answered from its files, so the address is never looked up. It is one that browsers trust as their own. */
const origin = 'http://localhost';
/** Milliseconds for a page to open, and for its pictures to arrive. */
const openTimeoutMs = 30_000;
const pictureTimeoutMs = 10_000;
/** Room for two phones at their full size. */
const viewport = { width: 1280, height: 1600 };

/** Draws templates in a browser that stays open until `close`. */
export async function createDrawer({ environment }: Pick<Terminal, 'environment'>): Promise<Drawer> {
  const findFile = openBuiltPage();
  const browser = await launchBrowser(environment);
  return {
    async draw(source, { systems, scale, loadsPictures, ...view }) {
      if (!isTemplateDraft(source.template)) {
        throw new UsageError(
          'This template cannot be drawn: a field has the wrong kind of value. Run rcs-template check to find it.',
        );
      }
      const context = await browser.newContext({
        viewport,
        deviceScaleFactor: scale,
        serviceWorkers: 'block',
        locale: 'en-GB',
        timezoneId: 'UTC',
      });
      try {
        await context.route('**/*', (route) => answer(route, findFile, loadsPictures));
        const page = await context.newPage();
        const phone = systems.length === 1 ? systems[0] : 'both';
        await page.goto(withFreeze(await linkOf(source, { base: origin, phone, ...view })));
        await settle(page, systems, loadsPictures);
        const drawings: Drawing[] = [];
        for (const system of systems) {
          // One screen: one picture after the other.
          // oxlint-disable-next-line no-await-in-loop
          drawings.push({ system, png: await page.locator(`[data-phone="${system}"]`).screenshot() });
        }
        return drawings;
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
}

/** Nothing moves in a picture. */
function withFreeze(address: string): string {
  const url = new URL(address);
  url.searchParams.set('freeze', '1');
  return url.href;
}

/** Answers the page's own files; lets pictures and films of public hosts pass if they are wanted; refuses all else. */
async function answer(
  route: Route,
  findFile: ReturnType<typeof openBuiltPage>,
  loadsPictures: boolean,
): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  if (url.origin === origin) {
    const file = findFile(decodeURIComponent(url.pathname));
    return file ? route.fulfill(file) : route.fulfill({ status: 404, body: '' });
  }
  const isPicture = ['image', 'media'].includes(request.resourceType());
  const isPublic = /^https?:$/.test(url.protocol) && !isPrivateHost(url.hostname);
  return loadsPictures && isPicture && isPublic ? route.continue() : route.abort();
}

/** Waits until the phones are drawn with their pictures and fonts, and takes the mark of the editor off them. */
async function settle(page: Page, systems: readonly DrawnSystem[], loadsPictures: boolean): Promise<void> {
  try {
    for (const system of systems) {
      // oxlint-disable-next-line no-await-in-loop
      await page.locator(`[data-phone="${system}"] [data-part="phone"]`).waitFor({ timeout: openTimeoutMs });
    }
  } catch {
    throw new UsageError('The page did not open in the browser in time. Try again.');
  }
  const load = page.getByRole('button', { name: 'Load pictures', exact: true });
  if (loadsPictures && (await load.isVisible())) await load.click();
  await page
    .waitForFunction(
      () =>
        [...document.querySelectorAll<HTMLImageElement>('[data-phone] img')].every(
          ({ complete }) => complete,
        ),
      undefined,
      { timeout: pictureTimeoutMs },
    )
    // A picture that does not arrive is drawn as missing.
    .catch(() => undefined);
  await page.waitForFunction(() => !document.querySelector('[data-loading-fonts]'), undefined, {
    timeout: pictureTimeoutMs,
  });
  await page.evaluate(async () => {
    // The drawing asks for the files of its fonts.
    await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    for (const part of document.querySelectorAll('[data-selected]')) part.removeAttribute('data-selected');
    (document.activeElement as HTMLElement | null)?.blur();
    // Cards cut their texts in the frame after the fonts have arrived.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
}

/** A file of the page. */
type PageFile = { body: Buffer; contentType: string };

const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
};

/** The built page stands beside the commands: `dist/page` beside `dist/cli`. */
function findPage(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const found = [join(folder, 'page'), join(folder, 'dist', 'page')].find((one) =>
      existsSync(join(one, 'index.html')),
    );
    if (found !== undefined) return found;
  }
  throw new UsageError('Drawing needs the built page. Run npm run build first.');
}

/**
 * The built page by path. Paths are looked up in the list of its files, so none leads out of the folder; a path without
 * an ending is a route of the page.
 *
 * @throws {UsageError} if the page is not built.
 */
function openBuiltPage(): (path: string) => PageFile | undefined {
  const folder = findPage();
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return (path) => {
    const file = join(folder, /\.\w+$/.test(path) ? path : 'index.html');
    if (!files.has(file)) return undefined;
    const contentType = contentTypes[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    return { body: readFileSync(file), contentType };
  };
}

const noBrowser =
  'Drawing needs Chromium or Chrome, and neither was found. Install one, or set CHROMIUM to its path.';

/** The ways to start a browser, best first: the one that was named, one on the path, Chrome in its usual place. */
function waysToLaunch(environment: Terminal['environment']): LaunchOptions[] {
  const chosen = environment.CHROMIUM;
  if (chosen && !existsSync(chosen)) {
    throw new UsageError(
      `CHROMIUM is set to ${chosen}, but there is no such file. Correct the path or unset CHROMIUM.`,
    );
  }
  const executablePath = chosen || findOnPath(environment.PATH);
  const ways: LaunchOptions[] = executablePath
    ? [{ executablePath }]
    : [{ channel: 'chrome' }, { channel: 'msedge' }, {}];
  // Chromium refuses its sandbox to root, and so do some containers to everybody.
  const sandboxes = process.getuid?.() === 0 ? [false] : [true, false];
  return ways.flatMap((way) =>
    sandboxes.map((chromiumSandbox) => ({ ...way, chromiumSandbox, args: [...quietFlags] })),
  );
}

/**
 * Starts the Chromium or Chrome of this machine.
 *
 * @throws {UsageError} if there is none that starts.
 */
async function launchBrowser(environment: Terminal['environment']): Promise<Browser> {
  const { chromium } = await loadPlaywright();
  const failures: unknown[] = [];
  for (const way of waysToLaunch(environment)) {
    try {
      // oxlint-disable-next-line no-await-in-loop
      return await chromium.launch(way);
    } catch (error) {
      failures.push(error);
    }
  }
  const [first] = failures;
  const file = findOnPath(environment.PATH) ?? environment.CHROMIUM;
  const reason = first instanceof Error ? first.message.split('\n')[0] : String(first);
  throw new UsageError(file ? `${file} did not start (${reason}).` : noBrowser);
}

async function loadPlaywright(): Promise<{ chromium: BrowserType }> {
  try {
    return await import('playwright-core');
  } catch {
    throw new UsageError('Drawing needs the package playwright-core. Install it with npm and try again.');
  }
}
