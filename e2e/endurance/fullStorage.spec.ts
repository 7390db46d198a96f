import { reportFigure } from '../../scripts/endurance/figures.mjs';
import { chromium } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../scripts/chromium.mjs';
import { TemplatePage } from '../models/TemplatePage';
import { expect, test } from '../support/test';
import { counts } from './counts';
import { readDrafts } from './typist';

test(`${counts.fillings} times a full storage is reported, the old draft stays byte for byte, and saving starts again by itself @full`, async ({
  address,
}) => {
  test.setTimeout(300_000 + counts.fillings * 60_000);
  let changed = 0;
  for (let round = 0; round < counts.fillings; round += 1) {
    // The limit holds only in a profile on disk, and only for pages that open after it is set.
    const profile = mkdtempSync(join(tmpdir(), 'rcs-full-storage-'));
    const executablePath = findChromium();
    const context = await chromium.launchPersistentContext(profile, {
      args: ['--no-sandbox', '--disable-gpu'],
      serviceWorkers: 'block',
      ...(executablePath === undefined ? {} : { executablePath }),
    });
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Storage.overrideQuotaForOrigin', { origin: address, quotaSize: 100_000 });
    const templatePage = new TemplatePage(page);
    const banner = page.getByRole('region', { name: 'Storage' });

    await page.goto(`${address}/templates/new?type=text_message`);
    const field = templatePage.form.field('Message text');
    await field.fill(`The old words of round ${round}.`);
    await templatePage.expectSaved();
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const findDraft = async () => (await readDrafts(page)).find((draft) => draft.id === id);
    const before = await findDraft();

    // Random, because the browser compresses repeated text.
    const long = `Too much for a full storage: ${randomBytes(150_000).toString('base64')}`;
    await field.fill(long);
    await expect(banner).toContainText('This browser’s storage is full');
    await expect(page.locator('[data-save-state="saved"]')).toHaveCount(0);
    await expect(banner.getByRole('button', { name: 'Download draft' })).toBeVisible();
    expect(before?.text).toContain('The old words');
    if ((await findDraft())?.raw !== before?.raw) changed += 1;

    await devTools.send('Storage.overrideQuotaForOrigin', { origin: address });
    await expect(banner).toBeHidden();
    await expect(page.locator('[data-save-state="saved"]')).toHaveCount(1);
    expect((await findDraft())?.text).toBe(long);
    await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
  reportFigure({
    promise:
      'A full storage is said at once, leaves the saved draft as it is, and saving goes on when there is space',
    tried: `${counts.fillings} times full`,
    lost: changed,
  });
  expect(changed).toBe(0);
});
