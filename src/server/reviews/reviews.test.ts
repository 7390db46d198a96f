import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GatewayError } from '../../schema/responses/gateway';
import { ReviewList, Review } from '../../schema/responses/reviews';
import { DraftAnswer, RecordedSendingList } from '../../schema/responses/spaces';
import { call, readAs, text } from '../testing/draftCalls';
import { openReviewApp, remember } from '../testing/reviewApp';
import { postJson, type TestApp } from '../testing/testApp';

let app: TestApp;
beforeEach(async () => {
  app = await openReviewApp();
  await remember(app);
});
afterEach(() => app.close());

const drafts = '/api/v1/spaces/offers/drafts';
const draft = `${drafts}/sale`;
const as = (name: string) => ({ 'Test-Person': name });
const stateOf = (name: string) =>
  call(app, `${draft}/reviews`, { headers: as(name) }).then((answer) => readAs(ReviewList, answer));
const codeOf = async (answer: Response | Promise<Response>) => {
  const { status } = await answer;
  return status < 300 ? status : (await readAs(GatewayError, answer)).error.code;
};

let etag: string | undefined;
/** Writes the draft, and returns the digest of its body. */
async function write(name: string, words: string, id = 'sale'): Promise<string> {
  const condition: Record<string, string> =
    etag === undefined ? { 'If-None-Match': '*' } : { 'If-Match': `"${etag}"` };
  const answer = await call(app, `${drafts}/${id}`, {
    method: 'PUT',
    body: text(words),
    headers: { ...as(name), ...condition },
  });
  etag = (await readAs(DraftAnswer, answer)).draft.etag;
  return (await stateOf(name)).digest;
}
beforeEach(() => {
  etag = undefined;
});

const ask = (name: string, body: Record<string, unknown>) =>
  call(app, `${draft}/reviews`, { method: 'POST', body, headers: as(name) });
const askFor = async (digest: string, more: Record<string, unknown> = {}) =>
  readAs(Review, ask('asha', { digest, ...more }));
const decide = (name: string, { id, digest }: Pick<Review, 'id' | 'digest'>, more = {}) =>
  call(app, `${draft}/reviews/${id}/decision`, {
    method: 'PUT',
    body: { digest, verdict: 'approved', ...more },
    headers: as(name),
  });
const changes = { verdict: 'changes', reason: 'The price is of last year.' };
const send = (name: string, words: string, headers: Record<string, string> = {}) =>
  app.call(
    '/api/v2/rcs/demo/templates',
    postJson(text(words).template, { ...as(name), 'RCS-Draft': 'offers/sale', ...headers }),
  );
const withdraw = ({ id }: Review) =>
  call(app, `${draft}/reviews/${id}`, { method: 'DELETE', headers: as('asha') });
/** Sends without saying from which draft. */
const sendWithout = (name: string, words: string) =>
  app.call('/api/v2/rcs/demo/templates', postJson(text(words).template, as(name)));
const acts = async () =>
  (await app.database.selectFrom('audit').selectAll().orderBy('id').execute()).map(
    ({ person, action, outcome, code }) =>
      [person, action, outcome, ...(code === null ? [] : [code])].join(' '),
  );

