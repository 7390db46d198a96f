import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { LibraryImportDialog } from '../models/dialogs/LibraryImportDialog';
import { dark, light, lookIn } from '../accessibility/views';
import { keptDraft, putDrafts } from '../support/keptDrafts';
import { VersionsPage } from '../models/VersionsPage';
import { expect, test } from '../support/test';
import { uniqueName } from '../models/bench/uniqueName';

/** The name of the focused control. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const labels = element instanceof HTMLSelectElement ? [...element.labels] : [];
    return element?.getAttribute('aria-label') ?? labels[0]?.textContent ?? element?.textContent ?? '';
  });
}

test('a version is kept, compared with the later draft, restored, and the restoration is undone', async ({
  templatePage,
  page,
}) => {
  const versions = new VersionsPage(page);
  const { form, cards } = templatePage;
  await templatePage.openExample('fashion', 'spring_collection');
  await versions.open();
  await expect(page.getByRole('heading', { name: 'No versions yet' })).toBeVisible();
  await versions.keep('Agreed with Anna', 'Before the summer pictures.');
  await templatePage.expectSaid('Version saved: Agreed with Anna');
  await expect(versions.comparison).toContainText('No changes');
  await versions.keep('Once more');
  await templatePage.expectSaid('No changes since Agreed with Anna');
  await expect(versions.rows).toHaveCount(2);

  await versions.back();
  await form.fillIn({ Title: 'Linen shirts', 'Template name': 'summer_collection' });
  await cards.act(1, 'right');
  await cards.act(4, 'delete');
  await versions.open();
  await expect(versions.changes).toHaveText([
    /Template name changed.*spring_collection.*summer_collection/,
    /Card 1 moved.*“The orchard dress” was card 2/,
    /Card 2 › Title changed.*The harbour jacket.*Linen shirts/,
    /Card 4 removed.*“The market bag”/,
  ]);
  await expect(versions.changes.nth(2).getByRole('deletion')).toHaveText('The harbour jacket');
  await expect(versions.changes.nth(2).getByRole('insertion')).toHaveText('Linen shirts');

  await versions.restore();
  await templatePage.expectSaid('Restored: Agreed with Anna. Undo to go back.');
  await expect(versions.menu).toBeFocused();
  await expect(templatePage.name).toHaveValue('spring_collection');
  await expect(form.field('Title')).toHaveValue('The harbour jacket');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await templatePage.expectSaid('Undone: restore version Agreed with Anna');
  await expect(templatePage.name).toHaveValue('summer_collection');
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(templatePage.name).toHaveValue('spring_collection');
  // The draft before the restore is a version, too.
  await versions.open();
  await expect(versions.rows).toHaveText([
    /^Now/,
    /Version from before “Restore version Agreed with Anna”.*saved automatically/,
    /Agreed with Anna.*saved manually.*Before the summer pictures\./,
  ]);
});

test('changes are outlined on both phones, and selecting an entry brings its part into view @full', async ({
  templatePage,
  page,
}) => {
  const versions = new VersionsPage(page);
  await templatePage.openExample('fashion');
  await versions.open();
  await versions.keep('Start');
  await versions.back();
  await templatePage.cards.open(4);
  await templatePage.form.fillIn({ Title: 'A bag for all seasons' });
  await versions.open();
  for (const phone of ['Android', 'iPhone'] as const) {
    await versions.showPhone(phone);
    const marked = [
      versions.phone('From').getByText('The market bag'),
      versions.phone('To').getByText('A bag for all seasons'),
    ];
    for (const part of marked) {
      await expect(part).not.toBeInViewport();
      await expect(part).toHaveCSS('outline-style', 'dashed');
    }
    await versions.select('Card 4 › Title changed');
    for (const part of marked) {
      await expect(part).toBeInViewport({ ratio: 0.9 });
      await expect(part).toHaveCSS('outline-style', 'solid');
    }
    await versions.select('Card 4 › Title changed');
    await page.reload();
  }
  await versions.phone('To').getByText('The harbour jacket').click();
  await expect(versions.changes.getByRole('button', { pressed: true })).toHaveCount(0);
  await versions.select('Card 4 › Title changed');
  await expect(versions.changes.getByRole('button', { pressed: true })).toHaveText('Card 4 › Title changed');
});

test.describe('a sent body', () => {
  test('is kept as a version to the byte, with its outcome, and two sendings are compared', async ({
    templatePage,
    platform,
    page,
  }) => {
    const versions = new VersionsPage(page);
    const { sending } = templatePage;
    const [first, second] = [uniqueName(), uniqueName()];
    await platform.answers(first, '201:rejected');
    await platform.answers(second, '201:approved');
    await templatePage.writeTextMessage(first, 'Your parcel arrives on Monday.');
    const firstBody = await sending.send();
    await sending.expectStatus('Rejected');
    await templatePage.name.fill(second);
    await templatePage.form.fillIn({ 'Message text': 'Your parcel arrives on Tuesday.' });
    const secondBody = await sending.send();
    await sending.expectStatus('Approved');

    await versions.open();
    await expect(versions.rows).toHaveText([
      /^Now/,
      /Sent for approval.*sent to demo.*Approved/,
      /Sent for approval.*sent to demo.*Rejected/,
    ]);
    const stored = await versions.readStored();
    expect(stored.map(({ template }) => JSON.stringify(template))).toEqual(
      [firstBody, secondBody].map((body) => JSON.stringify(body)),
    );
    expect(stored.map(({ sendings }) => sendings.map(({ status }) => status))).toEqual([
      ['rejected'],
      ['approved'],
    ]);

    await versions.rows.nth(2).getByRole('link').click();
    await versions.choose('To', 'Sent for approval');
    await expect(versions.changes).toHaveText([
      new RegExp(`Template name changed.*${first}.*${second}`),
      /Message text changed.*Monday.*Tuesday/,
    ]);
    await expect(versions.changes.nth(1).getByRole('deletion')).toHaveText('Monday');
    // The comparison is in the address, and Back leads through the comparisons.
    const address = page.url();
    await page.goBack();
    await expect(versions.side('To').getByLabel('To')).toHaveValue('now');
    await page.goto(address);
    await expect(versions.changes).toHaveCount(2);

    await versions.showJson();
    await expect(versions.json.getByRole('deletion')).toHaveText([first, 'Monday']);
    await expect(versions.json.getByRole('insertion')).toHaveText([second, 'Tuesday']);

    await versions.restore('From');
    await expect(templatePage.name).toHaveValue(first);
  });

  test('that is sent twice without a change is one version that says so @full', async ({
    templatePage,
    platform,
    page,
  }) => {
    const versions = new VersionsPage(page);
    const { sending } = templatePage;
    const name = uniqueName();
    await platform.answers(name, '500', '201:approved');
    await templatePage.writeTextMessage(name);
    await sending.send();
    await expect(sending.alert).toBeVisible();
    await sending.send();
    await sending.expectStatus('Approved');
    await versions.open();
    await expect(versions.rows).toHaveText([/^Now/, /sent 2 times to demo.*Approved/]);
  });
});

test('a version is renamed, deleted, restored, and used as a new draft @full', async ({
  templatePage,
  page,
}) => {
  const versions = new VersionsPage(page);
  await templatePage.writeTextMessage('first_words', 'The first words.');
  await versions.open();
  await versions.keep('');
  await expect(versions.rows.nth(1)).toHaveText(/Version of \d+ \w+ 20\d\d, \d\d:\d\d/);
  await versions.list.getByRole('button', { name: /^Rename Version of/ }).click();
  await page.getByLabel('Version name').fill('Draft for Ben');
  await page.keyboard.press('Enter');
  await templatePage.expectSaid('Version renamed: Draft for Ben.');
  await page.reload();
  await expect(versions.version('Draft for Ben')).toBeVisible();

  await versions.list.getByRole('button', { name: /^Delete Draft for Ben/ }).click();
  await templatePage.expectSaid('Deleted: Draft for Ben');
  await expect(versions.undo).toBeFocused();
  expect(await versions.readStored()).toEqual([]);
  await versions.undo.click();
  await expect(versions.version('Draft for Ben')).toBeFocused();
  expect(await versions.readStored()).toMatchObject([{ name: 'Draft for Ben' }]);

  await versions.back();
  await templatePage.form.fillIn({ 'Message text': 'Other words.' });
  await templatePage.expectSaved();
  await versions.open();
  await versions.side('From').getByRole('button', { name: 'Use as a new draft' }).click();
  await expect(templatePage.form.field('Message text')).toHaveValue('The first words.');
  await versions.open();
  await expect(page.getByRole('heading', { name: 'No versions yet' })).toBeVisible();
});

test('damaged versions, and a version that is not on this device, leave the page usable @full', async ({
  templatePage,
  page,
}) => {
  const versions = new VersionsPage(page);
  await templatePage.writeTextMessage('with_damage');
  await templatePage.expectSaved();
  const draftId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await versions.open();
  await versions.keep('The good one');
  await expect(versions.version('The good one')).toBeVisible();
  await versions.readStored([
    { id: 'damaged1', draftId, at: 'yesterday', template: 7 },
    { id: 'damaged2', draftId, nothing: true },
  ]);
  await page.goto(`/templates/${draftId}/versions?from=elsewhere`);
  await expect(page.getByRole('group', { name: 'This version isn’t on this device' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'A version is damaged' })).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download it anyway' }).first().click();
  expect((await download).suggestedFilename()).toMatch(/^version-damaged\d\.json$/);
  await versions.version('The good one').click();
  await expect(versions.comparison).toContainText('No changes');
  expect((await versions.readStored()).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['damaged1', 'damaged2']),
  );
});

test('pictures that wait for permission also wait in a version @full', async ({ templatePage, page }) => {
  const versions = new VersionsPage(page);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'elsewhere.example.org') loads.push(request.url());
  });
  const media = { height: 'SHORT', contentInfo: { fileUrl: 'https://elsewhere.example.org/one.png' } };
  const cardContent = { title: 'A picture from elsewhere', media };
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'No drafts yet' })).toBeVisible();
  await putDrafts(page, [
    {
      ...keptDraft('from-elsewhere', {
        name: 'from_elsewhere',
        type: 'rich_card',
        component: { richCard: { standaloneCard: { cardOrientation: 'VERTICAL', cardContent } } },
      }),
      trustsMedia: false,
    },
  ]);
  await page.goto('/templates/from-elsewhere/versions');
  await versions.keep('As it came');
  await expect(versions.phone('From').getByText('A picture from elsewhere')).toBeVisible();
  await versions.back();
  await expect(templatePage.name).toHaveValue('from_elsewhere');
  expect(loads).toEqual([]);
  await page.getByRole('button', { name: 'Load pictures' }).click();
  await expect.poll(() => loads.length).toBeGreaterThan(0);
  await templatePage.name.fill('trusted_now');
  await versions.open();
  await versions.restore();
  await expect(templatePage.name).toHaveValue('from_elsewhere');
  await expect(page.getByRole('button', { name: 'Load pictures' })).toBeVisible();
});

test('versions are kept, compared and restored with the keyboard alone @full', async ({
  templatePage,
  page,
}) => {
  const versions = new VersionsPage(page);
  await templatePage.writeTextMessage('by_keyboard', 'Come on Monday.');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const tabTo = async (name: RegExp) => {
    await expect
      .poll(
        async () => {
          await page.keyboard.press('Tab');
          return focusedName(page);
        },
        // A pause between two keys checks nothing.
        { intervals: [0] },
      )
      .toMatch(name);
  };
  await versions.menu.focus();
  await press('Enter', 'Enter');
  await expect(page.getByRole('heading', { name: 'No versions yet' })).toBeVisible();
  await tabTo(/^Save version$/);
  await press('Enter');
  await page.keyboard.type('By key');
  await press('Enter');
  await templatePage.expectSaid('Version saved: By key');
  await page.goBack();
  await templatePage.form.field('Message text').focus();
  await press('End');
  await page.keyboard.type(' Bring cake.');
  await page.goForward();
  await expect(versions.changes).toHaveText([/Message text changed.*Bring cake/]);
  await page.getByRole('link', { name: 'Back to the draft' }).focus();
  await tabTo(/^Restore$/);
  await tabTo(/^What changed/);
  await tabTo(/^Message text changed$/);
  await press('Enter');
  await expect(versions.changes.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('tab', { name: /What changed/ }).focus();
  await press('ArrowRight');
  await expect(versions.json).toBeVisible();
  await tabTo(/^Code line by line$/);
  await expect(versions.json).toBeFocused();
  await page.getByRole('link', { name: 'Now', exact: true }).focus();
  await tabTo(/^Restore$/);
  await press('Enter');
  await expect(versions.menu).toBeFocused();
  await expect(templatePage.form.field('Message text')).toHaveValue('Come on Monday.');
  await press('Control+z');
  await expect(templatePage.form.field('Message text')).toHaveValue('Come on Monday. Bring cake.');
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('versions are accessible in every state', async ({ templatePage, page }) => {
    const versions = new VersionsPage(page);
    const look = await lookIn(page, light(1440, 900), dark(1024, 768), dark(390, 844), light(320, 640));
    await templatePage.openExample('fashion');
    await expect(templatePage.name).toBeVisible();
    await versions.open();
    await look('no versions');
    await versions.keepButton.click();
    await look('asking for a name');
    await page.keyboard.press('Escape');
    await versions.keep('Agreed with Anna', 'As she wrote in her message.');
    await look('nothing changed');
    await versions.back();
    await templatePage.form.fillIn({ Title: 'Linen shirts', 'Template name': 'summer_collection' });
    await templatePage.cards.act(1, 'right');
    await templatePage.cards.act(4, 'delete');
    await versions.open();
    await versions.select('Card 2 › Title changed');
    await look('what changed, Android');
    await versions.showPhone('iPhone');
    await look('what changed, iPhone');
    await versions.showJson();
    await look('JSON');
    await versions.list.getByRole('button', { name: /^Delete / }).click();
    await look('a version deleted');
  });
});

test('an exported draft takes its versions along', async ({ templatePage, libraryPage, page }) => {
  const versions = new VersionsPage(page);
  const dialog = new LibraryImportDialog(page);
  await templatePage.openNew('Text message', 'with_versions');
  await templatePage.form.fillIn({ 'Message text': 'First words.' });
  await versions.open();
  await versions.keep('Agreed with Anna');
  await templatePage.expectSaid('Version saved: Agreed with Anna');
  await versions.back();
  await templatePage.form.fillIn({ 'Message text': 'Later words.' });
  await templatePage.expectSaved();
  await libraryPage.open();
  await libraryPage.choose('with_versions');
  const download = await libraryPage.download(() =>
    libraryPage.chosen.getByRole('button', { name: 'Export' }).click(),
  );
  const file = await readFile(await download.path(), 'utf8');

  // The draft goes on: the file comes back as another one, with the version of its own.
  await libraryPage.draft('with_versions').click();
  await templatePage.form.fillIn({ 'Message text': 'Words of today.' });
  await templatePage.expectSaved();
  await libraryPage.open();
  await dialog.drop('with_versions.json', file);
  await dialog.add.click();
  await expect(libraryPage.drafts).toHaveCount(2);
  await libraryPage.drafts.filter({ hasText: 'Later words.' }).getByRole('link').first().click();
  await expect(templatePage.form.field('Message text')).toHaveValue('Later words.');
  await versions.open();
  await expect(versions.rows.filter({ hasText: 'Agreed with Anna' })).toHaveCount(1);
  const kept = (await versions.readStored()).filter(({ name }) => name === 'Agreed with Anna');
  expect(new Set(kept.map(({ draftId }) => draftId)).size).toBe(2);
});
