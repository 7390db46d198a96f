import { reportFigure } from '../../scripts/endurance/figures.mjs';
import { CommentList } from '../../src/schema/responses/comments';
import { ReviewList } from '../../src/schema/responses/reviews';
import { ReviewPage } from '../models/ReviewPage';
import { expect } from '../support/test';
import { test } from '../support/signInTest';
import { asha, ben, onServer, signIn } from '../support/twoBrowsers';
import { counts } from './counts';
import { KillableBrowser } from './KillableBrowser';

test.describe('comments in a browser that is killed', { tag: '@own-server' }, () => {
  test(`${counts.commentKills} comments arrive once: written offline, or killed before they are confirmed`, async ({
    provider,
    page,
    templatePage,
    address,
  }) => {
    test.setTimeout(300_000 + counts.commentKills * 60_000);
    await signIn(provider, page, ben);
    await templatePage.writeTextMessage('weekend', 'Half price until Sunday.');
    await expect(onServer(page)).toBeVisible();
    const id = page.url().split('/').at(-1);
    const draft = `/api/v1/spaces/team/drafts/${id}`;
    const { digest } = ReviewList.parse(await (await page.request.get(`${draft}/reviews`)).json());
    const arrived = async () =>
      CommentList.parse(await (await page.request.get(`${draft}/comments`)).json()).comments.map(
        ({ text }) => text,
      );

    const browser = new KillableBrowser();
    async function open() {
      const other = await browser.start();
      provider.signInAs(asha);
      await other.goto(`${address}/auth/sign-in`);
      return other;
    }
    // What an earlier version of the page has kept is taken over.
    const earlier = await open();
    const body = { path: '', digest, text: 'comment of an earlier page' };
    await earlier.evaluate(
      (waiting) => localStorage.setItem('rcs.waiting-comments', JSON.stringify([waiting])),
      { space: 'team', id, comment: 'earlier', body },
    );
    await earlier.goto(`${address}/`);
    await expect.poll(arrived).toEqual([body.text]);
    await expect.poll(() => earlier.evaluate(() => localStorage.getItem('rcs.waiting-comments'))).toBeNull();
    await browser.kill();

    const written = [body.text];
    for (let round = 0; round < counts.commentKills; round += 1) {
      const other = await open();
      const review = new ReviewPage(other);
      await review.open(`${address}/templates/${id}`);
      const text = `comment ${round}`;
      written.push(text);
      if (round % 2 === 0) {
        await other.context().setOffline(true);
        await review.write(text);
        await expect(review.kept).toContainText(text);
      } else {
        // The server has it, and its response never comes.
        await other.route('**/comments/*', async (route) => void (await route.fetch()));
        await review.write(text);
        await expect.poll(arrived).toContain(text);
      }
      await browser.kill();

      const again = await open();
      // Any page sends what waits.
      await again.goto(`${address}/gallery`);
      await expect.poll(arrived).toContain(text);
      const reopened = new ReviewPage(again);
      await reopened.open(`${address}/templates/${id}`);
      await expect(reopened.threads.filter({ hasText: text })).toHaveCount(1);
      await expect(reopened.kept).toHaveCount(0);
      await browser.kill();
    }
    await browser.remove();
    const stored = await arrived();
    const missing = written.filter((text) => !stored.includes(text));
    reportFigure({
      promise: 'A comment that the page has kept, or that was sent but not confirmed, arrives once',
      tried: `${counts.commentKills} kills of the browser`,
      lost: missing.length + (stored.length - new Set(stored).size),
    });
    expect(stored.toSorted()).toEqual(written.toSorted());
  });
});
