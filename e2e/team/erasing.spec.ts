import { dark, light, lookIn } from '../accessibility/views';
import { ReviewPage } from '../models/ReviewPage';
import { VersionsPage } from '../models/VersionsPage';
import { expect } from '../support/test';
import { asha, ben, onServer, signIn, twoPeopleTest as test } from '../support/twoBrowsers';

test.describe('a colleague who has left', { tag: '@own-server' }, () => {
  test('is erased by a sender: the history and the comments say “A former member”', async ({
    provider,
    page,
    other,
    otherTemplate,
  }) => {
    await signIn(provider, other, ben);
    await otherTemplate.writeTextMessage('by_ben', 'Good morning.');
    await expect(onServer(other)).toBeVisible();
    const address = other.url();
    const theirs = new ReviewPage(other);
    await theirs.open(address);
    await theirs.commentOn('Good morning.', 'Shorter?');
    await other.goto('/team');
    await expect(other.getByRole('region', { name: 'Team' })).toContainText('ben@shop.example (you)');
    await expect(other.getByRole('region', { name: 'Personal data' })).toBeHidden();

    await signIn(provider, page, asha);
    await page.goto('/team');
    const members = page.getByRole('list', { name: 'People in Team' });
    await expect(members).toContainText('ben@shop.example');
    await page.getByRole('button', { name: 'Erase a person…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Erase a person' });
    const choice = dialog.getByRole('combobox', { name: 'Person' });
    await expect(choice.getByRole('option')).toHaveText(['Choose a person', 'ben@shop.example']);
    await expect(dialog.getByRole('button', { name: 'Erase' })).toBeDisabled();
    await choice.selectOption('ben@shop.example');
    await expect(choice).toHaveAccessibleDescription(/^Last active /);
    const look = await lookIn(page, dark(390, 844), light(1440, 900));
    await look('Erasing a person');
    await dialog.getByRole('button', { name: 'Erase' }).press('Enter');
    await expect(page.getByText('“ben@shop.example” is erased.')).toBeAttached();
    await expect(members).not.toContainText('ben@shop.example');
    await expect(page.getByRole('button', { name: 'Erase a person…' })).toBeFocused();
    await look('The team after that');

    await test.step('they are signed out', async () => {
      await other.goto('/team');
      await expect(other.getByText('Sign in to see your team.')).toBeVisible();
    });

    await test.step('what they did stays, without their name', async () => {
      await page.goto(address);
      const versions = new VersionsPage(page);
      await versions.open();
      await expect(versions.history).toHaveText([/^A former memberCreated the draft/]);
      const mine = new ReviewPage(page);
      await mine.open(address);
      await expect(mine.thread('Shorter?')).toContainText('A former member');
      await page.goto('/audit');
      await expect(page.getByRole('main')).toContainText('Erased a person');
      await expect(page.getByRole('main')).not.toContainText('ben@shop.example');
    });

    await test.step('and who signs in again is a new person', async () => {
      await signIn(provider, other, ben);
      await theirs.open(address);
      await expect(theirs.thread('Shorter?')).toContainText('A former member');
    });
  });
});
