import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/checks';
import { test } from '../support/ownServerTest';
import { expect } from '../support/test';
import { putDrafts, keptDraft, textMessage } from '../support/keptDrafts';

const link = (page: Page) => page.getByRole('link', { name: /more on the platform$/ });
const list = (page: Page) => page.getByRole('list', { name: 'Not in this library' });
const TEMPLATES = '/api/v2/rcs/demo/templates';

/** An entry of the platform's list. */
const stored = (name: string, component: object = { text: 'Hello' }, type = 'text_message') => ({
  name,
  type,
  status: 'approved',
  ttl: 'x',
  component,
});

test.describe('templates of the platform', { tag: '@own-server' }, () => {
  test('those that are not here are listed, brought in with their record, followed, and taken back', async ({
    page,
    request,
    libraryPage,
    templatePage,
  }) => {
    for (const name of ['spring', 'summer', 'winter'])
      await request.post(TEMPLATES, { data: textMessage(name, `The ${name} sale.`) });
    await test.step('an empty library leads to them', async () => {
      await libraryPage.open();
      await expect(link(page)).toHaveText('3 more on the platform');
      await link(page).click();
      await expect(list(page).getByRole('listitem')).toHaveCount(3);
      await expectAccessible(page, 'templates at the platform only');
    });
    await test.step('one is brought in, and the focus goes to the next', async () => {
      await page.getByRole('button', { name: 'Import spring' }).click();
      await expect(list(page).getByRole('listitem')).toHaveCount(2);
      await expect(page.getByRole('button', { name: 'Import summer' })).toBeFocused();
      await expect(libraryPage.done).toContainText('Imported: spring.');
      await libraryPage.done.getByRole('link', { name: 'Open' }).click();
      await expect(templatePage.form.field('Message text')).toHaveValue('The spring sale.');
      await expect(templatePage.sending.status).toContainText(/Approval pending.*since/);
      await expect(templatePage.sending.status).not.toContainText('changed');
      await templatePage.sending.open();
      await expect(templatePage.sending.history.first()).toContainText('Imported from the platform');
    });
    await test.step('its status is followed', async () => {
      await request.put('/api/platform/templates/demo/spring/status', { data: { status: 'approved' } });
      await libraryPage.open();
      await expect(libraryPage.entry('spring')).toContainText('Approved');
      await expect(libraryPage.entry('spring')).not.toContainText('Changed');
      await expect(link(page)).toHaveText('2 more on the platform');
    });
    await test.step('all are brought in, and taken back', async () => {
      await link(page).click();
      await page.getByRole('button', { name: 'Import all 2' }).click();
      await expect(page.getByText('All templates on the platform are already here.')).toBeVisible();
      await expect(libraryPage.done).toContainText('Imported: 2 templates.');
      await libraryPage.undo.click();
      await expect(list(page).getByRole('listitem')).toHaveCount(2);
      await expect(page.getByRole('heading', { name: 'Not in this library' })).toBeFocused();
    });
  });

  test('10,000 templates and odd ones do not stop the page, and nothing is lost unsaid @full', async ({
    page,
    libraryPage,
  }) => {
    const plain = { text: 'Hi', suggestions: [{ reply: { text: 'Menu', postbackData: 'rcsmenu' } }] };
    const many = Array.from({ length: 10_000 }, (_, at) => stored(`many_${String(at).padStart(5, '0')}`));
    await page.route(`**${TEMPLATES}`, (route) =>
      route.fulfill({
        json: [
          ...many,
          stored('aa_plain', plain),
          stored('AB Name!'),
          stored('ac_map', { location: { latitude: 1 } }, 'location'),
          { name: 'of_no_form' },
        ],
      }),
    );
    await libraryPage.open();
    await putDrafts(page, [keptDraft('11111111-1111-4111-8111-111111111111', textMessage('mine', 'Hello'))]);
    await libraryPage.open();
    await expect(link(page)).toHaveText('10,003 more on the platform');
    await link(page).click();
    await expect(page.getByText('One entry in the platform’s list can’t be read')).toBeVisible();
    expect(await list(page).getByRole('listitem').count()).toBeLessThan(60);
    await list(page).getByRole('button').first().focus();
    await page.keyboard.press('End');
    await expect(page.getByRole('button', { name: 'Import many_09999' })).toBeFocused();
    await page.getByLabel('Search names, words or app IDs').fill('a');
    await page.getByRole('button', { name: 'Import ac_map' }).scrollIntoViewIfNeeded();
    await page.getByLabel('Search names, words or app IDs').fill('AC_');
    await page.getByRole('button', { name: 'Import ac_map' }).click();
    const refused = page.getByRole('group', { name: /^Not imported/ });
    await expect(refused).toContainText('ac_map');
    const file = await libraryPage.download(() => refused.getByRole('button', { name: /^Download/ }).click());
    expect(file.suggestedFilename()).toBe('not-imported.json');

    await page.getByLabel('Search names, words or app IDs').fill('aa_plain');
    await page.getByRole('button', { name: 'Import aa_plain' }).click();
    await expect(libraryPage.done).toContainText('Imported: aa_plain.');
    // What a button sends back is kept to the byte.
    await expect(page.getByText(/imported with changes$/)).toHaveCount(0);
    await libraryPage.open();
    await expect(libraryPage.entry('aa_plain')).toContainText('Approved');
    await expect(libraryPage.entry('aa_plain')).not.toContainText('Changed');
  });
});
