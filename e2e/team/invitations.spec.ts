import { readFileSync } from 'node:fs';
import { dark, light, lookIn } from '../accessibility/views';
import { LibraryPage } from '../models/LibraryPage';
import { Palette } from '../models/Palette';
import { expect } from '../support/test';
import { asha, onServer, signIn, twoPeopleTest as test, vik } from '../support/twoBrowsers';

test.describe('invitations', { tag: '@own-server' }, () => {
  test.use({
    settings: {
      SPACES: JSON.stringify([
        { name: 'offers', label: 'Offers', roles: { campaign: 'sender' } },
        { name: 'service', label: 'Service messages', roles: { campaign: 'sender' } },
      ]),
    },
  });

  test('a sender invites by a link; the colleague joins, writes along, and is removed again', async ({
    provider,
    page,
    templatePage,
    other,
    otherTemplate,
  }) => {
    provider.signInAs(asha);
    await page.goto('/auth/sign-in');
    await templatePage.writeTextMessage('for_vik', 'Good morning.');
    await expect(onServer(page)).toBeVisible();
    const draft = page.url();

    await page.goto('/connection');
    await page.getByRole('link', { name: 'Team' }).click();
    const offers = page.getByRole('region', { name: 'Offers' });
    await expect(offers.getByRole('listitem')).toHaveText([/asha@shop\.example \(you\)Can send and invite/]);
    await offers.getByRole('button', { name: 'Invite people' }).click();
    await expect(offers.getByLabel('Role')).toBeFocused();
    await offers.getByLabel('Role').selectOption('Can read');
    await offers.getByRole('button', { name: 'Make invitation link' }).click();
    const made = page.getByRole('group', { name: 'Copy the link now and send it to your colleagues' });
    await expect(made).toBeFocused();
    const link = await made.getByText(/\/team#invitation-/).innerText();
    await (
      await lookIn(page, light(1440, 900), dark(390, 844), light(320, 640))
    )('a new invitation');

    await other.goto(link);
    await expect(other.getByText('Sign in to see who invited you, and join.')).toBeVisible();
    provider.signInAs(vik);
    const signingIn = other.waitForEvent('popup');
    await other.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(
      (await signingIn).getByText('Close this tab and go back to the one where you began.'),
    ).toBeVisible();
    await (await signingIn).close();
    // Without a screen, a browser tells no page that it is shown again.
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const invitation = other.getByRole('group', { name: 'Join “Offers”' });
    await expect(invitation).toContainText('asha@shop.example invites you. In this space, you can read.');
    await (
      await lookIn(other, light(1440, 900), dark(390, 844))
    )('an invitation');
    await invitation.getByRole('button', { name: 'Join' }).click();
    await expect(new LibraryPage(other).drafts).toHaveText([/for_vik/]);
    await other.goto(draft);
    await expect(otherTemplate.readOnlyNotice).toContainText('You can only read this draft');
    const palette = new Palette(other);
    await palette.open();
    await palette.field.fill('Undo');
    await expect(palette.option(/^Undo/)).toContainText('You can only read this draft.');
    await other.keyboard.press('Escape');

    // Who has joined appears by itself.
    await expect(offers.getByRole('list', { name: 'People in Offers' })).toContainText('vik@shop.example');
    await expect(offers).toContainText('Their role comes from a group of your sign-in');
    const downloading = page.waitForEvent('download');
    await offers.getByRole('link', { name: 'Export “Offers”' }).click();
    const exported = readFileSync(await (await downloading).path(), 'utf8');
    expect(exported).toContain('"name":"for_vik"');
    expect(exported).toMatch(/"kind":"end","lines":\d+\}\n$/);
    await page.reload();
    await expect(made).toBeHidden();
    const entry = offers.getByRole('listitem').filter({ hasText: 'vik@shop.example' });
    await expect(offers.getByRole('list', { name: 'Open invitations to Offers' })).toContainText(
      '1 person has joined.',
    );
    await entry.getByLabel('Role of vik@shop.example').selectOption('Can write');
    await expect(page.getByText('“vik@shop.example”: can write.')).toBeAttached();
    await (
      await lookIn(page, light(1440, 900), dark(390, 844), light(320, 640))
    )('the people of a space');
    await other.reload();
    await expect(otherTemplate.readOnlyNotice).toBeHidden();
    await otherTemplate.form.field('Message text').fill('Good evening.');
    await expect(onServer(other)).toBeVisible();

    await entry.getByRole('button', { name: 'Remove vik@shop.example…' }).click();
    const removing = page.getByRole('dialog', { name: 'Remove “vik@shop.example”?' });
    await expect(removing).toContainText('they could come back with it');
    await expect(
      removing.getByRole('checkbox', { name: /^Also withdraw the open invitation/ }),
    ).toBeChecked();
    await removing.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(entry).toBeHidden();
    await expect(offers.getByRole('list', { name: 'Open invitations to Offers' })).toBeHidden();

    await test.step('the copy in their browser says what it is, and can only be read', async () => {
      await otherTemplate.form.field('Message text').fill('Written after that.');
      await expect(otherTemplate.readOnlyNotice).toContainText(
        'You no longer have access to the space of this draft',
      );
      await expect(otherTemplate.form.field('Message text')).toBeDisabled();
      await (
        await lookIn(other, light(1440, 900), dark(390, 844))
      )('a draft of a lost space');
      const library = new LibraryPage(other);
      await library.open();
      await expect(library.entry('for_vik')).toContainText('No access any more');
      await other.context().clearCookies();
      await other.goto(draft);
      await expect(otherTemplate.readOnlyNotice).toContainText('You no longer have access');
      await other.getByRole('button', { name: 'Save a copy of my own' }).click();
      await otherTemplate.form.field('Message text').fill('My own now.');
      await expect(other.getByTitle(/^Saved in this browser/)).toBeVisible();
      await library.open();
      await expect(library.drafts).toHaveCount(2);
      await other.goto(draft);
      await other.getByRole('button', { name: 'Remove from this browser' }).click();
      await expect(library.drafts).toHaveText([/for_vik_2/]);
    });
    await signIn(provider, other, vik);
    await other.goto(link);
    await expect(other.getByText(/was withdrawn or has expired/)).toBeVisible();
    await other.goto('/team');
    await expect(other.getByText('You’re in no space yet.')).toBeVisible();
    await page.goto(draft);
    await expect(templatePage.form.field('Message text')).toHaveValue('Good evening.');
  });
});

