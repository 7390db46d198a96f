import { DraftList } from '../../src/schema/responses/spaces';
import { dark, light, lookIn } from '../accessibility/views';
import { expect } from '../support/test';
import { asha, ben, onServer, twoPeopleTest as test, signIn } from '../support/twoBrowsers';

test.describe('senders of a team', { tag: '@own-server' }, () => {
  test('a brand is shared once, and a change of it is on every colleague’s phones', async ({
    provider,
    page,
    templatePage,
    other,
    otherTemplate,
  }) => {
    await signIn(provider, page, asha);
    await templatePage.writeTextMessage('branded', 'Good morning.');
    await page.getByRole('button', { name: /^Sender/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Sender' });
    await dialog.getByLabel('Name').fill('Lark & Loom');
    await dialog.getByRole('button', { name: 'Share with “Team”' }).click();
    await expect(dialog.getByText(/Shared with “Team”/)).toBeVisible();
    await (
      await lookIn(page, light(1440, 900), dark(390, 844), light(320, 640))
    )('a shared sender');
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(onServer(page)).toBeVisible();

    await signIn(provider, other, ben);
    await other.goto(page.url());
    await expect(otherTemplate.phone.header).toContainText('Lark & Loom');
    await other.getByRole('button', { name: /^Sender/ }).click();
    const theirs = other.getByRole('dialog', { name: 'Sender' });
    await expect(theirs.getByText(/What you change here, they see too/)).toBeVisible();
    const changedAt = async () => {
      const response = await page.request.get('/api/v1/spaces/team/drafts');
      return DraftList.parse(await response.json()).drafts.map((draft) => draft.changedAt);
    };
    const before = await changedAt();
    await theirs.getByLabel('Name').fill('Lark & Loom Studio');
    await theirs.getByRole('button', { name: 'Done' }).click();

    // Neither reloads, and the draft itself has not changed.
    await expect(templatePage.phone.header).toContainText('Lark & Loom Studio');
    await expect(otherTemplate.phone.header).toContainText('Lark & Loom Studio');
    await expect(onServer(other)).toBeVisible();
    expect(await changedAt()).toEqual(before);

    await page.getByRole('button', { name: /^Sender/ }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('Lark & Loom Studio');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('button', { name: 'Sender Lark & Loom Studio' })).toBeVisible();
  });

  test('a draft looks the same to both, whatever the default senders of their browsers are', async ({
    provider,
    page,
    templatePage,
    other,
    otherTemplate,
  }) => {
    await signIn(provider, page, asha);
    await templatePage.writeTextMessage('whose_sender', 'Good morning.');
    await page.getByRole('button', { name: /^Sender/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Sender' });
    await dialog.getByLabel('Name').fill('Lark & Loom India');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(onServer(page)).toBeVisible();
    await signIn(provider, other, ben);
    await other.goto(page.url());
    await expect(otherTemplate.phone.header).toContainText('Lark & Loom India');

    // Ben has chosen no sender, and Asha’s default is none of his.
    await otherTemplate.writeTextMessage('of_ben', 'Good evening.');
    await expect(onServer(other)).toBeVisible();
    await page.goto(other.url());
    await expect(templatePage.form.field('Message text')).toHaveValue('Good evening.');
    await expect(otherTemplate.phone.header).toContainText('Your business');
    await expect(templatePage.phone.header).toContainText('Your business');
    await templatePage.writeTextMessage('of_asha', 'Good night.');
    await expect(onServer(page)).toBeVisible();
    await other.goto(page.url());
    await expect(otherTemplate.phone.header).toContainText('Lark & Loom India');
  });
});
