import { dark, light, lookIn } from '../accessibility/views';
import { ReviewPage } from '../models/ReviewPage';
import { SetPage } from '../models/SetPage';
import { expect } from '../support/test';
import { asha, onServer, signIn, twoPeopleTest as test } from '../support/twoBrowsers';

const chitra = { sub: 'chitra-4', email: 'chitra@shop.example', groups: ['boss'] };

test.describe('the review of a set', { tag: '@own-server' }, () => {
  test.use({
    settings: {
      SPACES: JSON.stringify([
        {
          name: 'offers',
          label: 'Offers',
          roles: { campaign: 'sender', boss: 'approver' },
          review: 'required',
        },
      ]),
    },
  });

  test('three languages are approved at once on a phone, and sent in one press', async ({
    provider,
    page,
    templatePage,
    other,
  }) => {
    test.slow();
    const set = new SetPage(page);
    const [mine, review] = [new ReviewPage(page), new ReviewPage(other)];
    const hindi = set.translation('Message text', 'Hindi');
    await signIn(provider, other, chitra);
    await signIn(provider, page, asha);
    await templatePage.writeTextMessage('sale', 'Half price until Sunday.');
    await expect(onServer(page)).toBeVisible();
    const address = page.url();
    await set.open();
    await set.addLanguage('Hindi');
    await hindi.fill('रविवार तक आधी कीमत।');
    await set.addLanguage('German');
    await set.translation('Message text', 'German').fill('Halber Preis bis Sonntag.');

    await test.step('before it is approved, nothing can be sent without a reason', async () => {
      await set.showTab('Send');
      await expect(page.getByText('No reviewer has approved any of this yet')).toBeVisible();
      await expect(page.getByText('Without errors: 3')).toBeVisible();
      await page.getByRole('button', { name: 'Send 3 templates' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('3 templates aren’t approved by a reviewer')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Send now' })).toBeDisabled();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    });

    await test.step('one press asks for a review of all', async () => {
      await page.getByRole('button', { name: 'Ask for review', exact: true }).click();
      const look = await lookIn(page, light(1280, 900), dark(390, 844));
      await look('the review of a set that is asked for');
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.getByRole('button', { name: 'Ask for review of 3 templates' }).click();
      await expect(mine.state.getByText('In review')).toBeVisible();
    });

    await test.step('the approver sees all three on a phone, and approves them', async () => {
      await other.setViewportSize({ width: 390, height: 844 });
      await review.open(address);
      await expect(other.getByText('3 templates: 3 languages.')).toBeVisible();
      const language = other.getByLabel('Language on the phones');
      for (const [name, text] of [
        ['English', 'Half price until Sunday.'],
        ['Hindi', 'रविवार तक आधी कीमत।'],
        ['German', 'Halber Preis bis Sonntag.'],
      ] as const) {
        await language.selectOption(name);
        await expect(review.phones.getByText(text).first()).toBeVisible();
      }
      await other.getByText('All languages on phones').click();
      await expect(other.getByRole('heading', { name: 'German' })).toBeVisible();
      const look = await lookIn(other, light(1280, 900), dark(390, 844));
      await look('the review of a set');
      await other.setViewportSize({ width: 390, height: 844 });
      await review.approve();
      await expect(mine.state.getByText('Approved by chitra@shop.example')).toBeVisible();
    });

    await test.step('a changed translation ends the approval, and undo brings it back', async () => {
      await set.showTab('Languages');
      await hindi.fill('रविवार तक सब मुफ़्त।');
      await set.showTab('Send');
      await expect(mine.state.getByText('Changed since chitra@shop.example approved it')).toBeVisible();
      await expect(page.getByText('Hindi: 1 text changed')).toBeVisible();
      await expect(page.getByText('1 of 3 isn’t approved by a reviewer yet')).toBeVisible();
      await page.getByRole('button', { name: /^Undo/ }).click();
      await expect(mine.state.getByText('Approved by chitra@shop.example')).toBeVisible();
    });

    await test.step('all are sent in one press, and stay approved', async () => {
      await set.send();
      await expect(page.getByRole('status').filter({ hasText: 'Created: 3' })).toBeVisible();
      await expect(mine.state.getByText('Approved by chitra@shop.example')).toBeVisible();
      await expect(other.getByRole('button', { name: 'You approved this' })).toBeVisible();
      await other.reload();
      await expect(review.record.getByText('asha@shop.example').first()).toBeVisible();
    });
  });
});
