import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../accessibility/checks';
import { keptDraft, putDrafts, readDrafts, textMessage, wipeDrafts } from '../support/keptDrafts';
import { LibraryImportDialog } from '../models/dialogs/LibraryImportDialog';
import { connectAs } from '../support/connectAs';
import { expect, test } from '../support/test';
import { uniqueName } from '../models/bench/uniqueName';

test('a menu stays open while another tab changes the order of the list @full', async ({
  templatePage,
  libraryPage,
  context,
  page,
}) => {
  for (const name of ['oldest', 'middle', 'newest']) {
    await templatePage.writeTextMessage(name);
    await templatePage.expectSaved();
  }
  await libraryPage.open();
  await page.getByRole('button', { name: 'Actions for middle' }).click();
  const item = page.getByRole('menuitem', { name: 'Duplicate', exact: true });
  await expect(item).toBeFocused();
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('link', { name: 'oldest', exact: true }).click();
  await other.getByRole('textbox', { name: 'Message text', exact: true }).fill('Written in another tab.');
  await expect(libraryPage.drafts.first()).toContainText('Written in another tab.');
  await other.close();
  await expect(item).toBeVisible();
  await item.click();
  await expect(libraryPage.done).toContainText('Duplicated: middle_2');
});

test(
  'a marketer finds a template by a word on its button, and makes another type of it',
  { tag: '@core' },
  async ({ templatePage, libraryPage, page }) => {
    for (const [id, name] of [
      ['fashion', 'spring'],
      ['clinic-visit', 'clinic'],
    ] as const) {
      await templatePage.openExample(id, name);
      await templatePage.expectSaved();
    }
    await templatePage.writeTextMessage('parcel', 'Your parcel arrives on Tuesday.');
    await templatePage.buttons.add({ kind: 'Quick reply', entries: { 'Button text': 'Another day' } });
    await templatePage.expectSaved();

    await libraryPage.open();
    await expect(libraryPage.drafts).toHaveCount(3);
    await expect(libraryPage.statuses).toHaveText(['All 3', 'Draft 3']);
    await expect(libraryPage.entry('spring').getByTestId('preview-drawing')).toBeAttached();

    await libraryPage.search.fill('another DAY');
    await expect(libraryPage.drafts).toHaveCount(1);
    await expect(libraryPage.entry('parcel').locator('mark')).toHaveText(['Another', 'day']);
    await expect(page).toHaveURL(/\?q=another\+DAY$/);
    await page.goBack();
    await expect(libraryPage.search).toHaveValue('');
    await expect(libraryPage.drafts).toHaveCount(3);

    await libraryPage.act('parcel', 'Duplicate as rich card');
    await expect(libraryPage.done).toContainText('Duplicated: parcel_2');
    await expect(libraryPage.entry('parcel_2')).toContainText('Rich card');
    await libraryPage.filter('Type').selectOption('Rich card (2)');
    await expect(libraryPage.drafts).toHaveCount(2);
    // Said once: the line at the foot is for actions without a bar of their own.
    await expect(page.getByRole('status').getByText('Duplicated: parcel_2')).toHaveCSS(
      'position',
      'absolute',
    );
    await libraryPage.done.getByRole('link', { name: 'Open' }).click();
    await expect(templatePage.form.field('Description')).toHaveValue('Your parcel arrives on Tuesday.');
    await templatePage.chooseType('Text message');
    await expect(templatePage.form.field('Message text')).toHaveValue('Your parcel arrives on Tuesday.');
  },
);

