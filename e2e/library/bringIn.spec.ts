import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/checks';
import { test } from '../support/ownServerTest';
import { expect } from '../support/test';
import { putDrafts, keptDraft, textMessage } from '../support/keptDrafts';

const link = (page: Page) => page.getByRole('link', { name: /live at the platform only$/ });
const list = (page: Page) => page.getByRole('list', { name: 'At the platform only' });
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
      await expect(link(page)).toHaveText('3 live at the platform only');
      await link(page).click();
      await expect(list(page).getByRole('listitem')).toHaveCount(3);
      await expectAccessible(page, 'templates at the platform only');
    });
    await test.step('one is brought in, and the focus goes to the next', async () => {
      await page.getByRole('button', { name: 'Bring in spring' }).click();
      await expect(list(page).getByRole('listitem')).toHaveCount(2);
      await expect(page.getByRole('button', { name: 'Bring in summer' })).toBeFocused();
      await expect(libraryPage.done).toContainText('Brought in: spring.');
      await libraryPage.done.getByRole('button', { name: 'Show' }).click();
      await expect(templatePage.form.field('Message text')).toHaveValue('The spring sale.');
      await expect(templatePage.sending.status).toContainText(/Approval pending.*since/);
      await expect(templatePage.sending.status).not.toContainText('changed');
      await templatePage.sending.open();
      await expect(templatePage.sending.history.first()).toContainText('Brought in from the platform');
    });
    await test.step('its status is followed', async () => {
      await request.put('/api/platform/templates/demo/spring/status', { data: { status: 'approved' } });
      await libraryPage.open();
      await expect(libraryPage.entry('spring')).toContainText('Approved');
      await expect(libraryPage.entry('spring')).not.toContainText('Changed');
      await expect(link(page)).toHaveText('2 live at the platform only');
    });
    await test.step('all are brought in, and taken back', async () => {
      await link(page).click();
      await page.getByRole('button', { name: 'Bring in all 2' }).click();
      await expect(page.getByText('Every template of the platform is here.')).toBeVisible();
      await expect(libraryPage.done).toContainText('Brought in: 2 templates.');
      await libraryPage.undo.click();
      await expect(list(page).getByRole('listitem')).toHaveCount(2);
      await expect(page.getByRole('heading', { name: 'At the platform only' })).toBeFocused();
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
    await expect(link(page)).toHaveText('10,003 live at the platform only');
    await link(page).click();
    await expect(page.getByText('One entry of the platform’s list cannot be read')).toBeVisible();
    expect(await list(page).getByRole('listitem').count()).toBeLessThan(60);
    await list(page).getByRole('button').first().focus();
    await page.keyboard.press('End');
    await expect(page.getByRole('button', { name: 'Bring in many_09999' })).toBeFocused();
    await page.getByLabel('Find by name').fill('a');
    await page.getByRole('button', { name: 'Bring in ac_map' }).scrollIntoViewIfNeeded();
    await page.getByLabel('Find by name').fill('AC_');
    await page.getByRole('button', { name: 'Bring in ac_map' }).click();
    const refused = page.getByRole('group', { name: /^Not brought in/ });
    await expect(refused).toContainText('ac_map');
    const file = await libraryPage.download(() => refused.getByRole('button', { name: /^Download/ }).click());
    expect(file.suggestedFilename()).toBe('not-brought-in.json');

    await page.getByLabel('Find by name').fill('aa_plain');
    await page.getByRole('button', { name: 'Bring in aa_plain' }).click();
    await page.getByText('1 template with remarks').click();
    await expect(page.getByRole('list', { name: 'Report of the import' })).toContainText('kept unchanged');
    await libraryPage.open();
    await expect(libraryPage.entry('aa_plain')).toContainText('Approved');
    await expect(libraryPage.entry('aa_plain')).not.toContainText('Changed');
  });
});
