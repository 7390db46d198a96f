import type { BrowserContext } from '@playwright/test';
import { expectAccessible, expectTargets } from '../accessibility/checks';
import { LibraryPage } from '../models/LibraryPage';
import { TemplatePage } from '../models/TemplatePage';
import { expect, test } from '../support/test';

/** Another tab at the address that the first one shows. */
async function openAgain(first: TemplatePage): Promise<TemplatePage> {
  const second = new TemplatePage(await first.page.context().newPage());
  await second.page.goto(first.page.url());
  return second;
}

const withoutLocks = (context: BrowserContext) =>
  context.addInitScript(() => {
    // Plain HTTP from another host has no Web Locks.
    Reflect.deleteProperty(navigator.constructor.prototype, 'locks');
  });

const notice = (tab: TemplatePage) => tab.page.getByRole('region', { name: 'Other version' });

test('a second tab shows the draft while it is written in the first, and cannot change it', async ({
  templatePage,
  page,
}) => {
  await templatePage.openExample('order-shipped', 'in_two_tabs');
  await templatePage.form.fillIn({ Title: 'Before' });
  await templatePage.expectSaved();
  const second = await openAgain(templatePage);
  await expect(second.readOnlyNotice).toContainText('This draft is open in another tab');
  await expect(second.phone.screen).toContainText('Before');
  await expectAccessible(second.page, 'a draft that another tab edits');
  await expectTargets(second.page, 'a draft that another tab edits');

  await templatePage.form.fillIn({ Title: 'Written in the first tab' });
  await expect(second.phone.screen).toContainText('Written in the first tab');
  await expect(second.form.field('Title')).toHaveValue('Written in the first tab');

  await expect(second.form.field('Title')).toBeDisabled();
  await expect(second.form.area.getByRole('button', { name: 'Add button' })).toBeDisabled();
  await second.page.keyboard.press('Control+z');
  await second.expectSaid('This draft is read-only here');
  await second.sending.open();
  await expect(second.page.getByRole('group', { name: 'You can’t send from this tab' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await expect(templatePage.form.field('Title')).toHaveValue('Written in the first tab');
});

test('taking over includes the text typed last, and makes the first tab read-only', async ({
  templatePage,
}) => {
  await templatePage.openExample('order-shipped', 'handed_over');
  await templatePage.expectSaved();
  const second = await openAgain(templatePage);
  await expect(second.readOnlyNotice).toBeVisible();
  await templatePage.form.fillIn({ Title: 'The last words of the first tab' });
  await second.readOnlyNotice.getByRole('button', { name: 'Take over' }).click();

  await expect(second.form.field('Title')).toHaveValue('The last words of the first tab');
  await expect(second.form.field('Title')).toBeEnabled();
  await expect(second.readOnlyNotice).toBeHidden();
  await expect(templatePage.readOnlyNotice).toContainText('Another tab took over this draft');
  await expect(templatePage.readOnlyNotice).toBeFocused();
  await expect(templatePage.form.field('Title')).toBeDisabled();
  await expectAccessible(templatePage.page, 'a draft that another tab has taken over');

  await second.form.fillIn({ Title: 'The second goes on' });
  await expect(templatePage.phone.screen).toContainText('The second goes on');
  await templatePage.readOnlyNotice.getByRole('button', { name: 'Take over' }).click();
  await templatePage.form.fillIn({ Description: 'And the first again.' });
  await expect(second.phone.screen).toContainText('And the first again.');
  await expect(templatePage.form.field('Title')).toHaveValue('The second goes on');
});

test('a copy is a draft of its own, and a closed tab frees its draft @full', async ({
  templatePage,
  page,
}) => {
  await templatePage.openExample('order-shipped', 'copied');
  await templatePage.expectSaved();
  const second = await openAgain(templatePage);
  await second.readOnlyNotice.getByRole('button', { name: 'Save a copy' }).click();
  await expect(second.name).toHaveValue('copied_2');
  await second.form.fillIn({ Title: 'Only in the copy' });
  await second.expectSaved();
  await expect(templatePage.form.field('Title')).not.toHaveValue('Only in the copy');

  const third = await openAgain(templatePage);
  await expect(third.readOnlyNotice).toBeVisible();
  await templatePage.form.fillIn({ Title: 'Typed right before closing' });
  await page.close({ runBeforeUnload: true });
  await expect(third.readOnlyNotice).toContainText('The other tab closed this draft');
  await expect(third.form.field('Title')).toBeDisabled();
  await third.readOnlyNotice.getByRole('button', { name: 'Edit here' }).click();
  await expect(third.form.field('Title')).toHaveValue('Typed right before closing');
  await expect(third.form.field('Title')).toBeEnabled();
});

test.describe('in a browser without locks', () => {
  test.use({ ownContext: true });

  test('without locks, simultaneous edits in two tabs are kept as two versions that link to each other', async ({
    templatePage,
    context,
  }) => {
    await withoutLocks(context);
    await templatePage.openExample('order-shipped', 'written_twice');
    await templatePage.expectSaved();
    const second = await openAgain(templatePage);
    await second.form.fillIn({ Title: 'Follows' });
    await expect(templatePage.form.field('Title')).toHaveValue('Follows');

    const address = templatePage.page.url();
    // Both type long enough that their edits overlap.
    await Promise.all([
      templatePage.form.field('Title').pressSequentially(' and the first tab goes on', { delay: 40 }),
      second.form.field('Description').pressSequentially(' and the second tab goes on', { delay: 40 }),
    ]);
    await expect(notice(templatePage)).toBeVisible();
    await expect(notice(second)).toBeVisible();
    const moved = templatePage.page.url() === address ? second : templatePage;
    const stayed = moved === second ? templatePage : second;
    expect(stayed.page.url()).toBe(address);
    await expect(notice(moved)).toContainText('This is another version of a draft');
    await expect(notice(stayed)).toContainText('Another tab edited this draft too');
    await expectAccessible(stayed.page, 'a draft with another version');
    await expect(templatePage.form.field('Title')).toHaveValue(/and the first tab goes on/);
    await expect(second.form.field('Description')).toHaveValue(/and the second tab goes on/);

    await notice(stayed).getByRole('link', { name: 'Open the other version' }).click();
    await expect(notice(stayed)).toContainText('This is another version of a draft');
    expect(stayed.page.url()).toBe(moved.page.url());
  });
});

test('a draft that is deleted while it is open can be restored in both tabs @full', async ({
  templatePage,
  context,
}) => {
  await templatePage.writeTextMessage('deleted_elsewhere');
  await templatePage.expectSaved();
  const list = new LibraryPage(await context.newPage());
  await list.open();
  await list.delete('deleted_elsewhere');
  await expect(templatePage.readOnlyNotice).toContainText('This draft was deleted');
  await expect(templatePage.readOnlyNotice).toContainText('restore it within 30 days of its deletion.');
  await expect(templatePage.name).toBeDisabled();
  await templatePage.readOnlyNotice.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(templatePage.name).toBeEnabled();
});
