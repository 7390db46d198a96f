import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { createGate } from '../support/createGate';
import { expect, test } from '../support/test';

test.use({ ownContext: true });

// Each file compressed with gzip by itself.
const maxLibraryBytes = 210_000;
const maxPhoneScripts = 155_000;
const maxDeskScripts = 232_500;
/** With the rules of the check, which are loaded while nothing else is to do. */
const maxTemplateBytes = 278_500;
/** Until nothing is left to load: document, scripts, styles, fonts, icons and answers; not a template's pictures. */
const maxRequests = 12;

/** What stands around the phones. */
const desk = /\/assets\/(?:desk|common)-[^/]+\.(?:js|css)$/;

type Loaded = { path: string; type: string; bytes: number };

/** Collects what the page loads from now on. */
function weighFiles(page: Page, origin: string) {
  const loads: Promise<Loaded>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).origin === origin) loads.push(weigh(response));
  });
  return () => Promise.all(loads);
}

async function weigh(response: Response): Promise<Loaded> {
  const { pathname } = new URL(response.url());
  const body = await response.body().catch(() => Buffer.alloc(0));
  const bytes = gzipSync(body, { level: 9 }).length;
  return { path: pathname, type: response.request().resourceType(), bytes };
}

/** What the check loads while nothing else is to do. */
const isCheck = ({ path }: Loaded) => path.includes('/check-');
const withoutPictures = (files: Loaded[]) => files.filter(({ path }) => !path.startsWith('/examples/'));
const sum = (files: Loaded[]) => files.reduce((total, { bytes }) => total + bytes, 0);
const scriptsIn = (files: Loaded[]) => files.filter(({ type }) => type === 'script');
const codeIn = (files: Loaded[]) =>
  files.filter(({ type }) => ['document', 'script', 'stylesheet'].includes(type));
const listed = (files: Loaded[]) => JSON.stringify(files, null, 2);

test('the first load of the library stays within its requests and bytes', async ({ page, address }) => {
  const weighed = weighFiles(page, address);
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'New template' })).toBeVisible();
  // Wait for files that the page loads without a press.
  await page.waitForLoadState('networkidle');
  const all = withoutPictures(await weighed());
  expect(all.length, listed(all)).toBeLessThanOrEqual(maxRequests);
  const files = codeIn(all);
  expect(scriptsIn(files).length).toBeGreaterThan(2);
  expect(sum(files), listed(files)).toBeLessThanOrEqual(maxLibraryBytes);
});

test('the first load of a template needs few requests, and its first phone few bytes and nothing of what stands around it', async ({
  page,
  address,
  templatePage,
}) => {
  const weighed = weighFiles(page, address);
  const gate = createGate();
  await page.route(desk, async (route) => {
    await gate.isOpen;
    await route.continue();
  });
  await page.goto('/templates/new?from=speed-10');
  const phone = page.getByRole('region', { name: 'Android preview' });
  await expect(phone).toContainText('Card 10 title');
  const first = withoutPictures(await weighed()).filter(({ path }) => !desk.test(path));
  expect(scriptsIn(first).length).toBeGreaterThan(2);
  expect(sum(scriptsIn(first)), listed(first)).toBeLessThanOrEqual(maxPhoneScripts);
  const place = await phone.boundingBox();
  await expect(templatePage.form.field('Title')).toHaveCount(0);

  gate.open();
  await expect(templatePage.form.field('Title')).toBeVisible();
  // Nothing moves when the rest comes.
  expect(await phone.boundingBox()).toEqual(place);
  const drawn = await weighed();
  const scripts = scriptsIn(drawn).filter((file) => !isCheck(file));
  expect(sum(scripts), listed(scripts)).toBeLessThanOrEqual(maxDeskScripts);
  await page.waitForLoadState('networkidle');
  const all = withoutPictures(await weighed());
  expect(all.length, listed(all)).toBeLessThanOrEqual(maxRequests);
  const code = codeIn(all);
  expect(sum(code), listed(code)).toBeLessThanOrEqual(maxTemplateBytes);
});
