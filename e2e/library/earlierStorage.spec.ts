import type { Page } from '@playwright/test';
import { VerifyPage } from '../models/VerifyPage';
import { VersionsPage } from '../models/VersionsPage';
import { expect, test } from '../support/test';
import stored from './fixtures/storedByEarlierVersion.json' with { type: 'json' };

test.use({ ownContext: true });

/** Puts into the browser what an earlier version of the page kept there, as it was read out of it. */
async function putStored(page: Page): Promise<void> {
  // A deleted draft is kept for some days only.
  await page.clock.setSystemTime(stored.readAt);
  await page.goto('/healthz');
  await page.evaluate(async ({ version, tables, localStorage: settings }) => {
    for (const [key, value] of Object.entries(settings)) localStorage.setItem(key, value);
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('rcs-template-builder', version);
      opening.addEventListener('error', () => reject(new Error('The storage cannot be opened.')));
      opening.addEventListener('upgradeneeded', () => {
        for (const { name, keyPath, indexes, records } of tables) {
          const store = opening.result.createObjectStore(name, { keyPath });
          for (const index of indexes)
            store.createIndex(index.name, index.keyPath, { multiEntry: index.multiEntry });
          for (const record of records) store.put(record);
        }
      });
      opening.addEventListener('success', () => {
        opening.result.close();
        resolve();
      });
    });
  }, stored);
}

test('drafts, steps, sendings, versions, senders, settings and verifications of an earlier version of the page open', async ({
  page,
  libraryPage,
  templatePage,
}) => {
  await putStored(page);
  const versions = new VersionsPage(page);

  await test.step('settings', async () => {
    await libraryPage.open();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'API names' })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('drafts and their standing', async () => {
    await expect(libraryPage.drafts).toHaveCount(4);
    await expect(libraryPage.entry('parcel_today')).toContainText('Approval pending');
    await expect(libraryPage.entry('unknown_end')).toContainText('Outcome unknown');
    await expect(libraryPage.entry('summer_collection')).toContainText('Linen shirts');
    await expect(libraryPage.entry('half_written')).toContainText('Draft');
    await libraryPage.recentlyDeleted.click();
    await expect(libraryPage.deleted).toHaveText([/left_over/]);
    await libraryPage.open();
  });

  await test.step('a draft, its screen and its steps', async () => {
    await libraryPage.draft('summer_collection').click();
    await expect(templatePage.form.field('Title')).toHaveValue('Linen shirts');
    await expect(templatePage.phone.header).toContainText('Lark & Loom');
    await expect(templatePage.phone.logo).toHaveAttribute('src', /^data:image\/png;base64,/);
    await expect(page.getByRole('tab', { name: 'Code' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(templatePage.name).toHaveValue('spring_collection');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(templatePage.form.field('Title')).toHaveValue('The harbour jacket');
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await templatePage.expectSaved();
  });

  await test.step('its versions', async () => {
    await versions.open();
    await expect(versions.version('Agreed with Anna')).toBeVisible();
    await expect(versions.rows).toHaveText([/^Now/, /Before the summer pictures\./]);
    await versions.restore();
    await templatePage.expectSaid('Restored: Agreed with Anna.');
  });

  await test.step('sendings', async () => {
    await libraryPage.open();
    await libraryPage.draft('parcel_today').click();
    await templatePage.sending.open();
    await expect(templatePage.sending.history).toHaveText([/Approval pending/]);
    await expect(templatePage.phone.bubble).toContainText('Your parcel arrives today');
  });

  await test.step('verifications', async () => {
    const verify = new VerifyPage(page);
    await verify.open();
    await expect(verify.history.getByRole('listitem')).toHaveText([/\+91…10.*Verified/]);
  });
});