test.describe('a shared computer', { tag: '@own-server' }, () => {
  test('who signs out can remove the drafts of the team, but for those that only this browser has', async ({
    provider,
    page,
    templatePage,
    server,
  }) => {
    const library = new LibraryPage(page);
    await signIn(provider, page, asha);
    await templatePage.writeTextMessage('on_the_server', 'Good morning.');
    await expect(onServer(page)).toBeVisible();

    await test.step('while nobody is signed in, a draft says where its changes go', async () => {
      await page.context().clearCookies();
      await page.reload();
      await expect(page.getByRole('region', { name: 'Space' })).toContainText(
        'your changes go to the server when you sign in',
      );
      await templatePage.writeTextMessage('only_here', 'Good evening.');
      await expect(page.getByTitle(/^Saved on this device, not yet on the server/)).toBeVisible();
    });

    await page.route('**/api/v1/spaces/team/drafts/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    provider.signInAs(asha);
    await page.goto('/auth/sign-in');
    await expect(library.drafts).toHaveCount(2);
    await page.getByRole('button', { name: 'You: asha@shop.example' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign out?' });
    await expect(dialog).toContainText('Not yet on the server, so they stay here: only_here.');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Yes, sign me out' }).click();
    await expect(library.drafts).toHaveText([/only_here/]);

    await page.unroute('**/api/v1/spaces/team/drafts/*');
    provider.signInAs(asha);
    await page.goto(`${server.address}/auth/sign-in`);
    await expect(library.drafts).toHaveCount(2);
  });
});
