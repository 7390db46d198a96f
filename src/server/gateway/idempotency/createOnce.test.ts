import { EventEmitter, once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '../../database/openDatabase';
import { createLog } from '../../log/log';
import { databasePlaces } from '../../testing/databasePlaces';
import { createIdempotency, settleAbandoned } from './createOnce';
import { gatewayError } from '../calls/gatewayError';
import { claimKey, findKey, MAX_KEYS, pruneKeys } from './keyStore';

const claim = { key: 'draft.body.0', fingerprint: 'aa' };
const reply =
  (text: string, status = 201) =>
  async () =>
    Response.json({ text }, { status });
const start = Date.parse('2027-03-14T09:30:00Z');
const MINUTE = 60_000;

describe.each(Object.entries(databasePlaces()))('with the %s database', (_name, makePlace) => {
  let databases: [Database, Database];
  let remove: () => void;
  let clock: number;
  beforeEach(async () => {
    const made = await makePlace();
    remove = made.remove;
    databases = [await openDatabase(made.place), await openDatabase(made.place)];
    clock = start;
  });
  afterEach(async () => {
    for (const database of databases) await database.destroy();
    remove();
  });
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const open = (database = databases[0]) => createIdempotency(database, () => clock, log);

  test('a repetition gets the first answer, also from another process, and nothing runs again', async () => {
    let runs = 0;
    const run = async () => {
      runs += 1;
      return Response.json({ runs }, { status: 201, headers: { 'Retry-After': '7' } });
    };
    const first = await open()(claim, run);
    expect([first.status, await first.json()]).toEqual([201, { runs: 1 }]);
    expect(first.headers.has('idempotency-replayed')).toBe(false);
    for (const database of databases) {
      const again = await open(database)(claim, run);
      expect([again.status, again.headers.get('retry-after'), again.headers.get('content-type')]).toEqual([
        201,
        '7',
        'application/json',
      ]);
      expect(again.headers.get('idempotency-replayed')).toBe('true');
      expect(await again.json()).toEqual({ runs: 1 });
    }
    expect(runs).toBe(1);
  });

  test('an answer of which nothing was sent is not kept: the key may be tried again, with any body', async () => {
    const refusals = ['unreachable', 'token_unavailable', 'token_refused', 'database'];
    for (const [at, code] of refusals.entries()) {
      const tried = { key: `draft.${at}`, fingerprint: 'aa' };
      const refused = await open()(tried, async () => gatewayError(502, code, 'Nothing was sent.'));
      expect(refused.status).toBe(502);
      const again = await open(databases[1])({ ...tried, fingerprint: 'bb' }, reply('sent'));
      expect([again.status, again.headers.has('idempotency-replayed')]).toEqual([201, false]);
    }
  });

  test('an answer after which the request may have arrived is kept', async () => {
    for (const code of ['no_answer', 'deadline', 'interrupted', 'redirected']) {
      const tried = { key: `draft.${code}`, fingerprint: 'aa' };
      await open()(tried, async () => gatewayError(502, code, 'It may have arrived.'));
      const again = await open(databases[1])(tried, reply('sent twice'));
      expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([502, 'true']);
    }
  });

  test('who waits for a request of another process that sends nothing, sends it', async () => {
    const held = new EventEmitter();
    const ended = once(held, 'end');
    const first = open()(claim, async () => {
      await ended;
      return gatewayError(502, 'unreachable', 'Nothing was sent.');
    });
    await expect.poll(() => findKey(databases[1], claim.key)).toBeDefined();
    const second = open(databases[1])(claim, reply('sent'));
    held.emit('end');
    expect([(await first).status, (await second).status]).toEqual([502, 201]);
  });

  test('100 simultaneous repetitions in two processes run once and get one answer', async () => {
    let runs = 0;
    const [one, two] = [open(databases[0]), open(databases[1])];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        (at % 2 === 0 ? one : two)(claim, async () => {
          runs += 1;
          await new Promise((resolve) => setTimeout(resolve, 50));
          return Response.json({ at }, { status: 201 });
        }),
      ),
    );
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    expect(runs).toBe(1);
  });

  test('the same key with another body is answered 422', async () => {
    await open()(claim, reply('one'));
    const other = await open()({ ...claim, fingerprint: 'bb' }, reply('two'));
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({ source: 'gateway', error: { code: 'key_reused' } });
  });

  test('an answer that is stored with its rows stays, although the connection was cut afterwards', async () => {
    await open()(claim, async (settle) => {
      await settle(databases[0], Response.json({ stored: true }, { status: 201 }));
      throw new Error('cut');
    });
    const again = await open()(claim, reply('two'));
    expect([again.status, await again.json()]).toEqual([201, { stored: true }]);
    expect(lines.join('')).toContain('"event":"gateway-failure","reason":"cut"');
  });

  test('the request of a killed process is answered as unknown and never runs again', async () => {
    await claimKey(databases[0], claim, start);
    clock = start + MINUTE;
    const again = await open()(claim, reply('two'));
    expect(again.status).toBe(504);
    expect(await again.json()).toMatchObject({ source: 'gateway', error: { code: 'interrupted' } });
  });

  test('at the start, running requests that are too old become unknown; young ones may belong to another process', async () => {
    await claimKey(databases[0], claim, start);
    await claimKey(databases[0], { ...claim, key: 'young' }, start + MINUTE);
    await settleAbandoned(databases[0], start + MINUTE + 1000);
    const rows = await databases[0]
      .selectFrom('idempotency_keys')
      .select(['key', 'state', 'status'])
      .orderBy('key')
      .execute();
    expect(rows).toEqual([
      { key: claim.key, state: 'done', status: '504' },
      { key: 'young', state: 'running', status: null },
    ]);
  });

  test('keys older than a week, and the oldest beyond 10,000, are removed', async () => {
    const many = Array.from({ length: MAX_KEYS + 10 }, (_, at) => ({
      key: `key-${at}`,
      fingerprint: 'aa',
      state: 'done',
      status: '201',
      retry_after: null,
      content_type: null,
      body: '',
      started_at: new Date(start + at).toISOString(),
    }));
    for (let at = 0; at < many.length; at += 1000)
      await databases[0]
        .insertInto('idempotency_keys')
        .values(many.slice(at, at + 1000))
        .execute();
    await claimKey(databases[0], { ...claim, key: 'old' }, start - 8 * 24 * 60 * MINUTE);
    await pruneKeys(databases[0], start + MINUTE);
    const left = await databases[0].selectFrom('idempotency_keys').select('key').execute();
    expect(left).toHaveLength(MAX_KEYS);
    expect(left.map(({ key }) => key)).not.toContain('key-0');
    expect(left.map(({ key }) => key)).toContain('key-10');
  });
});
