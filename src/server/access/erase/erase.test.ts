// @module-tag slow
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Batch } from '../../../schema/responses/batches';
import { CommentList } from '../../../schema/responses/comments';
import { PeopleList } from '../../../schema/responses/members';
import { Review, ReviewList } from '../../../schema/responses/reviews';
import { DraftRevisionList } from '../../../schema/responses/spaces';
import { MadeToken } from '../../../schema/responses/tokens';
import type { Database } from '../../database/openDatabase';
import { createMailboxStore } from '../../notices/mailboxStore';
import { databasePlaces } from '../../testing/databasePlaces';
import { call, readAs, text } from '../../testing/draftCalls';
import { openTestApp, postJson, textTemplate, type TestApp } from '../../testing/testApp';
import { createSessionStore } from '../sessions/sessionStore';
import { createTokenStore } from '../tokens/tokenStore';
import { FORMER_NAME, personColumns } from './erasePerson';

type Who = 'asha' | 'ben' | 'cleo' | 'dev';
const groups: Record<Who, string[]> = { asha: ['all'], ben: ['all'], cleo: ['all'], dev: ['copy'] };
const isKnown = (who: string): who is Who => who in groups;
const idOf = (who: Who) => `${who}-7f3a`;
/** Slack, Teams and JSON each escape something else of it. */
const NAME = 'Asha "O’Neil_Q" & Co';
const EARLIER = 'Asha Sharma';
const names: Record<Who, string> = { asha: NAME, ben: 'Ben', cleo: 'Cleo', dev: 'Dev' };
const traces = [idOf('asha'), 'Neil', 'Sharma'];

let app: TestApp;
let remove: () => void;
afterEach(async () => {
  await app.close();
  remove();
});

async function open(place: Record<string, string>) {
  app = await openTestApp({
    environment: {
      ...place,
      SIGN_IN: 'oidc',
      OIDC_ISSUER: 'http://127.0.0.1:9',
      OIDC_CLIENT_ID: 'builder',
      OIDC_ROLES: JSON.stringify({ claim: 'groups', roles: { all: 'sender' } }),
      SPACES: JSON.stringify([
        { name: 'offers', label: 'Offers', roles: { all: 'sender', copy: 'author' }, review: 'required' },
      ]),
    },
    async identify(request) {
      const who = request.headers.get('test-person') ?? '';
      if (!isKnown(who)) return {};
      const name = request.headers.get('test-name') ?? names[who];
      const token = request.headers.get('test-token');
      return {
        role: groups[who].includes('all') ? 'sender' : 'author',
        person: { subject: idOf(who), name },
        groups: groups[who],
        ...(token === null ? {} : { token: { id: 't', role: 'sender', space: token, label: 'Release' } }),
      };
    },
  });
  const tokens = createTokenStore(app.database, app.settings, () => app.clock.now);
  for (const who of Object.keys(groups).filter(isKnown))
    await tokens.rememberPerson({ subject: idOf(who), name: names[who] }, groups[who]);
}

async function as(who: Who, route: string, body?: unknown, headers: Record<string, string> = {}) {
  const [method = '', path = ''] = route.split(' ');
  const address = path.startsWith('/') ? path : `/api/v1/spaces/offers/${path}`;
  const response = await call(app, address, { method, body, headers: { 'Test-Person': who, ...headers } });
  if (!response.ok) throw new Error(`${route}: ${response.status} ${await response.text()}`);
  return response;
}
const fresh = { 'If-None-Match': '*' };
const erase = (who: string, by: Who = 'ben', headers: Record<string, string> = {}) =>
  call(app, `/api/v1/people/${who}`, { method: 'DELETE', headers: { 'Test-Person': by, ...headers } });
const digestOf = async (draft: string) =>
  (await readAs(ReviewList, as('ben', `GET drafts/${draft}/reviews`))).digest;

const items = (name: string) => [{ member: name, template: textTemplate(name) }];

