import { afterEach, beforeEach, expect, test } from 'vitest';
import { CommentList } from '../../schema/responses/comments';
import { GatewayError } from '../../schema/responses/gateway';
import { DraftVersion, ReviewList } from '../../schema/responses/reviews';
import { DraftAnswer } from '../../schema/responses/spaces';
import { call, readAs, text } from '../testing/draftCalls';
import { openReviewApp, remember } from '../testing/reviewApp';
import type { TestApp } from '../testing/testApp';

const draft = '/api/v1/spaces/offers/drafts/sale';
const as = (name: string) => ({ 'Test-Person': name });

let app: TestApp;
let digest: string;
let etag: string;
const write = async (words: string, headers: Record<string, string>) => {
  const body = text(words);
  const answer = call(app, draft, { method: 'PUT', body, headers: { ...as('asha'), ...headers } });
  etag = (await readAs(DraftAnswer, answer)).draft.etag;
  digest = (await readAs(ReviewList, call(app, `${draft}/reviews`, { headers: as('asha') }))).digest;
};
beforeEach(async () => {
  app = await openReviewApp();
  await remember(app);
  await write('Half price', { 'If-None-Match': '*' });
});
afterEach(() => app.close());

const path = 'component.text';
const at = (id: string, name: string, method: string, body?: unknown) =>
  call(app, `${draft}/comments/${id}`, { method, body, headers: as(name) });
const add = (id: string, name: string, words: string, more = {}) =>
  at(id, name, 'PUT', { digest, path, text: words, ...more });
const list = async (name: string) =>
  (await readAs(CommentList, call(app, `${draft}/comments`, { headers: as(name) }))).comments;
const codeOf = async (answer: Promise<Response>) => {
  const { status } = await answer;
  return status < 300 ? status : (await readAs(GatewayError, answer)).error.code;
};

test('a comment is read, answered, changed, resolved, reopened and deleted with a trace', async () => {
  expect(await codeOf(add('c1', 'vik', 'Is this the price of this year?'))).toBe(201);
  app.clock.now += 1000;
  expect(await codeOf(add('c2', 'asha', 'Yes.', { thread: 'c1' }))).toBe(201);
  expect(await list('vik')).toMatchObject([
    { id: 'c1', thread: null, path, digest, by: 'vik', isOwn: true, isNew: false },
    { id: 'c2', thread: 'c1', text: 'Yes.', isOwn: false, isNew: true },
  ]);
  await at('c1', 'vik', 'PATCH', { text: 'Is this the price of 2027?' });
  await at('c1', 'asha', 'PATCH', { isResolved: true });
  expect((await list('asha'))[0]).toMatchObject({
    text: 'Is this the price of 2027?',
    editedAt: app.clock.now,
    resolvedAt: app.clock.now,
    resolvedBy: 'asha',
  });
  await at('c1', 'vik', 'PATCH', { isResolved: false });
  await at('c2', 'asha', 'DELETE');
  expect(await list('asha')).toMatchObject([
    { resolvedAt: null, resolvedBy: null },
    { id: 'c2', text: '', deletedAt: app.clock.now },
  ]);
  expect(JSON.stringify(await app.database.selectFrom('comments').selectAll().execute())).not.toContain(
    'Yes.',
  );
});

test('50 repetitions of one press are one comment, and one act', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => add('c1', 'vik', 'Hello')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]));
  expect(await list('vik')).toHaveLength(1);
  const acts = await app.database
    .selectFrom('audit')
    .select('action')
    .where('action', '=', 'comment-added')
    .execute();
  expect(acts).toHaveLength(1);
  expect(await codeOf(add('c1', 'asha', 'Mine'))).toBe('taken');
});

/** The comments that are new to a person. */
const newTo = async (name: string) => (await list(name)).filter(({ isNew }) => isNew).map(({ id }) => id);
const seen = async (name: string) => {
  const { sequence } = await readAs(CommentList, call(app, `${draft}/comments`, { headers: as(name) }));
  return call(app, `${draft}/comments/seen`, { method: 'PUT', body: { sequence }, headers: as(name) });
};

