import { dark, light, lookIn } from '../accessibility/views';
import { LibraryPage } from '../models/LibraryPage';
import { expect } from '../support/test';
import { asha, onServer, twoPeopleTest as test, vik } from '../support/twoBrowsers';

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
    await expect(offers.getByRole('listitem')).toHaveText([/asha@shop\.example \(you\)Can write and invite/]);
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
    const signIn = other.waitForEvent('popup');
    await other.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect((await signIn).getByText(/signed in/i).first()).toBeVisible();
    await (await signIn).close();
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
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(entry).toBeHidden();
    await offers.getByRole('button', { name: /^Withdraw the invitation/ }).click();
    await expect(offers.getByRole('list', { name: 'Open invitations to Offers' })).toBeHidden();
    await otherTemplate.form.field('Message text').fill('Written after that.');
    await expect(other.getByTitle(/^Saved on this device, not yet on the server/)).toBeVisible();
    await other.goto(link);
    await expect(other.getByText(/was withdrawn or has expired/)).toBeVisible();
    await page.goto(draft);
    await expect(templatePage.form.field('Message text')).toHaveValue('Good evening.');
  });
});
