import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ ownContext: true });

/** Bytes of all files, each compressed with gzip by itself. Source: docs/performance.md, "First load". */
const maxBytes = 245_142;

/** Collects the path and the compressed bytes of every file that the page loads from now on. */
function weighFiles(page: Page, origin: string) {
  const loads: Promise<[path: string, bytes: number]>[] = [];
  page.on('response', (response) => {
    const { pathname, origin: from } = new URL(response.url());
    const type = response.request().resourceType();
    if (from !== origin || !['document', 'script', 'stylesheet'].includes(type)) return;
    loads.push(response.body().then((body) => [pathname, gzipSync(body, { level: 9 }).length]));
  });
  return async () => Object.fromEntries(await Promise.all(loads));
}

const firstLoads = [
  { address: '/', shown: (page: Page) => page.getByRole('list', { name: 'New template' }) },
  {
    address: '/templates/new?from=speed-10',
    shown: (page: Page) => page.getByRole('region', { name: 'Android preview' }),
  },
];

for (const { address, shown } of firstLoads) {
  test(`the first load of ${address} stays within its bytes`, async ({ page, address: origin }) => {
    const weigh = weighFiles(page, origin);
    await page.goto(address);
    await expect(shown(page)).toBeVisible();
    // Wait for files that the page loads without a press.
    await page.waitForLoadState('networkidle');
    const files = await weigh();
    const paths = Object.keys(files);
    expect(paths.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(2);
    expect(paths.filter((path) => path.endsWith('.css')).length).toBeGreaterThan(0);
    const sum = Object.values(files).reduce((total, bytes) => total + bytes, 0);
    expect(sum, JSON.stringify(files, null, 2)).toBeLessThanOrEqual(maxBytes);
  });
}
