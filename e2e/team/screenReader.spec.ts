import { ReviewPage } from '../models/ReviewPage';
import { ReviewList } from '../../src/schema/responses/reviews';
import { expect } from '../support/test';
import { asha, ben, onServer, twoPeopleTest as test, signIn } from '../support/twoBrowsers';

const cards = 'component.richCard.carouselCard.cardContents';

test.describe('a reviewer with a screen reader', { tag: '@own-server' }, () => {
  test('finds, reads and replies to every comment by keyboard, and hears of new ones', async ({
    provider,
    page,
    other,
  }) => {
    test.slow();
    await signIn(provider, other, ben);
    await other.goto('/templates/new?from=fashion');
    await expect(onServer(other)).toBeVisible();
    const address = other.url();
    const draft = `/api/v1/spaces/team/drafts/${address.split('/').at(-1)}`;
    const { digest } = ReviewList.parse(await (await other.request.get(`${draft}/reviews`)).json());
    const write = (id: string, text: string, more: object) =>
      other.request.put(`${draft}/comments/${id}`, {
        data: { digest, text, ...more },
        headers: { origin: new URL(address).origin },
      });
    // In another order than that of the phone.
    await write('c1', 'Is the second one in stock?', { path: `${cards}.1.title` });
    await write('c2', 'Too dark?', { path: `${cards}.0.media` });
    await write('c3', 'Is this for May?', { path: '' });

    await signIn(provider, page, asha);
    const review = new ReviewPage(page);
    await review.open(address);
    const says = (words: string | RegExp) =>
      expect(page.getByRole('status').filter({ hasText: words })).toBeAttached();

    await test.step('by headings, landmarks and names, in the order of the phone', async () => {
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('region', { name: 'Comments' })).toMatchAriaSnapshot(`
        - region "Comments":
          - heading "Comments" [level=3]
          - paragraph:
            - strong: Whole message
          - text: New comment
          - textbox "New comment"
          - paragraph: Press a part of the phone to comment on it.
          - button "Comment"
          - list "Comments, in the order of the phone":
            - listitem "Comment 3, ben@shop.example about Whole message":
              - text: Whole message
              - paragraph:
                - strong: ben@shop.example
              - paragraph: Is this for May?
              - button "Reply"
              - button "Resolve"
            - listitem "Comment 2, ben@shop.example about Card 1 › Picture":
              - button "Card 1 › Picture"
              - paragraph:
                - strong: ben@shop.example
              - paragraph: Too dark?
              - button "Reply"
              - button "Resolve"
            - listitem "Comment 1, ben@shop.example about Card 2 › Title":
              - button "Card 2 › Title"
              - paragraph:
                - strong: ben@shop.example
              - paragraph: Is the second one in stock?
              - button "Reply"
              - button "Resolve"
      `);
    });

    await test.step('replies to each with the keyboard alone', async () => {
      await review.comment.focus();
      const replies = ['Yes, for May.', 'A little.', 'It is.'];
      for (const [index, text] of replies.entries()) {
        const thread = review.threads.nth(index);
        const reply = thread.getByRole('button', { name: 'Reply', exact: true });
        for (let presses = 0; presses < 20; presses += 1) {
          if (await reply.evaluate((button) => button === document.activeElement)) break;
          await page.keyboard.press('Tab');
        }
        await expect(reply).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(
          thread.getByLabel('Reply', { exact: true }).and(page.getByRole('textbox')),
        ).toBeFocused();
        await page.keyboard.type(text);
        await page.keyboard.press('Control+Enter');
        await expect(thread.getByRole('list', { name: 'Replies' })).toContainText(text);
        await expect(reply).toBeFocused();
        await says('Reply added.');
      }
    });

    await test.step('edits, deletes and resolves without losing the place', async () => {
      const first = review.threads.first();
      const edit = first.getByRole('button', { name: 'Edit' });
      await edit.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.type('!');
      await page.keyboard.press('Control+Enter');
      await says('Comment changed.');
      await expect(edit).toBeFocused();
      await first.getByRole('button', { name: 'Delete' }).focus();
      await page.keyboard.press('Enter');
      await says('Comment deleted.');
      await expect(page.getByRole('heading', { name: 'Comments' })).toBeFocused();
      await first.getByRole('button', { name: 'Resolve' }).focus();
      await page.keyboard.press('Enter');
      await says('Resolved.');
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
      await page.keyboard.press('Enter');
      await says('Reopened.');
      await expect(page.getByRole('heading', { name: 'Comments' })).toBeFocused();
      await expect(review.threads).toHaveCount(3);
    });

    await test.step('hears what others write, and keeps the focus', async () => {
      await review.comment.focus();
      await write('c4', 'One more thing.', { path: `${cards}.0.title` });
      await says('New comment by ben@shop.example: One more thing.');
      await write('c5', 'See you.', { thread: 'c4' });
      await says('New reply by ben@shop.example: See you.');
      await expect(review.comment).toBeFocused();
    });
  });
});
