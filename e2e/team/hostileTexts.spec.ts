import type { Page } from '@playwright/test';
import type { CommentList } from '../../src/schema/responses/comments';
import { GuestReview, MadeGuestLink } from '../../src/schema/responses/guests';
import { Review, ReviewList } from '../../src/schema/responses/reviews';
import { RecordedSendingList } from '../../src/schema/responses/spaces';
import { hostileTexts } from '../../src/schema/testing/hostileTexts';
import { ReviewPage } from '../models/ReviewPage';
import { expect } from '../support/test';
import { asha, ben, onServer, twoPeopleTest as test, signIn } from '../support/twoBrowsers';

const stored = hostileTexts.flatMap(([, text, rejected]) => (rejected === undefined ? [text] : []));
/** As a text area gives it. */
const typed = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim();

/** Nothing ran, nothing is wider than the window, and what turns the reading direction is in a box of its own. */
async function expectHarmless(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const loose: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { nodeValue, parentElement } = nodes.currentNode;
      const turns = /[\u202A-\u202E\u2066-\u2067\u2069]/.test(nodeValue ?? '');
      if (turns && !parentElement?.closest('bdi, textarea, [dir="auto"]')) loose.push(nodeValue ?? '');
    }
    return {
      hacked: 'hacked' in window,
      loose,
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      elements: document.querySelectorAll(
        'main :is(script, iframe, base, meta, form[action], math, svg[onload])',
      ).length,
    };
  });
  expect(found).toEqual({ hacked: false, loose: [], sideways: 0, elements: 0 });
}

test.describe('hostile texts', { tag: '@own-server' }, () => {
  test.use({ settings: { SPACES: '[{"name":"team","roles":{"copy":"author","campaign":"sender"}}]' } });

  test('are texts wherever a review shows them, and stay in their box', async ({
    provider,
    page,
    templatePage,
    other,
    otherTemplate,
  }) => {
    test.slow();
    await signIn(provider, other, asha);
    await otherTemplate.writeTextMessage('weekend', 'Half price until Sunday.');
    await expect(onServer(other)).toBeVisible();
    const address = other.url();
    const draft = `/api/v1/spaces/team/drafts/${address.split('/').at(-1)}`;
    const { digest } = ReviewList.parse(await (await other.request.get(`${draft}/reviews`)).json());
    const post = (path: string, data: object) =>
      other.request.post(path, { data, headers: { origin: new URL(address).origin } });
    const asked = Review.parse(await (await post(`${draft}/reviews`, { digest })).json());
    const made = MadeGuestLink.parse(await (await post(`${draft}/guests`, {})).json());

    await signIn(provider, page, ben);
    await page.setViewportSize({ width: 390, height: 844 });
    const review = new ReviewPage(page);

    await test.step('as comments that a person writes', async () => {
      await review.open(address);
      for (const text of stored) {
        await review.comment.fill(text);
        await review.comment.press('Control+Enter');
        await expect(review.comment).toHaveValue('');
      }
      for (const [, text] of hostileTexts.filter(([, , rejected]) => rejected)) {
        // No person types half a letter.
        if (!text.isWellFormed()) continue;
        await review.comment.fill(text);
        await review.comment.press('Control+Enter');
        await expect(review.comment).toHaveAttribute('aria-invalid', 'true');
      }
      await page.reload();
      await expect(review.threads).toHaveCount(stored.length);
      const shown = await review.threads
        .locator('p[dir="auto"]')
        .evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''));
      expect(shown.toSorted()).toEqual(stored.map(typed).toSorted());
      await expectHarmless(page);
    });

    /** Names have a length. */
    const people = stored.map((text) => ({ id: text, name: text.slice(0, 60).toWellFormed() }));
    await test.step('as names, notes and reasons', async () => {
      const decisions = people.map((by) => ({
        by,
        verdict: 'changes' as const,
        reason: by.id,
        at: asked.at,
      }));
      for (const text of stored.filter((_, index) => index % 25 === 0)) {
        const named = {
          ...asked,
          by: { id: 'x', name: text.slice(0, 60) },
          note: text,
          decisions,
          reviewers: people,
        };
        await page.route('**/reviews', async (route) => {
          const response = await route.fetch();
          const list = ReviewList.parse(await response.json());
          await route.fulfill({ response, json: { ...list, reviews: [{ ...named, state: 'changes' }] } });
        });
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(`${address}/review`);
        const quotes = page.locator('blockquote');
        await expect(quotes).toHaveCount(stored.length + 1);
        expect(await quotes.evaluateAll((all) => all.map(({ textContent }) => textContent))).toEqual([
          text,
          ...stored,
        ]);
        await expectHarmless(page);
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(address);
        await page.getByRole('tab', { name: 'Review' }).click();
        await expect(
          page.getByRole('region', { name: 'Where the review stands' }).getByText(/^Changes requested by/),
        ).toBeVisible();
        await expectHarmless(page);
        await page.setViewportSize({ width: 390, height: 844 });
        await expectHarmless(page);
        await page.unroute('**/reviews');
      }
    });

    await test.step('as names of guests, for a guest too', async () => {
      await page.route('**/api/v1/guest/review', async (route) => {
        const response = await route.fetch();
        const found = GuestReview.parse(await response.json());
        const comments: CommentList['comments'] = stored.map((text, index) => ({
          id: `g${index}`,
          thread: null,
          path: 'component.text',
          digest,
          text,
          by: `${people[index]?.name} (guest)`,
          byId: null,
          isOwn: false,
          isNew: false,
          at: index,
          editedAt: null,
          deletedAt: null,
          resolvedAt: null,
          resolvedBy: null,
          mentions: [],
        }));
        await route.fulfill({ response, json: { ...found, by: people[0]?.name, comments } });
      });
      await page.goto(`/review/${made.secret}`);
      await expect(review.threads).toHaveCount(stored.length);
      await expectHarmless(page);
    });

    await test.step('as reasons of emergencies', async () => {
      await page.route('**/sendings', async (route) => {
        const response = await route.fetch();
        const sendings: RecordedSendingList['sendings'] = stored.map((text, index) => ({
          id: `s${index}`,
          at: 1000,
          platform: 'Embedded platform',
          appId: 'demo',
          name: 'weekend',
          digest,
          by: people[index]?.name ?? '',
          requestId: `r${index}`,
          outcome: 'done',
          status: 201,
          code: null,
          emergency: text,
        }));
        await route.fulfill({ response, json: RecordedSendingList.parse({ sendings, next: null }) });
      });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address);
      await templatePage.sending.open();
      const recorded = page.getByRole('region', { name: 'Recorded by the server' });
      await expect(recorded.getByRole('listitem')).toHaveCount(stored.length);
      await expectHarmless(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectHarmless(page);
    });
  });
});
