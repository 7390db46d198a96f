import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ImportDialog } from '../models/dialogs/ImportDialog';
import { LibraryImportDialog } from '../models/dialogs/LibraryImportDialog';
import { InspectPage } from '../models/InspectPage';
import { readDrafts } from '../support/keptDrafts';
import { expect, test } from '../support/test';
import links from './fixtures/linksOfEarlierVersion.json' with { type: 'json' };

/** A file that an earlier version of the page gave for download. */
const readFixture = (name: string) =>
  readFile(fileURLToPath(new URL(`fixtures/${name}`, import.meta.url)), 'utf8');

test('a library file that an earlier version of the page exported is imported whole', async ({
  page,
  libraryPage,
  templatePage,
}) => {
  const text = await readFixture('libraryOfEarlierVersion.json');
  await libraryPage.open();
  const dialog = new LibraryImportDialog(page);
  await dialog.drop('rcs-templates-2026-11-24.json', text);
  await expect(dialog.report).toHaveText([/4 templates will be added/]);
  await dialog.add.click();
  await expect(libraryPage.drafts).toHaveCount(4);
  await expect(libraryPage.entry('parcel_today')).toContainText('Approval pending');
  await expect(libraryPage.entry('unknown_end')).toContainText('Outcome unknown');
  await expect(libraryPage.entry('half_written')).toContainText('Draft');

  expect(await readDrafts(page)).toEqual(
    expect.arrayContaining(
      (JSON.parse(text) as { drafts: object[] }).drafts.map((draft) => ({ ...draft, revision: 1 })),
    ),
  );

  await test.step('its sendings', async () => {
    await libraryPage.draft('parcel_today').click();
    await templatePage.sending.open();
    await expect(templatePage.sending.history).toHaveText([/Approval pending/]);
  });
});

test('a template file that an earlier version of the page gave for download is imported whole', async ({
  page,
  templatePage,
}) => {
  const text = await readFixture('templateOfEarlierVersion.json');
  const dialog = new ImportDialog(page);
  await dialog.open();
  await dialog.choose('summer_collection.rcs-template.json', text);
  await dialog.openButton.click();
  await expect(templatePage.name).toHaveValue('summer_collection');
  await templatePage.expectSaved();
  expect(await readDrafts(page)).toEqual([expect.objectContaining({ template: JSON.parse(text) })]);
});

test('share links of an earlier version of the page open as they did', async ({ page }) => {
  const shared = new InspectPage(page);
  for (const link of [links.template, links.withNames]) {
    // oxlint-disable-next-line no-await-in-loop -- one page shows one link after the other
    await shared.open(link);
    await expect(shared.title('summer_collection')).toBeVisible();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect(page).toHaveURL(link.replace('/preview', '/inspect'));
    for (const phone of [shared.android, shared.iPhone]) await expect(phone).toContainText('Linen shirts');
  }
  await test.step('at the chosen view', async () => {
    await shared.open(links.withView);
    await expect(page).toHaveURL(links.withView.replace('/preview', '/inspect'));
    await expect(shared.iPhone).toContainText('The early runner');
    await expect(shared.android).toHaveCount(0);
    await expect(shared.iPhone).toHaveAttribute('data-theme', 'dark');
  });
  await test.step('as a spec sheet and as all states', async () => {
    await shared.open(links.withNames.replace('#', '?page=sheet#'));
    await expect(page.getByRole('heading', { level: 1, name: 'summer_collection' })).toBeVisible();
    await expect(page.getByRole('article')).toContainText('Carousel, 5 of 10 cards.');
    await expect(page.getByRole('article')).toContainText('Campaign');
    await expect(page.getByRole('article')).toContainText('For example “spring27”.');
    await shared.open(
      links.template.replace(
        '#',
        '?page=matrix&sets=typical&phones=android.iphone440&texts=default.largest&themes=dark#',
      ),
    );
    await expect(page.getByRole('listitem').filter({ hasText: 'iPhone 17 Pro Max' }).first()).toBeVisible();
  });
});
