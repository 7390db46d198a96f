import { afterEach, beforeEach, expect, test } from 'vitest';
import { CommentList } from '../../schema/responses/comments';
import { GatewayError } from '../../schema/responses/gateway';
import { GuestLinkList, GuestReview, MadeGuestLink } from '../../schema/responses/guests';
import { Review, ReviewList } from '../../schema/responses/reviews';
import { call, readAs, text } from '../testing/draftCalls';
import { openReviewApp, remember } from '../testing/reviewApp';
import type { TestApp } from '../testing/testApp';

const drafts = '/api/v1/spaces/offers/drafts';
const as = (name: string) => ({ 'Test-Person': name });

let app: TestApp;
beforeEach(async () => {
  app = await openReviewApp();
  await remember(app);
  const body = { ...text('Half price'), beside: { labels: ['secret plan'], sender: { name: 'Lark' } } };
  const headers = { ...as('asha'), 'If-None-Match': '*' };
  await call(app, `${drafts}/sale`, { method: 'PUT', body, headers });
  await call(app, `${drafts}/other`, { method: 'PUT', body: text('Another one'), headers });
});
afterEach(() => app.close());

const codeOf = async (answer: Response | Promise<Response>) => {
  const { status } = await answer;
  return status < 300 ? status : (await readAs(GatewayError, answer)).error.code;
};
const make = (name = 'asha', id = 'sale') =>
  call(app, `${drafts}/${id}/guests`, { method: 'POST', body: { days: 7 }, headers: as(name) });
const madeBy = async (name = 'asha', id = 'sale') => readAs(MadeGuestLink, make(name, id));
const read = (secret: string) => call(app, '/api/v1/guest/review', { method: 'POST', body: { secret } });
/** The sender that guests see with a draft. */
const senderOf = async (id: string) =>
  (await readAs(GuestReview, read((await madeBy('asha', id)).secret))).document.beside?.sender;
const say = (secret: string, id: string, words: string, digest: string, more = {}) =>
  call(app, `/api/v1/guest/comments/${id}`, {
    method: 'PUT',
    body: { secret, name: 'Mira', digest, text: words, ...more },
  });
const commentsFor = async (name: string) =>
  (await readAs(CommentList, call(app, `${drafts}/sale/comments`, { headers: as(name) }))).comments;

test('a guest sees one template and comments on it; the team sees who it was, and replies', async () => {
  const { secret } = await madeBy();
  const { digest, document, by } = await readAs(GuestReview, read(secret));
  expect(by).toBe('asha');
  expect(document).toEqual({ template: text('Half price').template, beside: { sender: { name: 'Lark' } } });
  expect(await codeOf(say(secret, 'g1', 'Our logo is missing.', digest))).toBe(201);
  expect(await codeOf(say(secret, 'g1', 'Our logo is missing.', digest))).toBe(200);
  expect(await commentsFor('asha')).toMatchObject([
    { text: 'Our logo is missing.', by: 'Mira (guest)', isNew: true },
  ]);
  app.clock.now += 1000;
  await call(app, `${drafts}/sale/comments/c1`, {
    method: 'PUT',
    body: { digest, text: 'It is on its way.', thread: 'g1' },
    headers: as('asha'),
  });
  await call(app, `${drafts}/sale/comments/c2`, {
    method: 'PUT',
    body: { digest, text: 'Between us: no.' },
    headers: as('asha'),
  });
  const { comments } = await readAs(GuestReview, read(secret));
  expect(comments.map((comment) => [comment.text, comment.isOwn])).toEqual([
    ['Our logo is missing.', false],
    ['It is on its way.', false],
  ]);
});

test('a guest sees the sender as the space shares it now, and without a choice its first one', async () => {
  const headers = { ...as('asha'), 'If-None-Match': '*' };
  const senders = '/api/v1/spaces/offers/senders';
  const share = (id: string, name: string, more = {}) =>
    call(app, `${senders}/${id}`, { method: 'PUT', body: { name, verified: true, ...more }, headers });
  const logo = 'data:image/png;base64,AA==';
  await share('lark', 'Lark & Loom', { logo });
  app.clock.now += 1000;
  await share('acme', 'Acme', { logoUrl: 'https://acme.example/logo.png' });
  const sender = { id: 'acme', name: 'Acme of last year', verified: false };
  await call(app, `${drafts}/chosen`, {
    method: 'PUT',
    body: { ...text('Half price'), beside: { sender } },
    headers,
  });
  expect(await senderOf('chosen')).toEqual({
    id: 'acme',
    name: 'Acme',
    verified: true,
    logoUrl: 'https://acme.example/logo.png',
  });
  expect(await senderOf('other')).toEqual({ id: 'lark', name: 'Lark & Loom', verified: true, logoUrl: logo });
  // A sender that nobody shares is what the draft says.
  expect(await senderOf('sale')).toEqual({ name: 'Lark' });
});

