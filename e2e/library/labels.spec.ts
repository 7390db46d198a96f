import { dark, light, lookIn } from '../accessibility/views';
import { keptDraft, putDrafts, textMessage } from '../support/keptDrafts';
import { expect, test } from '../support/test';

test.beforeEach(async ({ libraryPage, page }) => {
  await libraryPage.open();
  await putDrafts(
    page,
    ['lamp', 'rice', 'shoes'].map((name, index) =>
      keptDraft(name, textMessage(name, `About ${name}`), 1_700_000_000_000 + index),
    ),
  );
  await page.reload();
});

test('drafts get labels, are found by them, and lose them again', async ({ libraryPage, page }) => {
  const look = await lookIn(page, dark(390, 844), light(1440, 900));
  await expect(libraryPage.filter('Label')).toHaveCount(0);
  await libraryPage.choose('lamp', 'rice');
  await libraryPage.chosen.getByRole('button', { name: 'Labels' }).click();
  const dialog = page.getByRole('dialog', { name: 'Labels for 2 templates' });
  await expect(dialog.getByLabel('New label')).toBeFocused();
  await dialog.getByLabel('New label').fill('  Diwali  2026 ');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('checkbox', { name: 'Diwali 2026' })).toBeChecked();
  // What was typed and not added is not lost.
  await dialog.getByLabel('New label').fill('Festive');
  await look('The labels of two drafts');
  await dialog.getByRole('button', { name: 'Save labels' }).click();
  await expect(libraryPage.done).toContainText('Labels changed: 2 templates');
  await expect(libraryPage.entry('lamp')).toContainText('Diwali 2026, Festive');

  await test.step('one of two has a label', async () => {
    await libraryPage.act('lamp', 'Labels…');
    await libraryPage.writeLabels({ remove: ['Festive'] });
    await libraryPage.choose('lamp', 'rice');
    await libraryPage.chosen.getByRole('button', { name: 'Labels' }).click();
    await expect(dialog.getByRole('checkbox', { name: 'Festive' })).toHaveJSProperty('indeterminate', true);
    await expect(dialog).toContainText('1 of 2 have it');
    await dialog.getByRole('checkbox', { name: 'Festive' }).check();
    await dialog.getByRole('button', { name: 'Save labels' }).click();
    await libraryPage.undo.click();
    await expect(libraryPage.entry('lamp')).not.toContainText('Festive');
    await expect(libraryPage.entry('rice')).toContainText('Festive');
  });

  await test.step('by filter and by search, in an address that can be shared', async () => {
    await libraryPage.filter('Label').selectOption({ label: 'Diwali 2026 (2)' });
    await expect(libraryPage.drafts).toHaveText([/rice/, /lamp/]);
    await expect(page).toHaveURL(/label=Diwali\+2026/);
    await page.reload();
    await expect(libraryPage.drafts).toHaveText([/rice/, /lamp/]);
    await look('Drafts with one label');
    await libraryPage.open();
    await libraryPage.search.fill('festive');
    await expect(libraryPage.drafts).toHaveText([/rice/]);
  });

  await test.step('Escape leaves the labels as they are', async () => {
    await libraryPage.act('rice', 'Labels…');
    await page.getByRole('checkbox', { name: 'Festive' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(libraryPage.entry('rice')).toContainText('Festive');
  });
});

test('an archived draft is out of the list, and is found, copied and moved back', async ({
  libraryPage,
  templatePage,
  page,
}) => {
  const look = await lookIn(page, dark(390, 844), light(1440, 900));
  await libraryPage.act('rice', 'Archive');
  await expect(libraryPage.done).toContainText('Archived: rice');
  await expect(libraryPage.undo).toBeFocused();
  await expect(libraryPage.drafts).toHaveText([/shoes/, /lamp/]);
  await libraryPage.undo.click();
  await expect(libraryPage.drafts).toHaveText([/shoes/, /rice/, /lamp/]);
  await libraryPage.choose('rice', 'lamp');
  await libraryPage.chosen.getByRole('button', { name: 'Archive' }).click();
  await expect(libraryPage.drafts).toHaveText([/shoes/]);

  await libraryPage.search.fill('rice');
  const elsewhere = page.getByRole('navigation', { name: 'Search elsewhere' });
  await elsewhere.getByRole('link', { name: 'In the archive (1)' }).click();
  await expect(libraryPage.drafts).toHaveText([/rice/]);
  await page.getByRole('link', { name: 'All templates' }).click();
  await libraryPage.archive.click();
  await expect(page.getByRole('heading', { name: 'Archive' })).toBeVisible();
  await expect(libraryPage.drafts).toHaveText([/rice/, /lamp/]);
  await look('The archive');

  await test.step('a copy is in the list', async () => {
    await libraryPage.act('rice', 'Duplicate');
    await libraryPage.done.getByRole('link', { name: 'Open' }).click();
    await expect(templatePage.name).toHaveValue('rice_2');
    await expect(page.getByText('This draft is in the archive')).toHaveCount(0);
    await libraryPage.open();
    await expect(libraryPage.drafts).toHaveText([/rice_2/, /shoes/]);
  });

  await test.step('an open draft says that it is in the archive, and moves back', async () => {
    await libraryPage.archive.click();
    await libraryPage.draft('lamp').click();
    const banner = page.getByRole('region', { name: 'Archive' });
    await expect(banner).toContainText('You can still change and send it');
    await look('An archived draft');
    await banner.getByRole('button', { name: 'Move back to the list' }).click();
    await expect(banner).toHaveCount(0);
    await libraryPage.open();
    await expect(libraryPage.draft('lamp')).toBeVisible();
  });

  await test.step('an open draft gets labels and goes to the archive from its menu', async () => {
    await libraryPage.draft('lamp').click();
    const menu = page.getByRole('button', { name: 'Template menu' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Labels…' }).click();
    await libraryPage.writeLabels({ add: ['Home'] });
    await templatePage.form.fillIn({ 'Message text': 'A new lamp' });
    await templatePage.expectSaved();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await templatePage.expectSaid('Archived: lamp.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(libraryPage.entry('lamp')).toContainText('Home');
    await expect(libraryPage.entry('lamp')).toContainText('A new lamp');
  });
});