test('a link opens the library with its search, filters and order @full', async ({ libraryPage, page }) => {
  await libraryPage.open();
  const sending = { at: 5, platform: 'p', appId: 'a', outcome: 'created', status: 'approved', summary: '' };
  const carousel = { name: 'winter_coats', type: 'carousel', component: { richCard: { carouselCard: {} } } };
  await putDrafts(page, [
    keptDraft('draft-a', textMessage('winter_words', 'Winter begins.')),
    {
      ...keptDraft('draft-b', carousel),
      sendings: [{ ...sending, payload: textMessage('winter_coats', 'Old') }],
    },
    { ...keptDraft('draft-c', textMessage('summer', 'Summer.')), sendings: [{ ...sending, payload: {} }] },
  ]);
  await libraryPage.open('/?q=winter&type=carousel&status=changed&sort=name');
  await expect(libraryPage.drafts).toHaveText([/winter_coats.*Approved.*Changed since sent.*Carousel/]);
  await expect(libraryPage.search).toHaveValue('winter');
  await expect(libraryPage.filter('Type')).toHaveValue('carousel');
  await expect(libraryPage.filter('Sort by')).toHaveValue('name');

  await libraryPage.status('All').click();
  await libraryPage.filter('Type').selectOption('');
  await expect(libraryPage.drafts).toHaveText([/winter_coats/, /winter_words/]);
  await page.goBack();
  await page.goBack();
  await expect(libraryPage.drafts).toHaveText([/winter_coats/]);

  await libraryPage.search.fill('no such words');
  await expect(page.getByRole('heading', { name: 'No matching templates' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all templates' }).click();
  await expect(libraryPage.drafts).toHaveCount(3);
});

test('a thousand drafts: the keyboard reaches the last, the search finds any, and Back finds the place again @full', async ({
  libraryPage,
  templatePage,
  page,
}) => {
  await libraryPage.open();
  await putDrafts(
    page,
    Array.from({ length: 1000 }, (_, index) =>
      keptDraft(`thousand-${index}`, textMessage(`draft_${index}`, `Message number ${index}.`), 1e12 - index),
    ),
  );
  await page.reload();
  await expect(libraryPage.statuses).toHaveText(['All 1,000', 'Draft 1,000']);
  await expect(libraryPage.drafts.first()).toHaveAttribute('aria-setsize', '1000');
  expect(await libraryPage.drafts.count()).toBeLessThan(100);

  await libraryPage.draft('draft_0').focus();
  await page.keyboard.press('End');
  await expect(libraryPage.draft('draft_999')).toBeFocused();
  await expect(libraryPage.draft('draft_999')).toBeInViewport();
  await expect(libraryPage.drafts.last()).toHaveAttribute('aria-posinset', '1000');
  await page.keyboard.press('Home');
  await expect(libraryPage.draft('draft_0')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(libraryPage.draft('draft_1')).toBeFocused();

  await libraryPage.search.fill('number 567');
  await expect(libraryPage.drafts).toHaveText([/draft_567/]);
  await libraryPage.draft('draft_567').click();
  await expect(templatePage.form.field('Message text')).toHaveValue('Message number 567.');
  await page.goBack();
  await expect(libraryPage.drafts).toHaveText([/draft_567/]);
});

test('all drafts are exported to one file and imported unchanged', async ({
  libraryPage,
  templatePage,
  page,
}) => {
  await templatePage.openExample('fashion', 'spring');
  await templatePage.chooseType('Text message');
  await templatePage.expectSaved();
  await libraryPage.open();
  const sending = { at: 5, platform: 'p', appId: 'a', outcome: 'created', status: 'pending', summary: 'x' };
  await putDrafts(page, [
    { ...keptDraft('kept-one', textMessage('one', 'One 🎉')), sendings: [{ ...sending, payload: { a: 1 } }] },
    { ...keptDraft('kept-two', textMessage('two', 'Two')), trustsMedia: false },
  ]);
  await page.reload();
  await expect(libraryPage.drafts).toHaveCount(3);
  const before = await readDrafts(page);

  await libraryPage.choose('one');
  await page.keyboard.press('ControlOrMeta+a');
  await expect(libraryPage.chosen).toContainText('3 selected');
  const download = await libraryPage.download(() =>
    libraryPage.chosen.getByRole('button', { name: 'Export' }).click(),
  );
  expect(download.suggestedFilename()).toMatch(/^rcs-templates-\d{4}-\d\d-\d\d\.json$/);
  const file = await readFile(await download.path(), 'utf8');

  await wipeDrafts(page);
  await page.reload();
  await expect(libraryPage.empty).toBeVisible();
  const dialog = new LibraryImportDialog(page);
  await dialog.drop('everything.json', file);
  await expect(dialog.report).toHaveText([/New.*3 templates will be added\..*spring, one, two/]);
  await dialog.add.click();
  await expect(libraryPage.drafts).toHaveCount(3);
  const after = await readDrafts(page);
  expect(after).toEqual(before.map((draft) => ({ ...draft, revision: 1 })));

  await dialog.drop('everything.json', file);
  await expect(dialog.report).toHaveText([/Already here.*3 templates/]);
  await expect(dialog.add).toHaveCount(0);
});

test('an import overwrites nothing, names damaged entries, and loads no picture without permission', async ({
  libraryPage,
  page,
}) => {
  const asked: string[] = [];
  await page.route('https://pictures.elsewhere.test/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await libraryPage.open();
  await putDrafts(page, [keptDraft('shared-draft', textMessage('mine', 'As I wrote it.'))]);
  await page.reload();
  const media = { height: 'SHORT', contentInfo: { fileUrl: 'https://pictures.elsewhere.test/a.jpg' } };
  const card = { cardOrientation: 'VERTICAL', cardContent: { title: 'A card', media } };
  const drafts = [
    keptDraft('shared-draft', textMessage('theirs', 'As they wrote it.')),
    {
      ...keptDraft('../picture', {
        name: 'with_picture',
        type: 'rich_card',
        component: { richCard: { standaloneCard: card } },
      }),
      trustsMedia: true,
    },
    { id: 'x', template: { name: 'broken_one', type: 'sticker' } },
  ];
  const dialog = new LibraryImportDialog(page);
  await dialog.drop(
    'from-a-friend.json',
    JSON.stringify({ format: 'rcs-template-library', version: 1, drafts }),
  );
  await expect(dialog.report).toHaveText([
    /New.*1 template will be added\..*with_picture/,
    /Copy.*1 template already exists here with different content.*theirs/,
    /Not imported.*One entry in the file can’t be read: entry 3, “broken_one”\./,
  ]);
  await expectAccessible(page, 'import of a library');
  await expect(dialog.dialog.getByLabel('Load pictures from pictures.elsewhere.test')).not.toBeChecked();
  await dialog.add.click();

  await expect(libraryPage.drafts).toHaveCount(3);
  await expect(libraryPage.entry('mine')).toContainText('As I wrote it.');
  await expect(libraryPage.entry('theirs')).toContainText('As they wrote it.');
  await expect(libraryPage.entry('with_picture').getByTestId('preview-drawing')).toContainText('A card');
  expect(asked).toEqual([]);
});

test('several drafts are deleted at once and restored, and one is deleted for good after a confirmation', async ({
  libraryPage,
  page,
}) => {
  await libraryPage.open();
  await putDrafts(
    page,
    ['one', 'two', 'three'].map((name) => keptDraft(`draft-${name}`, textMessage(name, name))),
  );
  await page.reload();
  await libraryPage.choose('one', 'two');
  await page.keyboard.press('Delete');
  await expect(libraryPage.drafts).toHaveText([/three/]);
  await expect(libraryPage.done).toContainText('Deleted: 2 templates');
  await expect(libraryPage.undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(libraryPage.drafts).toHaveCount(3);
  await expect(
    libraryPage.draft('one').or(libraryPage.draft('two')).and(page.locator(':focus')),
  ).toBeVisible();

  await libraryPage.choose('one', 'two');
  await page.keyboard.press('Delete');
  await expect(libraryPage.done).toContainText('Deleted: 2 templates');
  const otherTab = await page.context().newPage();
  await otherTab.goto('/?view=deleted');
  await otherTab.getByRole('button', { name: 'Restore two' }).click();
  await expect(libraryPage.drafts).toHaveCount(2);
  await expect(libraryPage.done).toBeHidden();
  await otherTab.getByRole('button', { name: 'Restore one' }).click();
  await expect(libraryPage.drafts).toHaveCount(3);
  await otherTab.close();

  for (const name of ['one', 'two', 'three']) await libraryPage.delete(name);
  await expect(libraryPage.empty).toBeVisible();
  await libraryPage.recentlyDeleted.click();
  await expect(libraryPage.deleted).toHaveText([/three.*30 days left/, /two/, /one/]);
  await page.getByRole('button', { name: 'Restore two' }).click();
  await expect(libraryPage.deleted).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete permanently: one' }).click();
  const question = page.getByRole('dialog', { name: 'Delete one permanently?' });
  await expect(question).toContainText('This can’t be undone.');
  await question.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(libraryPage.deleted).toHaveText([/three/]);
  await page.reload();
  await expect(libraryPage.deleted).toHaveText([/three/]);
  await page.getByRole('link', { name: 'All templates' }).click();
  await expect(libraryPage.drafts).toHaveText([/two/]);
});

test.describe('with sendings', () => {
  test('where the platform cannot be read, a status is set by hand, kept, and removed @full', async ({
    platform,
    libraryPage,
    templatePage,
    page,
  }) => {
    const name = uniqueName();
    await platform.answers(name, '201:pending');
    await templatePage.writeTextMessage(name);
    await templatePage.sending.send();
    await templatePage.sending.expectStatus('Approval pending');
    await templatePage.expectSaved();

    await libraryPage.open('/?status=pending');
    await libraryPage.openMenu(name);
    await expect(page.getByRole('menuitem', { name: 'Set status manually…' })).toBeHidden();
    await page.keyboard.press('Escape');
    await connectAs(page, { readable: 'no' });
    await page.reload();
    await libraryPage.act(name, 'Set status manually…');
    const dialog = page.getByRole('dialog', { name: 'Set status' });
    await dialog.getByRole('radio', { name: 'Approved' }).check();
    await dialog.getByLabel('Date of the response').fill('2020-01-01');
    await expect(dialog).toContainText('The date is before the template was sent.');
    await expect(dialog.getByRole('button', { name: 'Set status' })).toBeDisabled();
    await expectAccessible(page, 'status set by hand');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await libraryPage.act(name, 'Set status manually…');
    await dialog.getByRole('radio', { name: 'Approved' }).check();
    await dialog.getByRole('button', { name: 'Set status' }).click();
    await templatePage.expectSaid('Status set: Approved');

    await libraryPage.open();
    await expect(libraryPage.entry(name)).toContainText('Approved');
    await libraryPage.draft(name).click();
    await templatePage.sending.open();
    await expect(templatePage.sending.history.first()).toContainText(
      /Approved.*Status set manually, \d+ \w+ \d{4}; the platform said “Approval pending”/,
    );
    await templatePage.sending.history.getByRole('button', { name: 'Change status' }).click();
    await dialog.getByRole('button', { name: 'Remove manual status' }).click();
    await expect(templatePage.sending.history.first()).toContainText('Approval pending');
    await templatePage.expectSaved();
    await libraryPage.open();
    await expect(libraryPage.entry(name)).toContainText('Approval pending');
  });
});
