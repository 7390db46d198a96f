// @module-tag slow
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Batch, BatchItemList, BatchList } from '../../schema/responses/batches';
import { connectionFrom } from '../testing/connectionFrom';
import { databasePlaces } from '../testing/databasePlaces';
import { readAs } from '../testing/draftCalls';
import { openStubPlatform } from '../testing/stubPlatform';
import { openTestApp, postJson, textTemplate, type TestApp } from '../testing/testApp';

const local = connectionFrom('127.0.0.1');
const SECOND = 1000;

let app: TestApp;
afterEach(() => app.close());

const item = (at: number, name = `name_${at}`) => ({ member: `m${at}`, template: textTemplate(name) });
const items = (count: number) => Array.from({ length: count }, (_, at) => item(at));

const post = (path: string, body: unknown = '', headers: Record<string, string> = {}) =>
  app.call(`/api/v1/batches${path}`, postJson(body, headers), local);
const newBatch = (of: unknown[], more: object = {}) => ({
  draft: 'source',
  appId: 'demo',
  items: of,
  ...more,
});
const make = (of: unknown[], more: object = {}) => readAs(Batch, post('', newBatch(of, more)));
const read = (id: string) => readAs(Batch, app.call(`/api/v1/batches/${id}`));
async function readItems(id: string, query = '?limit=200') {
  return (await readAs(BatchItemList, app.call(`/api/v1/batches/${id}/items${query}`))).items;
}
const resume = (id: string) => readAs(Batch, post(`/${id}/resume`));
const work = () => app.app.batches.work();
const setNext = (next: unknown[]) =>
  app.call('/api/scenario', { ...postJson({ next }), method: 'PUT' }, local);
const stored = async () =>
  (await app.database.selectFrom('templates').select('name').orderBy('name').execute()).map(
    ({ name }) => name,
  );
const counts = { waiting: 0, created: 0, refused: 0, unknown: 0, notSent: 0 };

const databases = Object.entries(databasePlaces());