/** Asha does everything that the server records, a part of it under an earlier name. */
async function fill() {
  const { database, clock, settings } = app;
  const earlier = { 'Test-Name': EARLIER };
  await as('asha', 'PUT drafts/hers', text('Half price'), { ...fresh, ...earlier });
  await as('asha', 'PUT drafts/hers/revisions/1/name', { name: 'Agreed', note: '' });
  await as('ben', 'PUT drafts/bens', text('Good morning'), fresh);
  const [hers, bens] = [await digestOf('hers'), await digestOf('bens')];

  const mentions = { text: `Look, @${NAME}!`, mentions: [idOf('asha')] };
  await as('ben', 'PUT drafts/hers/comments/c1', { digest: hers, ...mentions });
  for (const form of ['standard', 'slack', 'teams'])
    await as('asha', 'POST webhooks', {
      url: `https://hooks.example/${form}`,
      events: ['comment.created', 'review.requested', 'review.decided', 'template.sent'],
      form,
    });
  await as('asha', 'PATCH drafts/hers/comments/c1', { isResolved: true });
  await as('asha', 'PUT drafts/bens/comments/c2', { digest: bens, text: 'Nice' });
  await as('asha', 'PUT drafts/hers/comments/seen', { sequence: 1 });
  await as('asha', 'POST drafts/hers/reviews', { digest: hers, reviewers: [idOf('cleo')] });
  const asked = { digest: bens, reviewers: [idOf('asha'), idOf('cleo')] };
  const { id } = await readAs(Review, as('ben', 'POST drafts/bens/reviews', asked));
  await as('asha', `PUT drafts/bens/reviews/${id}/decision`, { digest: bens, verdict: 'approved' });
  await as('asha', 'PUT drafts/hers/presence', { page: 'tab-1', field: null, shows: null, asks: null });
  await as('asha', 'POST drafts/hers/guests', { days: 7 });
  await as('asha', 'PUT senders/lark', { name: 'Lark', verified: true, color: '#8a1c5b' }, fresh);
  await as('asha', 'POST invitations', { role: 'author', days: 7 });
  await readAs(MadeToken, as('asha', 'POST /api/v1/tokens', { label: 'Nightly', role: 'viewer' }));

  for (const name of ['one', 'two']) {
    const made = { draft: 'hers', appId: 'demo', items: items(name), emergency: 'The shop is flooded' };
    const batch = await readAs(Batch, as('asha', 'POST batches', made));
    await as('asha', `POST batches/${batch.id}/${name === 'one' ? 'cancel' : 'resume'}`);
  }
  const sent = { 'Test-Person': 'asha', 'RCS-Draft': 'offers/bens', 'Content-Type': 'application/json' };
  await app.call('/api/v2/rcs/demo/templates', postJson(text('Good morning').template, sent));

  const asha = { subject: idOf('asha'), name: NAME };
  await createMailboxStore(database, () => clock.now).remember(asha.subject, 'asha@sharma.example');
  await createSessionStore(database, settings, () => clock.now).open(asha, 'sender', ['all']);
  const since = '2027-01-01T00:00:00Z';
  await database
    .insertInto('members')
    .values({ space: 'offers', subject: asha.subject, name: EARLIER, role: 'author', since })
    .execute();
  await as('ben', `PUT members/${asha.subject}`, { role: 'approver' });
  const upload = { id: 'u1', bytes: '1', metadata: '{}', created_at: since, result: null };
  await database
    .insertInto('media_uploads')
    .values({ ...upload, owner: asha.subject })
    .execute();
}

const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { error: { code: string } }).error.code,
];

/** Where a word occurs, in all columns of all tables. */
async function findIn(database: Database, word: string): Promise<string[]> {
  const found = new Set<string>();
  for (const { name: table } of await database.introspection.getTables()) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(database);
    for (const row of rows)
      for (const [column, value] of Object.entries(row))
        if (String(value).includes(word)) found.add(`${table}.${column}`);
  }
  return [...found].toSorted();
}