describe('a review', () => {
  test('names the exact request: it ends with a change, and comes back with the body', async () => {
    const digest = await write('asha', 'Half price');
    const review = await askFor(digest, { note: 'For the weekend.', due: '2027-03-19' });
    expect(review).toMatchObject({ state: 'open', note: 'For the weekend.', due: '2027-03-19', digest });
    expect(review.template).toEqual(text('Half price').template);
    expect((await readAs(Review, decide('chitra', review))).state).toBe('approved');
    expect(await codeOf(send('sam', 'Half price'))).toBe(201);

    const other = await write('asha', 'Half price!');
    expect(other).not.toBe(digest);
    expect(await codeOf(send('sam', 'Half price!'))).toBe('not_approved');
    expect(await write('asha', 'Half price')).toBe(digest);
    expect(await codeOf(ask('asha', { digest }))).toBe('approved');
  });

  test('is of the newest version: an older one is not sent to it, and a newer one replaces it', async () => {
    const first = await write('asha', 'One');
    const review = await askFor(first);
    const second = await write('asha', 'Two');
    expect(await codeOf(ask('asha', { digest: first }))).toBe('changed');
    await askFor(second);
    expect((await stateOf('asha')).reviews.map(({ state, digest }) => [state, digest])).toEqual([
      ['open', second],
      ['replaced', first],
    ]);
    expect(await codeOf(decide('chitra', review))).toBe('ended');
  });

  test('that wants changes goes on when the reviewer is content', async () => {
    const review = await askFor(await write('asha', 'One'));
    expect(await codeOf(decide('chitra', review, { verdict: 'changes' }))).toBe('body');
    expect((await readAs(Review, decide('chitra', review, changes))).state).toBe('changes');
    expect((await readAs(Review, decide('sam', review))).state).toBe('changes');
    const { decisions, state } = await readAs(Review, decide('chitra', review));
    expect(state).toBe('approved');
    expect(decisions.map(({ by, verdict }) => [by.name, verdict])).toEqual([
      ['chitra', 'approved'],
      ['sam', 'approved'],
    ]);
  });

  test('of several people waits for all of them, where all are needed', async () => {
    const review = await askFor(await write('asha', 'One'), { reviewers: ['chitra', 'sam'], needs: 'all' });
    expect((await readAs(Review, decide('chitra', review))).state).toBe('open');
    expect((await readAs(Review, decide('sam', review))).state).toBe('approved');
  });

  test('is withdrawn until it is decided', async () => {
    const review = await askFor(await write('asha', 'One'));
    expect(await codeOf(withdraw(review))).toBe(204);
    expect(await codeOf(withdraw(review))).toBe('ended');
    const next = await askFor(review.digest);
    await decide('chitra', next);
    expect(await codeOf(withdraw(next))).toBe('ended');
  });

  test('lists who could approve, without those who wrote', async () => {
    await write('asha', 'One');
    expect((await stateOf('asha')).approvers).toEqual([
      { id: 'chitra', name: 'chitra', groups: ['approver'] },
      { id: 'sam', name: 'sam', groups: ['sender'] },
    ]);
    await write('chitra', 'Two');
    expect((await stateOf('asha')).approvers.map(({ name }) => name)).toEqual(['sam']);
    const digest = await write('asha', 'Three');
    expect(await codeOf(ask('asha', { digest, reviewers: ['chitra'] }))).toBe('body');
    expect(await codeOf(ask('asha', { digest, needs: 'all' }))).toBe('body');
  });
});

