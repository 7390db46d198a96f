import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';

/** The request body of the open template, as the code view downloads it. */
export async function requestBody(page: Page): Promise<string> {
  await page.getByRole('tab', { name: 'Code' }).click();
  const downloading = page.waitForEvent('download');
  await page
    .getByRole('region', { name: 'Code', exact: true })
    .getByRole('button', { name: 'Download' })
    .click();
  return readFile(await (await downloading).path(), 'utf8');
}
