// @ts-check
/** @import { Browser } from '@playwright/test' */
import { openPage } from '../frame/openPage.mjs';
import { storeRows } from '../frame/storeRows.mjs';
import { carousel, draftRow } from './content.mjs';

const REST_MS = 2000;

/**
 * Opens a stored carousel of ten cards, with rows of other tables beside it.
 * @param {Browser} browser
 * @param {string} address
 * @param {Record<string, object[]>} [tables]
 */
export async function openDraft(browser, address, tables = {}) {
  const opened = await openPage(browser);
  const { page } = opened;
  await page.goto(address);
  await page.getByRole('heading', { name: 'No drafts yet' }).waitFor();
  const drafts = [draftRow(0, carousel('bench', 10, 'm0')), ...(tables['drafts'] ?? [])];
  await storeRows(page, { ...tables, drafts });
  await page.goto(`${address}/templates/bench-0`);
  await page.getByTestId('preview-phone').first().getByText('m0').first().waitFor();
  await page.waitForTimeout(REST_MS);
  return opened;
}