describe.each(databases)('a batch without a sign-in, with the %s database', (kind, makePlace) => {
  beforeEach(async () => {
    // A test app has its own embedded database.
    const { DATABASE_URL = '' } = kind === 'embedded' ? {} : (await makePlace()).place;
    const environment = { PLATFORM_RATE_LIMIT: '0', ...(DATABASE_URL === '' ? {} : { DATABASE_URL }) };
    app = await openTestApp({ environment });
  });

  test('waits for its start, then sends each template once, in order', async () => {
    const made = await make(items(40));
    expect(made).toMatchObject({ state: 'paused', startedAt: null, space: null, by: null });
    await work();
    expect(await stored()).toEqual([]);
    await resume(made.id);
    await work();
    expect(await read(made.id)).toMatchObject({ state: 'done', counts: { ...counts, created: 40 } });
    const sent = await readItems(made.id);
    expect(sent.map(({ member }) => member)).toEqual(items(40).map(({ member }) => member));
    expect(sent[0]).toMatchObject({ state: 'created', status: 'pending', path: null, message: null });
    const requests = await app.database.selectFrom('idempotency_keys').select('status').execute();
    expect(requests).toEqual(Array.from({ length: 40 }, () => ({ status: '201' })));
  });

  test('is made once by a repeated request, and not by another one with its key', async () => {
    const key = { 'Idempotency-Key': 'one' };
    const first = await post('', newBatch(items(2)), key);
    const again = await post('', newBatch(items(2)), key);
    const [one, two] = [await readAs(Batch, first), await readAs(Batch, again)];
    expect([first.status, again.status, two]).toEqual([201, 200, one]);
    expect((await post('', newBatch(items(3)), key)).status).toBe(422);
    const list = await readAs(BatchList, app.call('/api/v1/batches?draft=source'));
    expect(list.batches).toEqual([one]);
    expect((await readAs(BatchList, app.call('/api/v1/batches?draft=other'))).batches).toEqual([]);
  });

  test('waits as long as the platform says, then goes on', async () => {
    const { id } = await make(items(3));
    await resume(id);
    await setNext(['201', '429:7']);
    await work();
    expect(await read(id)).toMatchObject({
      state: 'running',
      waitsUntil: app.clock.now + 7 * SECOND,
      counts: { ...counts, created: 1, waiting: 2 },
    });
    app.clock.now += 6 * SECOND;
    await work();
    expect(await stored()).toEqual(['name_0']);
    app.clock.now += 1 * SECOND;
    await work();
    expect(await read(id)).toMatchObject({
      state: 'done',
      waitsUntil: null,
      counts: { ...counts, created: 3 },
    });
  });

  test('is paused, resumed and cancelled', async () => {
    const { id } = await make(items(3));
    await resume(id);
    expect(await readAs(Batch, post(`/${id}/pause`))).toMatchObject({ state: 'paused' });
    await work();
    expect(await stored()).toEqual([]);
    await setNext(['201', '429:7']);
    await resume(id);
    await work();
    expect(await readAs(Batch, post(`/${id}/cancel`))).toMatchObject({
      state: 'done',
      reason: 'Somebody cancelled the rest.',
      counts: { ...counts, created: 1, notSent: 2 },
    });
    app.clock.now += 60 * SECOND;
    await work();
    expect(await stored()).toEqual(['name_0']);
    expect((await post(`/${id}/resume`)).status).toBe(409);
  });

  test('is paused while it sends: what is on its way is written down, and nothing more is sent', async () => {
    const { id } = await make(items(3));
    await resume(id);
    await setNext(['slow:300']);
    const working = work();
    await expect.poll(async () => (await readItems(id))[0]?.state).toBe('sending');
    await post(`/${id}/pause`);
    await working;
    expect(await read(id)).toMatchObject({ state: 'paused', counts: { ...counts, created: 1, waiting: 2 } });
  });

  test('a server that stops writes down what is on its way, and sends nothing more', async () => {
    const { id } = await make(items(3));
    await resume(id);
    await setNext(['slow:300']);
    const stop = new AbortController();
    const working = app.app.batches.work(stop.signal);
    await expect.poll(async () => (await readItems(id))[0]?.state).toBe('sending');
    stop.abort();
    await working;
    expect(await read(id)).toMatchObject({ state: 'running', counts: { ...counts, created: 1, waiting: 2 } });
    await app.app.batches.work(stop.signal);
    expect(await stored()).toEqual(['name_0']);
  });

  test('says which field was rejected, and sends the mended one again', async () => {
    await app.call('/api/v2/rcs/demo/templates', postJson(textTemplate('name_1')));
    const { id } = await make(items(3));
    await resume(id);
    await setNext([{ answer: '400:component.text', name: 'name_2' }]);
    await work();
    expect(await readItems(id, '?state=refused')).toMatchObject([
      { member: 'm1', path: 'name' },
      { member: 'm2', path: 'component.text', message: 'component.text: has an error that a tester chose' },
    ]);
    const mended = await readAs(Batch, post(`/${id}/items`, { items: [item(1, 'other'), item(2)] }));
    expect(mended).toMatchObject({ state: 'paused', counts: { ...counts, created: 1, waiting: 2 } });
    await resume(id);
    await work();
    expect(await read(id)).toMatchObject({ state: 'done', counts: { ...counts, created: 3 } });
    expect(await stored()).toEqual(['name_0', 'name_1', 'name_2', 'other']);
  });

  test('never sends a created one again, also with another body', async () => {
    const { id } = await make(items(1));
    await resume(id);
    await work();
    const same = await readAs(Batch, post(`/${id}/items`, { items: [item(0)] }));
    expect(same).toMatchObject({ state: 'done', counts: { ...counts, created: 1 } });
    const other = await post(`/${id}/items`, { items: [item(5), item(0, 'other')] });
    expect([other.status, (await other.json()).error.message]).toEqual([
      409,
      '“m0” was sent already, so it cannot get another body.',
    ]);
    expect(await readItems(id)).toHaveLength(1);
  });

  test('stops after five in a row that are not created, and goes on after a look', async () => {
    const { id } = await make(items(9));
    await resume(id);
    await setNext(['400:name', '201', ...Array.from({ length: 5 }, () => '400:component.text')]);
    await work();
    expect(await read(id)).toMatchObject({
      state: 'stopped',
      reason: '5 templates in a row were not created. Check why, then resume.',
      counts: { ...counts, created: 1, refused: 6, waiting: 2 },
    });
    await resume(id);
    await work();
    expect(await read(id)).toMatchObject({ state: 'done', counts: { ...counts, created: 3, refused: 6 } });
  });

  test('stops at once if the platform does not know the token, and has rejected no template', async () => {
    const { id } = await make(items(2));
    await resume(id);
    await setNext(['401']);
    await work();
    expect(await read(id)).toMatchObject({
      state: 'stopped',
      reason: 'The platform does not accept the token of this server.',
      counts: { ...counts, waiting: 2 },
    });
    await resume(id);
    await work();
    expect(await read(id)).toMatchObject({ state: 'done', counts: { ...counts, created: 2 } });
  });

  test('finds what was created although the response was lost', async () => {
    const { id } = await make(items(2));
    await resume(id);
    await setNext(['dropped-after-commit']);
    await work();
    expect(await read(id)).toMatchObject({ state: 'done', counts: { ...counts, created: 2 } });
    expect(await readItems(id)).toMatchObject([{ status: 'pending', message: null }, {}]);
  });

  test('looks four times for what was not created, then lets it be sent again', async () => {
    const { id } = await make(items(1));
    await resume(id);
    await setNext(['dropped-before-commit']);
    await work();
    for (const seconds of [0, 5, 15]) {
      app.clock.now += seconds * SECOND;
      await work();
      expect(await read(id)).toMatchObject({ counts: { ...counts, unknown: 1 } });
    }
    expect((await post(`/${id}/items`, { items: [item(0, 'other')] })).status).toBe(409);
    app.clock.now += 60 * SECOND;
    await work();
    expect(await read(id)).toMatchObject({ counts: { ...counts, notSent: 1 } });
    await post(`/${id}/items`, { items: [item(0)] });
    await resume(id);
    await work();
    expect(await read(id)).toMatchObject({ counts: { ...counts, created: 1 } });
  });

  test('says so if another template was created under the name of an unknown one', async () => {
    const { id } = await make(items(1));
    await resume(id);
    await setNext(['dropped-before-commit']);
    const other = { ...textTemplate('name_0'), component: { text: 'Another' } };
    const { now } = app.clock;
    await work();
    await app.call('/api/v2/rcs/demo/templates', postJson(other));
    app.clock.now = now + 5 * SECOND;
    await work();
    expect(await readItems(id)).toMatchObject([{ state: 'refused', path: 'name' }]);
  });

  test('a template whose process was killed before its key was stored is sent once', async () => {
    const { id } = await make(items(2));
    await resume(id);
    await app.database
      .updateTable('batch_items')
      .set({ state: 'sending', next_at: new Date(app.clock.now + 20 * SECOND).toISOString() })
      .where('member', '=', 'm0')
      .execute();
    await work();
    expect(await read(id)).toMatchObject({ state: 'running', counts: { ...counts, created: 1, waiting: 1 } });
    app.clock.now += 21 * SECOND;
    await work();
    expect(await read(id)).toMatchObject({ state: 'done', counts: { ...counts, created: 2 } });
  });

  test('statuses are followed', async () => {
    const { id } = await make(items(2));
    await resume(id);
    await work();
    await app.call(
      '/api/platform/templates/demo/name_1/status',
      { ...postJson({ status: 'approved' }), method: 'PUT' },
      local,
    );
    await app.app.followStatuses();
    expect((await readItems(id)).map(({ status }) => status)).toEqual(['pending', 'approved']);
  });

  test('templates are read in pages', async () => {
    const { id } = await make(items(5));
    const first = await readAs(BatchItemList, app.call(`/api/v1/batches/${id}/items?limit=3`));
    const path = `/api/v1/batches/${id}/items?limit=3&cursor=${first.next}`;
    const second = await readAs(BatchItemList, app.call(path));
    expect([...first.items, ...second.items].map(({ member }) => member)).toEqual([
      'm0',
      'm1',
      'm2',
      'm3',
      'm4',
    ]);
    expect(second.next).toBeNull();
  });

  test('what is old is removed', async () => {
    const { id } = await make(items(1));
    await resume(id);
    await work();
    const day = 24 * 60 * 60 * SECOND;
    app.clock.now += 31 * day;
    await app.app.batches.tidy();
    expect(await app.database.selectFrom('batch_items').select('body').execute()).toEqual([{ body: null }]);
    app.clock.now += 60 * day;
    await app.app.batches.tidy();
    expect(await app.database.selectFrom('batch_items').selectAll().execute()).toEqual([]);
    expect((await app.call(`/api/v1/batches/${id}`)).status).toBe(404);
  });

  test.each<[what: string, body: unknown, status: number]>([
    ['a member twice', newBatch([item(0), item(1), item(0)]), 400],
    ['an empty member', newBatch([{ member: '', template: textTemplate('a') }]), 400],
    ['a member with NUL', newBatch([{ member: 'a\0', template: textTemplate('a') }]), 400],
    ['half a surrogate pair', newBatch([{ member: 'a', template: textTemplate('\ud800') }]), 400],
    ['a long member', newBatch([{ member: 'a'.repeat(201), template: textTemplate('a') }]), 400],
    ['no name', newBatch([{ member: 'a', template: {} }]), 400],
    ['another field', newBatch([], { space: 'team' }), 400],
    ['an unknown platform', newBatch([], { platform: '../x' }), 404],
    ['an unknown app ID', newBatch([], { appId: 'stranger' }), 403],
    [
      'too many bytes',
      newBatch([{ member: 'a', template: { ...textTemplate('a'), x: 'x'.repeat(1e6) } }]),
      413,
    ],
  ])('%s is rejected', async (_what, body, status) => {
    const answer = await post('', body);
    expect(answer.status).toBe(status);
    expect(await app.database.selectFrom('batches').selectAll().execute()).toEqual([]);
  });

  test('the member that is named twice is named', async () => {
    const answer = await post('', newBatch([item(0), item(1), item(0)]));
    expect((await answer.json()).error.message).toBe('items[2].member: “m0” is in the list twice');
  });

  test('a batch has at most 10,000 templates', async () => {
    const { id } = await make([]);
    await app.database.updateTable('batches').set({ items: '9999' }).execute();
    expect((await post(`/${id}/items`, { items: items(2) })).status).toBe(409);
    expect((await post(`/${id}/items`, { items: items(1) })).status).toBe(200);
  });
});

