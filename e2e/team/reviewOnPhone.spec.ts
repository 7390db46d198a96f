import type { Locator } from '@playwright/test';
import { ReviewPage } from '../models/ReviewPage';
import { expect } from '../support/test';
import { asha, ben, onServer, signIn, twoPeopleTest as test } from '../support/twoBrowsers';

test.describe('a review on a phone', { tag: '@own-server' }, () => {
  test.use({
    settings: {
      SPACES: JSON.stringify([
        {
          name: 'offers',
          label: 'Offers',
          roles: { campaign: 'approver', copy: 'author' },
          review: 'required',
        },
      ]),
    },
  });

  test('shows the message first, and lets people write about it', async ({
    provider,
    page,
    templatePage,
    other,
  }) => {
    const review = new ReviewPage(other);
    await signIn(provider, other, asha);
    await signIn(provider, page, ben);
    await templatePage.writeTextMessage('weekend', 'Half price until Sunday.');
    await expect(onServer(page)).toBeVisible();
    await page.getByRole('tab', { name: 'Review' }).click();
    await new ReviewPage(page).ask('Ask for review', 'Please look at the price.');
    await other.setViewportSize({ width: 390, height: 844 });
    await review.open(page.url());
    const message = review.phones.getByText('Half price until Sunday.').first();
    await expect(message).toBeInViewport({ ratio: 1 });
    await expectUncovered(message);

    const link = await new ReviewPage(page).makeGuestLink();
    const guest = await other.context().newPage();
    await guest.setViewportSize({ width: 390, height: 844 });
    await guest.goto(link);
    const forGuest = new ReviewPage(guest);
    await test.step('a guest sees it first too, and is led to what is missing', async () => {
      const shown = forGuest.phones.getByText('Half price until Sunday.').first();
      await expect(shown).toBeInViewport({ ratio: 1 });
      await shown.click();
      await forGuest.write('Is it not a third?');
      await expect(guest.getByLabel('Your name')).toBeFocused();
      await guest.getByLabel('Your name').fill('Mira');
      await forGuest.write('Is it not a third?');
      await forGuest.thread('Is it not a third?').waitFor();
    });

    await test.step('above the keyboard, nothing covers what is written, and it says about what', async () => {
      await message.click();
      await expect(review.comment).toBeFocused();
      await other.setViewportSize({ width: 390, height: 508 });
      await review.comment.press('W');
      const about = other.getByText('About:').locator('..');
      await expect(about).toContainText('“Half price until Sunday.”');
      const send = other.getByRole('button', { name: 'Comment', exact: true });
      for (const part of [about, review.comment, send]) {
        await expect(part).toBeInViewport({ ratio: 1 });
        await expectUncovered(part);
      }
      await review.write('Which Sunday?');
      await review.thread('Which Sunday?').waitFor();
      await other.setViewportSize({ width: 390, height: 844 });
    });

    await test.step('asking for changes is marked as their decision', async () => {
      await review.askForChanges('The price is wrong.');
      await expect(review.decision).toContainText('You asked for changes.');
    });

    await test.step('an approval over open comments of others takes a second press', async () => {
      await review.decision.getByRole('button', { name: 'Approve' }).click();
      const question = other.getByRole('group', { name: '1 comment by others is open. Approve anyway?' });
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(review.decision).toBeFocused();
      await review.approve({ anyway: true });
      await expect(review.decision).not.toContainText('You asked for changes.');
    });
  });
});

/** Whether a press in the middle of an element reaches it. */
function isReached(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const reached = document.elementFromPoint(x + width / 2, y + height / 2);
  return reached !== null && (element.contains(reached) || reached.contains(element));
}

async function expectUncovered(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate(isReached)).toBe(true);
}