test('what is new is new to each person until they have seen it', async () => {
  await add('c1', 'vik', 'One');
  expect([await newTo('vik'), await newTo('asha'), await newTo('sam')]).toEqual([[], ['c1'], ['c1']]);
  await seen('asha');
  await add('c2', 'vik', 'Two');
  expect([await newTo('asha'), await newTo('sam')]).toEqual([['c2'], ['c1', 'c2']]);
  // An older number, of a second window, takes nothing back.
  await seen('asha');
  await call(app, `${draft}/comments/seen`, { method: 'PUT', body: { sequence: 1 }, headers: as('asha') });
  expect(await newTo('asha')).toEqual([]);
});

test('the version that a comment is about can be read when the draft has changed', async () => {
  await add('c1', 'vik', 'One');
  const before = digest;
  await write('Full price', { 'If-Match': `"${etag}"` });
  const version = call(app, `${draft}/versions/${before}`, { headers: as('vik') });
  expect((await readAs(DraftVersion, version)).template).toEqual(text('Half price').template);
  expect(await codeOf(add('c2', 'vik', 'About the old one', { digest: before }))).toBe(201);
  expect(await codeOf(add('c3', 'vik', 'About none', { digest: '0'.repeat(64) }))).toBe('changed');
  expect(await codeOf(call(app, `${draft}/versions/${'0'.repeat(64)}`, { headers: as('vik') }))).toBe(
    'not_found',
  );
});

test('only its writer changes a comment; authors resolve, senders delete', async () => {
  await add('c1', 'chitra', 'One');
  expect(await codeOf(at('c1', 'asha', 'PATCH', { text: 'Other' }))).toBe('not_own');
  expect(await codeOf(at('c1', 'vik', 'PATCH', { isResolved: true }))).toBe('not_own');
  expect(await codeOf(at('c1', 'asha', 'DELETE'))).toBe('not_own');
  expect(await codeOf(at('c1', 'stranger', 'DELETE'))).toBe('no_space');
  expect(await codeOf(at('c1', 'sam', 'DELETE'))).toBe(204);
  expect(await codeOf(at('c1', 'chitra', 'PATCH', { text: 'Back' }))).toBe('not_found');
});

test.each([
  ['a blank text', { text: ' \n' }],
  ['a long text', { text: 'x'.repeat(2001) }],
  ['a NUL', { text: 'a\0b' }],
  ['another member', { text: 'a', by: 'boss' }],
  ['a long path', { text: 'a', path: 'x'.repeat(301) }],
  ['a wrong digest', { text: 'a', digest: 'x' }],
])('%s is refused', async (_, body) => {
  expect(await codeOf(at('c1', 'vik', 'PUT', { digest, path, ...body }))).toBe('body');
  expect(await list('vik')).toEqual([]);
});

test('an answer is to the first comment of a thread', async () => {
  await add('c1', 'vik', 'One');
  await add('c2', 'vik', 'Two', { thread: 'c1' });
  expect(await codeOf(add('c3', 'vik', 'Three', { thread: 'c2' }))).toBe('not_found');
  expect(await codeOf(add('c4', 'vik', 'Four', { thread: 'c9' }))).toBe('not_found');
  expect(await codeOf(add('a.b', 'vik', 'Five'))).toBe('not_found');
});

test('comment texts are texts: markup, direction marks and quotes come back as they were', async () => {
  const texts = ['<img src=x onerror=alert(1)>', '\u202Egnp.exe', '“"\'`${1}{{x}}</script>', '👩‍👩‍👧 بیچ'];
  for (const [index, words] of texts.entries()) await add(`c${index}`, 'vik', words);
  expect((await list('asha')).map(({ text: words }) => words).toSorted()).toEqual(texts.toSorted());
});