test('a link opens nothing else: no other draft, list, event, picture, version of another', async () => {
  const { secret } = await madeBy();
  const { digest } = await readAs(GuestReview, read(secret));
  const ownPaths = ['', '/sale', '/other', '/sale/comments', '/other/comments', `/sale/versions/${digest}`];
  const paths = [
    ...ownPaths.map((path) => `${drafts}${path}`),
    '/api/v1/events',
    '/api/v1/spaces',
    '/api/v1/spaces/offers/reviews',
    '/api/v1/tokens',
    '/api/v2/rcs/demo/templates',
    '/api/media',
    '/api/audit',
    '/api/connection',
  ];
  for (const path of paths)
    for (const [header, value] of [
      ['Authorization', `Bearer ${secret}`],
      ['Authorization', `Application ${secret}`],
      ['Cookie', `session=${secret}; __Host-session=${secret}`],
    ] as const)
      expect([
        path,
        (await call(app, `${path}?secret=${secret}`, { headers: { [header]: value } })).status,
      ]).toEqual([path, 401]);
  // Nor does the link read another template if its holder names one.
  const naming = { secret, draft: 'other', space: 'offers', id: 'other' };
  expect(await codeOf(call(app, '/api/v1/guest/review', { method: 'POST', body: naming }))).toBe('body');
  const other = (await readAs(ReviewList, call(app, `${drafts}/other/reviews`, { headers: as('asha') })))
    .digest;
  expect(await codeOf(say(secret, 'g1', 'Hello', other))).toBe('changed');
  const second = await madeBy('asha', 'other');
  expect(await codeOf(say(second.secret, 'g2', 'Hello', other))).toBe(201);
  expect(await codeOf(say(secret, 'g3', 'Hello', digest, { thread: 'g2' }))).toBe('not_found');
  const acts = await app.database
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'guest-comment')
    .execute();
  expect(acts.map(({ person, name, outcome, code }) => [person, name, outcome, code])).toEqual([
    ['Mira (guest)', 'offer', 'not-done', 'changed'],
    ['Mira (guest)', 'offer', 'done', null],
    ['Mira (guest)', 'offer', 'not-done', 'not_found'],
  ]);
});

test('a link ends: by time, when it is withdrawn, with its draft, and with its maker', async () => {
  const first = await madeBy();
  app.clock.now += 7 * 24 * 3600 * 1000 + 1;
  expect(await codeOf(read(first.secret))).toBe('not_found');
  const second = await madeBy();
  const links = `${drafts}/sale/guests`;
  expect((await readAs(GuestLinkList, call(app, links, { headers: as('asha') }))).links).toHaveLength(1);
  await call(app, `${links}/${second.link.id}`, { method: 'DELETE', headers: as('asha') });
  expect(await codeOf(read(second.secret))).toBe('not_found');
  const third = await madeBy();
  const draft = await call(app, `${drafts}/sale`, { headers: as('asha') });
  await call(app, `${drafts}/sale`, {
    method: 'DELETE',
    headers: { ...as('asha'), 'If-Match': draft.headers.get('etag') ?? '' },
  });
  expect(await codeOf(read(third.secret))).toBe('not_found');
  expect(await codeOf(read('x'.repeat(43)))).toBe('not_found');
  expect(await codeOf(read('short'))).toBe('body');
});

test('only authors make links, 20 at a time', async () => {
  expect(await codeOf(make('vik'))).toBe('role');
  expect(await codeOf(make('stranger'))).toBe('no_space');
  for (let count = 0; count < 20; count += 1) await make();
  expect(await codeOf(make())).toBe('too_many');
});

test('a guest sees the version that waits for review, not what is written since', async () => {
  const { digest } = await readAs(ReviewList, call(app, `${drafts}/sale/reviews`, { headers: as('asha') }));
  await readAs(
    Review,
    call(app, `${drafts}/sale/reviews`, { method: 'POST', body: { digest }, headers: as('asha') }),
  );
  const draft = await call(app, `${drafts}/sale`, { headers: as('asha') });
  await call(app, `${drafts}/sale`, {
    method: 'PUT',
    body: text('Not finished'),
    headers: { ...as('asha'), 'If-Match': draft.headers.get('etag') ?? '' },
  });
  const { secret } = await madeBy();
  expect((await readAs(GuestReview, read(secret))).digest).toBe(digest);
});

test('a robot with the link is slowed down', async () => {
  const { secret } = await madeBy();
  const { digest } = await readAs(GuestReview, read(secret));
  const codes = [];
  for (let count = 0; count < 31; count += 1)
    codes.push(await codeOf(say(secret, `g${count}`, 'Spam', digest)));
  expect(new Set(codes.slice(0, 30))).toEqual(new Set([201]));
  expect(codes[30]).toBe('rate');
});

test.each([
  ['a blank name', { name: ' ' }],
  ['a long name', { name: 'x'.repeat(61) }],
  ['a name of two lines', { name: 'Asha\nSent by: Chitra' }],
  ['a blank comment', { text: ' ' }],
])('%s is refused', async (_, more) => {
  const { secret } = await madeBy();
  const { digest } = await readAs(GuestReview, read(secret));
  expect(await codeOf(say(secret, 'g1', 'Hello', digest, more))).toBe('body');
});