const ruled = Object.entries(personColumns).flatMap(([table, rule]) =>
  [
    ...(rule.deleted ?? []),
    ...('deletedByName' in rule ? [rule.deletedByName] : []),
    ...Object.entries(rule.ids ?? {}).flat(),
    ...(rule.names ?? []),
    ...(rule.lists ?? []),
    ...Object.keys(rule.texts ?? {}),
  ].flatMap((column) => (column ? [`${table}.${column}`] : [])),
);

describe.each(Object.entries(databasePlaces()))('a person in the %s database', (_name, makePlace) => {
  beforeEach(async () => {
    const made = await makePlace();
    remove = made.remove;
    await open(made.place);
    await fill();
  });

  test('is nowhere any more, by id or name, but in drafts and comments', async () => {
    const before = new Set((await Promise.all(traces.map((word) => findIn(app.database, word)))).flat());
    // Each column of the table of rules is tried.
    expect(ruled.filter((column) => !before.has(column))).toEqual([]);
    expect((await erase(idOf('asha'))).status).toBe(204);
    const left = (await Promise.all(traces.map((word) => findIn(app.database, word)))).flat();
    // What people wrote stays.
    expect([...new Set(left)]).toEqual(['comments.text']);
    for (const table of ['sessions', 'tokens', 'members', 'invitations', 'guest_links'] as const)
      expect(await app.database.selectFrom(table).selectAll().execute()).toEqual([]);
    const bodies = await app.database.selectFrom('deliveries').select('body').execute();
    const ofFormer = bodies.filter(({ body }) => body.includes(FORMER_NAME));
    expect(ofFormer.length).toBeGreaterThan(9);
    expect(bodies.filter((row) => !ofFormer.includes(row) && !row.body.includes('Ben'))).toEqual([]);
  });

  test('is the same former member everywhere, and still does not approve what they wrote', async () => {
    await erase(idOf('asha'));
    const { rows } = await sql<{ id: string }>`
      select subject as id from drafts union select subject from draft_writers union select subject from comments
      union select subject from decisions union select owner from batches union select subject from audit`.execute(
      app.database,
    );
    const formers = rows.filter(({ id }) => id?.startsWith('former:'));
    expect(formers).toHaveLength(1);
    const former = { id: formers[0]?.id, name: FORMER_NAME };

    const { revisions } = await readAs(DraftRevisionList, as('ben', 'GET drafts/hers/revisions'));
    expect(revisions).toMatchObject([{ by: FORMER_NAME, namedBy: FORMER_NAME }]);
    const { comments } = await readAs(CommentList, as('ben', 'GET drafts/hers/comments'));
    expect(comments).toMatchObject([{ by: 'Ben', resolvedBy: FORMER_NAME }]);
    const { reviews } = await readAs(ReviewList, as('ben', 'GET drafts/bens/reviews'));
    expect(reviews).toMatchObject([
      { reviewers: [former, { id: idOf('cleo') }], decisions: [{ by: former, verdict: 'approved' }] },
    ]);
    const { approvers } = await readAs(ReviewList, as('ben', 'GET drafts/hers/reviews'));
    expect(approvers.map(({ id }) => id).toSorted()).toEqual([idOf('ben'), idOf('cleo')]);
    const writers = await app.database
      .selectFrom('draft_writers')
      .select('subject')
      .where('draft', '=', 'hers')
      .execute();
    expect(writers).toEqual([{ subject: former.id }]);

    // Nobody is told what happens to their drafts.
    const { digest } = await readAs(ReviewList, as('ben', 'GET drafts/hers/reviews'));
    await as('ben', 'PUT drafts/hers/comments/c9', { digest, text: 'And now?' });
    expect(await findIn(app.database, `${former.id}`)).not.toContain('notices.subject');
  });

  test('sends nothing more in a batch, and two who were erased stay two', async () => {
    await as('cleo', 'PUT drafts/cleos', text('Good night'), fresh);
    await erase(idOf('asha'));
    await app.app.batches.work();
    const { reason, person } = await app.database
      .selectFrom('batches')
      .select(['reason', 'person'])
      .where('state', '=', 'stopped')
      .executeTakeFirstOrThrow();
    expect([person, reason]).toEqual([
      FORMER_NAME,
      expect.stringMatching(/^A former member can no longer send/),
    ]);
    await erase(idOf('cleo'));
    const subjects = await app.database.selectFrom('draft_writers').select('subject').execute();
    const formers = subjects.filter(({ subject }) => subject.startsWith('former:'));
    expect(new Set(formers.map(({ subject }) => subject)).size).toBe(2);
    expect(
      (await readAs(PeopleList, as('ben', 'GET /api/v1/people'))).people.map(({ name }) => name),
    ).toEqual(['Ben', 'Dev']);
  });
});

