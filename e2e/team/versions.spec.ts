import { dark, light, lookIn } from '../accessibility/views';
import { LibraryPage } from '../models/LibraryPage';
import { VersionsPage } from '../models/VersionsPage';
import { expect } from '../support/test';
import { asha, ben, onServer, twoPeopleTest as test, signIn, vik } from '../support/twoBrowsers';

test.describe('versions of a team', { tag: '@own-server' }, () => {
  test('what one person saves and sends, a colleague finds, compares and restores on their computer', async ({
    provider,
    page,
    templatePage,
    other,
    otherTemplate,
  }) => {
    const [mine, theirs] = [new VersionsPage(page), new VersionsPage(other)];
    await signIn(provider, page, asha);
    await templatePage.writeTextMessage('shared_versions', 'Agreed on Monday.');
    await templatePage.sending.send();
    await templatePage.sending.expectStatus('Approval pending');
    await mine.open();
    await mine.keep('Agreed with Anna', 'By telephone.');
    await templatePage.expectSaid('Version saved: Agreed with Anna');
    await expect(mine.version('Agreed with Anna')).toHaveCount(1);
    await mine.back();
    await templatePage.form.field('Message text').fill('Written on Tuesday.');
    await expect(onServer(page)).toBeVisible();

    await signIn(provider, other, ben);
    await other.goto(page.url());
    await theirs.open();
    await expect(theirs.rows.filter({ hasText: 'Agreed with Anna' }).first()).toHaveText(
      /Agreed with Anna.*saved by asha@shop\.example.*By telephone\./,
    );
    await expect(theirs.rows.filter({ hasText: 'Sent for approval' })).toHaveText(
      /sent to demo by asha@shop\.example.*Approval pending/,
    );
    await expect(theirs.history.filter({ hasText: 'Saved as “Agreed with Anna”' })).toHaveCount(1);
    await (
      await lookIn(other, light(1440, 900), dark(390, 844), light(320, 640))
    )('versions of a team');
    await other.setViewportSize({ width: 1440, height: 900 });
    await theirs.version('Agreed with Anna').click();
    await expect(theirs.changes).toHaveText([/Message text changed.*Monday.*Tuesday/]);

    await test.step('a colleague renames it, and the state has one name for everybody', async () => {
      await theirs.list.getByRole('button', { name: /^Rename Agreed with Anna/ }).click();
      await other.getByLabel('Version name').fill('Agreed with Anna and legal');
      await other.getByRole('dialog').getByRole('button', { name: 'Save name' }).click();
      await expect(theirs.version('Agreed with Anna and legal')).toBeVisible();
      await mine.open();
      await expect(mine.version('Agreed with Anna and legal')).toHaveCount(1);
      await expect(mine.version('Agreed with Anna')).toHaveCount(0);
      await mine.back();
    });

    await theirs.version('Agreed with Anna and legal').click();
    await theirs.restore();
    await otherTemplate.expectSaid('Restored: Agreed with Anna and legal. Undo to go back.');
    await templatePage.expectSaid(
      'ben@shop.example restored “Agreed with Anna and legal”. “Versions” shows what changed.',
    );
    await expect(templatePage.form.field('Message text')).toHaveValue('Agreed on Monday.');

    await test.step('without its name it is a state of the history again', async () => {
      await theirs.open();
      await theirs.list.getByRole('button', { name: /^Delete Agreed with Anna and legal/ }).click();
      await otherTemplate.expectSaid('Deleted: Agreed with Anna and legal');
      await mine.open();
      await expect(mine.version('Agreed with Anna and legal')).toHaveCount(0);
      await theirs.undo.click();
      await expect(theirs.version('Agreed with Anna and legal')).toBeVisible();
      await mine.back();
      await mine.open();
      await expect(mine.version('Agreed with Anna and legal')).toBeVisible();
    });
  });

  test('a version that the server does not get stays on this device and says so; viewers change none', async ({
    provider,
    page,
    templatePage,
    other,
  }) => {
    const [mine, theirs] = [new VersionsPage(page), new VersionsPage(other)];
    await signIn(provider, page, asha);
    await templatePage.writeTextMessage('in_a_train', 'Written in a train.');
    await expect(onServer(page)).toBeVisible();
    await mine.open();
    await mine.keep('At the station');
    await templatePage.expectSaid('Version saved: At the station');
    await mine.keep('Once more');
    await templatePage.expectSaid('No changes since At the station, which is already saved.');
    await mine.back();
    await page.context().setOffline(true);
    await templatePage.form.field('Message text').fill('Written in a tunnel.');
    await expect(page.getByText('On this device only')).toBeVisible();
    await mine.open();
    await mine.keep('In the tunnel');
    await templatePage.expectSaid(
      /^Version saved on this device only: In the tunnel\. This device is offline\./,
    );
    await expect(mine.rows.filter({ hasText: 'In the tunnel' })).toContainText(
      'saved manually, on this device',
    );
    await expect(mine.version('At the station')).toBeVisible();
    await page.context().setOffline(false);
    await mine.back();
    await expect(onServer(page)).toBeVisible();

    await signIn(provider, other, vik);
    await other.goto(page.url());
    await theirs.open();
    await expect(theirs.version('At the station')).toBeVisible();
    await expect(theirs.version('In the tunnel')).toHaveCount(0);
    await expect(theirs.list.getByRole('button', { name: /^(Rename|Delete)/ })).toHaveCount(0);
  });

  test('whoever looks at a deleted draft is told who restored it', async ({
    provider,
    page,
    templatePage,
    other,
    otherTemplate,
  }) => {
    await signIn(provider, page, asha);
    await templatePage.writeTextMessage('wrongly_deleted', 'Not this one.');
    await expect(onServer(page)).toBeVisible();
    await signIn(provider, other, ben);
    await other.goto(page.url());
    await expect(otherTemplate.form.field('Message text')).toHaveValue('Not this one.');
    const library = new LibraryPage(page);
    await library.open();
    await library.choose('wrongly_deleted');
    await page.keyboard.press('Delete');
    await expect(otherTemplate.readOnlyNotice).toContainText('Deleted by asha@shop.example.');
    await library.undo.click();
    await otherTemplate.expectSaid('asha@shop.example restored this draft.');
    await expect(otherTemplate.readOnlyNotice).toHaveCount(0);
    await otherTemplate.form.field('Message text').fill('This one.');
    await expect(onServer(other)).toBeVisible();
  });
});