describe('nobody approves what they wrote', () => {
  test('not from another session, not under another name, not after another moved the pin', async () => {
    await write('chitra', 'One');
    const digest = await write('asha', 'Two');
    const review = await askFor(digest);
    expect(await codeOf(decide('chitra', review))).toBe('reviewer');
    expect(
      await codeOf(
        call(app, `${draft}/reviews/${review.id}/decision`, {
          method: 'PUT',
          body: { digest, verdict: 'approved' },
          headers: { ...as('chitra'), 'Test-Name': 'Somebody Else' },
        }),
      ),
    ).toBe('reviewer');
    const moved = await askFor(await write('asha', 'Three'));
    expect(await codeOf(decide('chitra', moved))).toBe('reviewer');
    expect((await readAs(Review, decide('sam', moved))).state).toBe('approved');
    expect((await acts()).filter((act) => act.endsWith('version-approved not-done reviewer'))).toEqual(
      ['chitra', 'Somebody Else', 'chitra'].map((name) => `${name} version-approved not-done reviewer`),
    );
  });

  test('who wrote before the last approved version may approve the next', async () => {
    await write('chitra', 'One');
    const first = await askFor(await write('chitra', 'One.'));
    await decide('sam', first);
    const next = await askFor(await write('asha', 'Two'));
    expect((await readAs(Review, decide('chitra', next))).state).toBe('approved');
  });

  test('labels and notes are no writing', async () => {
    const digest = await write('asha', 'One');
    await call(app, draft, {
      method: 'PUT',
      body: { ...text('One'), beside: { labels: ['sale'] } },
      headers: { ...as('chitra'), 'If-Match': `"${etag}"` },
    });
    expect((await readAs(Review, decide('chitra', await askFor(digest)))).state).toBe('approved');
  });

  test('not by a program, not with a lower role, not of another space, not of a wrong version', async () => {
    const review = await askFor(await write('asha', 'One'));
    expect(await codeOf(decide('chitra', { ...review, digest: '0'.repeat(64) }))).toBe('changed');
    expect(await codeOf(decide('vik', review))).toBe('role');
    expect(await codeOf(decide('stranger', review))).toBe('no_space');
    const byToken = call(app, `${draft}/reviews/${review.id}/decision`, {
      method: 'PUT',
      body: { digest: review.digest, verdict: 'approved' },
      headers: { ...as('chitra'), 'Test-Token': 'yes' },
    });
    expect(await codeOf(byToken)).toBe('reviewer');
    const refused = (await acts()).filter((act) => act.includes('version-approved not-done'));
    expect(refused).toEqual([
      'chitra version-approved not-done changed',
      'vik version-approved not-done role',
      'stranger version-approved not-done no_space',
      'chitra version-approved not-done reviewer',
    ]);
    expect((await stateOf('asha')).reviews[0]?.decisions).toEqual([]);
    const named = await askFor(review.digest, { reviewers: ['sam'] });
    expect(await codeOf(decide('chitra', named))).toBe('reviewer');
  });

  test('not by a second tab that writes meanwhile, and not by 50 requests at once', async () => {
    const review = await askFor(await write('asha', 'One'));
    // A decision of her own would be possible now; the other tab of hers is a moment faster.
    await write('chitra', 'Two');
    const answers = await Promise.all(Array.from({ length: 50 }, () => codeOf(decide('chitra', review))));
    expect(new Set(answers)).toEqual(new Set(['reviewer']));
    expect((await stateOf('asha')).reviews[0]).toMatchObject({ state: 'open', decisions: [] });
    const refused = (await acts()).filter((act) => act === 'chitra version-approved not-done reviewer');
    expect(refused).toHaveLength(50);
  });

  test('not by the approval of the same words in another space', async () => {
    const other = '/api/v1/spaces/service/drafts/sale';
    const digest = await write('asha', 'One');
    await call(app, other, {
      method: 'PUT',
      body: text('One'),
      headers: { ...as('stranger'), 'If-None-Match': '*' },
    });
    const theirs = await readAs(
      Review,
      call(app, `${other}/reviews`, { method: 'POST', body: { digest }, headers: as('stranger') }),
    );
    // The digest is the same: what names a version of one space names none of another.
    const review = await askFor(digest);
    for (const name of ['chitra', 'sam', 'stranger']) {
      const decision = { method: 'PUT', body: { digest, verdict: 'approved' }, headers: as(name) };
      for (const path of [
        `${draft}/reviews/${theirs.id}/decision`,
        `${other}/reviews/${review.id}/decision`,
        `${other}/reviews/${theirs.id}/decision`,
      ])
        expect((await call(app, path, decision)).status).toBeGreaterThanOrEqual(403);
    }
    await app.database
      .updateTable('reviews')
      .set({ state: 'approved' })
      .where('space', '=', 'service')
      .execute();
    expect(await codeOf(send('sam', 'One'))).toBe('not_approved');
    expect(await codeOf(sendWithout('sam', 'One'))).toBe('not_approved');
    const unknown = await write('asha', 'Two');
    expect(await codeOf(call(app, `${other}/versions/${unknown}`, { headers: as('stranger') }))).toBe(
      'not_found',
    );
    expect(
      await codeOf(
        call(app, `${other}/comments/c1`, {
          method: 'PUT',
          body: { digest: unknown, text: 'Hello' },
          headers: as('stranger'),
        }),
      ),
    ).toBe('changed');
    expect(await acts()).toContain('sam template-sent not-done not_approved');
    expect(await acts()).toContain('chitra version-approved not-done not_found');
  });

  test('50 presses at once are one decision, and one act', async () => {
    const review = await askFor(await write('asha', 'One'));
    const answers = await Promise.all(Array.from({ length: 50 }, () => decide('chitra', review)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const [latest] = (await stateOf('asha')).reviews;
    expect(latest?.decisions).toHaveLength(1);
    expect(latest?.state).toBe('approved');
    expect((await acts()).filter((act) => act === 'chitra version-approved done')).toHaveLength(1);
    expect((await acts()).filter((act) => act.includes('version-approved'))).toHaveLength(1);
  });
});

describe('the gate', () => {
  test('sends only what is approved, and says who can approve it', async () => {
    const review = await askFor(await write('asha', 'One'));
    const refused = await send('sam', 'One');
    expect(refused.status).toBe(403);
    expect((await readAs(GatewayError, refused)).error.message).toBe(
      'Offers sends only templates that a reviewer has approved, and nobody has approved this version. Who can approve it: chitra, sam. Nothing was sent.',
    );
    await decide('chitra', review);
    expect(await codeOf(send('sam', 'Two'))).toBe('not_approved');
    expect(await codeOf(send('sam', 'One'))).toBe(201);
    expect(await acts()).toContain('sam template-sent not-done not_approved');
  });

  test('cannot be passed by naming no draft, another draft, or a draft of a space of others', async () => {
    await decide('chitra', await askFor(await write('asha', 'One')));
    expect(await codeOf(sendWithout('sam', 'Two'))).toBe('not_approved');
    expect(await codeOf(send('sam', 'One', { 'RCS-Draft': 'offers/other' }))).toBe('not_approved');
    expect(await codeOf(send('sam', 'Two', { 'RCS-Draft': 'service/other' }))).toBe('not_approved');
    expect(await codeOf(send('asha', 'One'))).toBe('role');
    expect(await codeOf(sendWithout('sam', 'One'))).toBe(201);
  });

  test('a sender of a space without the rule sends for that space', async () => {
    expect(await codeOf(send('stranger', 'One', { 'RCS-Draft': 'service/other' }))).toBe(201);
  });

  test('opens in an emergency with a reason, which everybody sees', async () => {
    await write('asha', 'One');
    expect(await codeOf(send('sam', 'One', { 'RCS-Emergency': '%20' }))).toBe('emergency');
    expect(await codeOf(send('sam', 'One', { 'RCS-Emergency': '%E0%A4%A' }))).toBe('emergency');
    const reason = 'बाढ़ की चेतावनी: now';
    expect(await codeOf(send('sam', 'One', { 'RCS-Emergency': encodeURIComponent(reason) }))).toBe(201);
    const { sendings } = await readAs(
      RecordedSendingList,
      call(app, `${draft}/sendings`, { headers: as('vik') }),
    );
    expect(sendings).toMatchObject([{ emergency: reason, by: 'sam', outcome: 'done' }]);
    expect(await acts()).toContain('sam sent-unapproved done');
  });

  test('keeps what it sends, so that reviewers see what changed since', async () => {
    await write('asha', 'One');
    expect((await stateOf('vik')).sent).toBeNull();
    await send('sam', 'One', { 'RCS-Emergency': 'flood' });
    await write('asha', 'Two');
    await send('sam', 'Two');
    const digest = await write('asha', 'Three');
    const { sent } = await stateOf('vik');
    expect(sent?.template).toEqual(text('One').template);
    expect(sent?.digest).not.toBe(digest);
  });

  test('stays closed in an emergency for a draft that nobody has, as nobody would see the reason', async () => {
    await write('asha', 'One');
    const emergency = { 'RCS-Emergency': 'flood' };
    expect(await codeOf(send('sam', 'One', { 'RCS-Draft': 'offers/none', ...emergency }))).toBe('emergency');
    await call(app, draft, { method: 'DELETE', headers: { ...as('asha'), 'If-Match': `"${etag}"` } });
    expect(await codeOf(send('sam', 'One', emergency))).toBe('emergency');
    expect(await acts()).toContain('sam template-sent not-done emergency');
  });
});

test.each(['none', 'asked'])(
  'with the rule “%s” a space sends also what nobody has approved',
  async (rule) => {
    await app.close();
    const space = { name: 'offers', roles: { author: 'author', sender: 'sender' }, review: rule };
    app = await openReviewApp({ environment: { SPACES: JSON.stringify([space]) } });
    await write('asha', 'One');
    expect(await codeOf(send('sam', 'One'))).toBe(201);
    expect(await acts()).toContain('sam template-sent done');
  },
);

describe('a space that lets programs approve', () => {
  const token = { 'Test-Token': 'yes' };
  beforeEach(async () => {
    await app.close();
    app = await openReviewApp({
      environment: {
        SPACES: JSON.stringify([
          {
            name: 'offers',
            label: 'Offers',
            roles: { viewer: 'viewer', author: 'author', approver: 'approver', sender: 'sender' },
            review: 'required',
            approveByToken: true,
          },
        ]),
      },
    });
    await remember(app);
  });
  const decideByToken = (name: string, { id, digest }: Review) =>
    call(app, `${draft}/reviews/${id}/decision`, {
      method: 'PUT',
      body: { digest, verdict: 'approved' },
      headers: { ...as(name), ...token },
    });

  test('takes the decision of a token, and names it', async () => {
    const review = await askFor(await write('asha', 'One'), { reviewers: ['chitra'] });
    expect(await codeOf(decideByToken('sam', review))).toBe('reviewer');
    const decided = await readAs(Review, decideByToken('chitra', review));
    expect(decided.state).toBe('approved');
    expect(decided.decisions.map(({ by }) => by)).toEqual([{ id: 'chitra', name: 'chitra (token Release)' }]);
    expect(await acts()).toContain('chitra (token Release) version-approved done');
    expect(await codeOf(send('sam', 'One'))).toBe(201);
  });

  test('does not let people approve through a token what they wrote, or what their role does not allow', async () => {
    await write('chitra', 'One');
    const review = await askFor(await write('asha', 'Two'));
    expect(await codeOf(decideByToken('chitra', review))).toBe('reviewer');
    expect(await codeOf(decideByToken('asha', review))).toBe('role');
    expect((await stateOf('asha')).reviews[0]?.state).toBe('open');
  });
});
