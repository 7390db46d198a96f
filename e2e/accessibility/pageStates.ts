import { connectAs } from '../support/connectAs';
import type { Page } from '@playwright/test';
import { expect } from '../support/test';
import { LibraryPage } from '../models/LibraryPage';
import { TemplatePage } from '../models/TemplatePage';
import type { Look } from './views';

/** The pages around the template page. */
export async function walkPages(page: Page, look: Look) {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'No drafts yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Use this template: Diwali sale' })).toBeVisible();
  await look('library, empty');
  for (const id of ['fashion', 'clinic-visit', 'delivery-location']) {
    const template = new TemplatePage(page);
    await template.openExample(id);
    await expect(page.getByText('The draft is saved.')).toBeAttached();
  }
  const library = new LibraryPage(page);
  await library.open();
  await expect(library.drafts).toHaveCount(3);
  await look('library, as tiles');
  await page.getByRole('radio', { name: 'List' }).check();
  await look('library, as rows');
  const [first = ''] = await library.drafts.getByRole('link').allTextContents();
  await library.choose(first);
  await expect(library.chosen).toBeVisible();
  await look('library, one draft chosen');
  await library.delete(first);
  await expect(library.undo).toBeVisible();
  await look('library, a draft deleted');
  await library.search.fill('nothing holds this');
  await expect(page.getByRole('heading', { name: 'No matching templates' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Search elsewhere' })).toBeVisible();
  await look('library, nothing found');
  await library.recentlyDeleted.click();
  await expect(library.deleted).toHaveCount(1);
  await look('recently deleted');
  await library.open();
  await page.getByRole('button', { name: 'New template' }).click();
  await look('new template');
  await page.goto('/templates/new');
  await expect(page.getByRole('link', { name: 'Use this template: Diwali sale' })).toBeVisible();
  await look('new template, the ways to start');

  await page.goto('/gallery');
  await expect(page.getByTestId('preview-drawing').first()).toBeVisible();
  await look('gallery');

  await page.goto('/connection');
  await expect(page.getByLabel('App ID')).toBeVisible();
  await page.getByRole('button', { name: 'New default sender' }).click();
  await expect(page.getByRole('radio', { name: /default/ })).toBeChecked();
  await look('connection, two senders');

  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('not found');
  await page.goto('/templates/00000000-0000-0000-0000-000000000000');
  await expect(page.getByText('This draft can’t be found')).toBeVisible();
  await look('no such draft');
}

/** The connection where the server holds no token, and where the server cannot be reached. */
export async function walkConnections(page: Page, look: Look) {
  await connectAs(page, { credentials: 'page' });
  await page.goto('/connection');
  await expect(page.getByLabel('Bearer token')).toBeVisible();
  await look('connection without a token');
  const template = new TemplatePage(page);
  await template.openExample('one-time-code');
  await expect(template.name).toBeVisible();
  await page.unroute('**/api/connection');
  await page.route('**/api/connection', (route) => route.abort());
  await page.goto('/connection');
  await expect(page.getByText('The connection couldn’t be loaded')).toBeVisible();
  await look('connection not known');
}

/** The page after an error of its own: drawing the request body fails until the notice stands. */
export async function walkCrash(page: Page, look: Look) {
  const template = new TemplatePage(page);
  await template.openExample('one-time-code');
  await expect(template.name).toBeVisible();
  await page.evaluate(() => {
    const { stringify } = JSON;
    JSON.stringify = (...values: unknown[]) => {
      // Text that is drawn for people is indented; the storage writes without, and goes on.
      const isDrawn = values.length === 3;
      if (isDrawn && !document.querySelector('[role="alert"]'))
        throw new Error('The page was broken for a test.');
      return stringify(...(values as Parameters<typeof stringify>));
    };
  });
  const tab = page.getByRole('tab', { name: 'Code' });
  const check = page.getByRole('group', { name: 'View' }).getByRole('button', { name: /^Check/ });
  if (await check.isVisible()) await check.click();
  await tab.click();
  await expect(page.getByRole('heading', { name: 'The page stopped working' })).toBeVisible();
  await look('crash notice');
}