describe('erasing', () => {
  beforeEach(async () => {
    const made = await databasePlaces().embedded();
    remove = made.remove;
    await open(made.place);
  });
  test('is for people who can send, and never for oneself or by a token of a space', async () => {
    expect(await codeOf(await erase(idOf('ben')))).toEqual([409, 'own_data']);
    expect(await codeOf(await erase('nobody'))).toEqual([404, 'not_found']);
    expect(await codeOf(await erase(idOf('ben'), 'dev'))).toEqual([403, 'role']);
    const byToken = { 'Test-Token': 'offers' };
    expect(await codeOf(await erase(idOf('asha'), 'ben', byToken))).toEqual([403, 'token']);
    expect((await readAs(PeopleList, as('ben', 'GET /api/v1/people'))).people).toMatchObject([
      { id: idOf('asha'), name: NAME, seen: null, isYou: false },
      { id: idOf('ben'), isYou: true },
      { id: idOf('cleo') },
      { id: idOf('dev') },
    ]);
  });

  test('is in the activity and the log without the name and the id', async () => {
    await erase(idOf('asha'));
    const acts = await app.database.selectFrom('audit').selectAll().execute();
    expect(acts).toMatchObject([
      { action: 'person-erased', person: 'Ben', name: null, outcome: 'done', status: '204' },
    ]);
    expect([...app.lines, JSON.stringify(acts)].join('\n')).not.toMatch(/asha/i);
  });

  test('ends what the person receives at this moment, and nothing of others', async () => {
    const streamOf = async (who: Who) => {
      const { body } = await as(who, 'GET /api/v1/events');
      const reader = (body as ReadableStream<Uint8Array>).getReader();
      await reader.read();
      return reader;
    };
    const [ashas, cleos] = [await streamOf('asha'), await streamOf('cleo')];
    await erase(idOf('asha'));
    expect((await ashas.read()).done).toBe(true);
    await as('ben', 'PUT drafts/bens', text('Good morning'), fresh);
    expect((await cleos.read()).done).toBe(false);
    app.app.endStreams();
  });
});

/** Columns that could name a person by what they are called, and do not. */
const namesNobody = `
  templates.name media_files.name media_uses.name spaces.name drafts.name draft_revisions.name draft_sendings.name
  batch_items.name notices.name draft_versions.body batch_items.body idempotency_keys.body decisions.reason
  verifications.reason`
  .trim()
  .split(/\s+/);

async function unruledColumns(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables();
  return tables
    .filter(({ name }) => !name.startsWith('kysely'))
    .flatMap(({ name, columns }) => [
      ...(name in personColumns ? [] : [name]),
      ...columns.map((column) => `${name}.${column.name}`),
    ])
    .filter(
      (column) =>
        !column.includes('.') ||
        /subject|person|people|owner|name|_by$|reviewers|mentions|writer|author|body|reason|message$/.test(
          column.split('.')[1] ?? '',
        ),
    )
    .filter((column) => !ruled.includes(column) && !namesNobody.includes(column))
    .toSorted();
}

test('every table and column of the database that may name a person has its rule', async () => {
  const made = await databasePlaces().embedded();
  remove = made.remove;
  await open(made.place);
  expect(await unruledColumns(app.database)).toEqual([]);
  await sql`create table likes (draft text, subject text)`.execute(app.database);
  await sql`alter table reviews add column closed_by text`.execute(app.database);
  expect(await unruledColumns(app.database)).toEqual(['likes', 'likes.subject', 'reviews.closed_by']);
});
