import { afterEach, beforeEach, expect, test } from 'vitest';
import { CommentList } from '../../schema/responses/comments';
import { GatewayError } from '../../schema/responses/gateway';
import { GuestReview, MadeGuestLink } from '../../schema/responses/guests';
import { Review, ReviewList } from '../../schema/responses/reviews';
import { RecordedSendingList } from '../../schema/responses/spaces';
import { hostileTexts } from '../../schema/testing/hostileTexts';
import { call, readAs, text } from '../testing/draftCalls';
import { openReviewApp, remember } from '../testing/reviewApp';
import { postJson, type TestApp } from '../testing/testApp';

const draft = '/api/v1/spaces/offers/drafts/sale';
const as = (name: string) => ({ 'Test-Person': name });

let app: TestApp;
let digest: string;
beforeEach(async () => {
  app = await openReviewApp();
  await remember(app);
  const headers = { ...as('asha'), 'If-None-Match': '*' };
  await call(app, draft, { method: 'PUT', body: text('Half price'), headers });
  digest = (await readAs(ReviewList, call(app, `${draft}/reviews`, { headers: as('asha') }))).digest;
});
afterEach(() => app.close());

const MAX_NAME = 60;
const MAX_REASON = 500;
/** Texts of a length, and whether they are taken. */
const texts = (most: number) =>
  hostileTexts
    .filter(([, words]) => words.length <= most)
    .map(([, words, rejected]) => ({ words, isTaken: rejected === undefined }));

/** A rejection names the member and says in words what is wrong with it. */
async function expectSentence(response: Response, member: string) {
  expect(response.status).toBe(400);
  const { message } = (await readAs(GatewayError, response)).error;
  expect(message).toMatch(new RegExp(`^${member}: (must|is) [ \\w]`));
  expect(message).not.toContain('pattern');
}

test('comments: 67 texts come back as they were, or are rejected with a sentence', async () => {
  expect(hostileTexts).toHaveLength(67);
  for (const [index, { words, isTaken }] of texts(2000).entries()) {
    const body = { digest, text: words };
    const response = await call(app, `${draft}/comments/c${index}`, {
      method: 'PUT',
      body,
      headers: as('vik'),
    });
    if (!isTaken) await expectSentence(response, 'text');
  }
  const { comments } = await readAs(CommentList, call(app, `${draft}/comments`, { headers: as('asha') }));
  const taken = texts(2000).filter(({ isTaken }) => isTaken);
  expect(comments.map((comment) => comment.text).toSorted()).toEqual(
    taken.map(({ words }) => words).toSorted(),
  );
});

test('the note of a request and the reason of a decision', async () => {
  for (const { words, isTaken } of texts(2000)) {
    const asked = await call(app, `${draft}/reviews`, {
      method: 'POST',
      body: { digest, note: words },
      headers: as('asha'),
    });
    if (!isTaken) await expectSentence(asked, 'note');
    const review = isTaken
      ? await readAs(Review, asked)
      : await readAs(
          Review,
          call(app, `${draft}/reviews`, { method: 'POST', body: { digest }, headers: as('asha') }),
        );
    if (isTaken) expect(review.note).toBe(words);
    const decided = await call(app, `${draft}/reviews/${review.id}/decision`, {
      method: 'PUT',
      body: { digest, verdict: 'changes', reason: words },
      headers: as('chitra'),
    });
    if (isTaken) expect((await readAs(Review, decided)).decisions[0]?.reason).toBe(words);
    else await expectSentence(decided, 'reason');
  }
});

test('the name of a guest, on one line', async () => {
  let link: MadeGuestLink | undefined;
  let count = 0;
  for (const { words, isTaken } of texts(MAX_NAME)) {
    // A link takes 30 comments in ten minutes.
    if (count % 20 === 0)
      link = await readAs(
        MadeGuestLink,
        call(app, `${draft}/guests`, { method: 'POST', body: {}, headers: as('asha') }),
      );
    count += 1;
    const secret = link?.secret;
    const body = { secret, name: words, digest, text: `comment ${count}` };
    const response = await call(app, `/api/v1/guest/comments/g${count}`, { method: 'PUT', body });
    if (!isTaken || /\p{Cc}/u.test(words.trim())) {
      await expectSentence(response, 'name');
      continue;
    }
    const { comments } = await readAs(
      GuestReview,
      call(app, '/api/v1/guest/review', { method: 'POST', body: { secret } }),
    );
    const own = comments.find((comment) => comment.text === `comment ${count}`);
    expect(own?.by).toBe(`${words.trim()} (guest)`);
  }
  expect(count).toBeGreaterThan(40);
});

test('the reason of an emergency', async () => {
  const expected: string[] = [];
  for (const [index, { words, isTaken }] of texts(MAX_REASON).entries()) {
    // What no encoding can express is not percent-encoded either.
    const encoded = words.isWellFormed() ? encodeURIComponent(words) : '%ED%A0%BD';
    const response = await app.call(
      '/api/v2/rcs/demo/templates',
      postJson(
        { ...text('Half price').template, name: `sale_${index}` },
        { ...as('sam'), 'RCS-Draft': 'offers/sale', 'RCS-Emergency': encoded },
      ),
    );
    if (!isTaken) await expectSentence(response, 'RCS-Emergency');
    else {
      expect(response.status).toBe(201);
      expected.push(words.trim());
    }
  }
  const list = call(app, `${draft}/sendings?limit=100`, { headers: as('vik') });
  const { sendings } = await readAs(RecordedSendingList, list);
  const reasons = sendings.map(({ emergency }) => emergency ?? '');
  expect(reasons.toSorted()).toEqual(expected.toSorted());
});
