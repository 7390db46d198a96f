import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ ownContext: true });

/** Bytes as the server sends them. */
const maxPhoneScripts = 196_000;
/** Until nothing is left to load: document, scripts and styles, also those that keep drafts at the server. */
const maxCode = 322_300;
const maxLibraryCode = 264_000;
/** Until the first phone stands: document, scripts, styles, fonts, icons and answers; not a template's pictures. */
const maxRequests = 25;
/** Of the library until nothing is left to load; a count at an earlier moment differs from run to run. */
const maxLibraryRequests = 26;

type Loaded = { path: string; type: string; bytes: number; end: number };

/** What the page has loaded so far, in bytes as they came; without pictures of templates. */
async function loadedBy(page: Page): Promise<Loaded[]> {
  const files = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (entry) => {
        const { name, initiatorType, encodedBodySize, responseEnd } = entry as PerformanceResourceTiming;
        return {
          path: new URL(name).pathname,
          type: initiatorType,
          bytes: encodedBodySize,
          end: responseEnd,
        };
      },
    ),
  );
  return files.filter(({ path }) => !path.startsWith('/examples/'));
}

const sum = (files: Loaded[]) => files.reduce((total, { bytes }) => total + bytes, 0);
const scriptsIn = (files: Loaded[]) => files.filter(({ path }) => path.endsWith('.js'));
const codeIn = (files: Loaded[]) =>
  files.filter(({ path, type }) => type === 'navigation' || /\.(?:js|css)$/.test(path));
const listed = (files: Loaded[]) => JSON.stringify(files, null, 2);

test(
  'the first load of the library stays within its requests and bytes',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('list', { name: 'New template' })).toBeVisible();
    // Wait for files that the page loads without a press.
    await page.waitForLoadState('networkidle');
    const all = await loadedBy(page);
    expect(all.length, listed(all)).toBeLessThanOrEqual(maxLibraryRequests);
    const code = codeIn(all);
    expect(scriptsIn(code).length).toBeGreaterThan(1);
    expect(sum(code), listed(code)).toBeLessThanOrEqual(maxLibraryCode);
  },
);

test(
  'the first load of a template stays within its requests and bytes, and its phone stays in its place',
  { tag: '@core' },
  async ({ page, templatePage }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const phone = document.querySelector('[aria-label="Android preview"]');
        if (!phone?.textContent.includes('Card 10 title')) return;
        performance.mark('first phone');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/templates/new?from=speed-10');
    const phone = page.getByRole('region', { name: 'Android preview' });
    await expect(phone).toContainText('Card 10 title');
    const place = await phone.boundingBox();
    const stood = await page.evaluate(() => performance.getEntriesByName('first phone')[0]?.startTime ?? 0);
    expect(stood).toBeGreaterThan(0);
    const first = (await loadedBy(page)).filter(({ end }) => end <= stood);
    expect(first.length, listed(first)).toBeLessThanOrEqual(maxRequests);
    expect(scriptsIn(first).length).toBeGreaterThan(0);
    expect(sum(scriptsIn(first)), listed(first)).toBeLessThanOrEqual(maxPhoneScripts);

    await expect(templatePage.form.field('Title')).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Nothing moves when the rest comes.
    expect(await phone.boundingBox()).toEqual(place);
    const code = codeIn(await loadedBy(page));
    expect(sum(code), listed(code)).toBeLessThanOrEqual(maxCode);
  },
);