describe('a platform elsewhere', () => {
  test('that cannot be reached is tried again after longer and longer pauses, then the batch stops', async () => {
    const { baseUrl, close } = await openStubPlatform(() => {});
    await close();
    const credentials = { RCS_APP_IDS: 'demo', RCS_ACCESS_TOKEN: 'the-token-of-the-platform' };
    app = await openTestApp({ environment: { RCS_BASE_URL: baseUrl, ...credentials } });
    const { id } = await make(items(2));
    await resume(id);
    for (const seconds of [5, 15, 60, 300]) {
      await work();
      expect(await read(id)).toMatchObject({
        state: 'running',
        waitsUntil: app.clock.now + seconds * SECOND,
        counts: { ...counts, waiting: 2 },
      });
      app.clock.now += seconds * SECOND;
    }
    await work();
    expect(await read(id)).toMatchObject({
      state: 'stopped',
      reason: 'The platform cannot be reached. Nothing was sent.',
      counts: { ...counts, waiting: 2 },
    });
  });

  test('whose token only the page has gets no batch', async () => {
    app = await openTestApp({
      environment: { RCS_BASE_URL: 'http://127.0.0.1:9', RCS_APP_IDS: 'demo' },
    });
    const answer = await post('', newBatch(items(1)));
    expect([answer.status, (await answer.json()).error.code]).toEqual([409, 'token_missing']);
  });
});
