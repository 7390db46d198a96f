import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databasePlaces } from '../testing/databasePlaces';
import { openDatabase, type Database } from '../database/openDatabase';
import { openTestApp, postJson, textTemplate, type TestApp } from '../testing/testApp';
import { createAuditTrail } from './auditTrail';
import { AuditFilter, readAudit } from './readAudit';
import { createRequestLog } from './requestLog';

const DAY_MS = 24 * 60 * 60 * 1000;
const asha = { subject: 'asha-1', name: 'Asha' };

describe.each(Object.entries(databasePlaces()))('the record in the %s database', (_name, makePlace) => {
  let database: Database;
  let remove: () => void;
  beforeEach(async () => {
    const made = await makePlace();
    database = await openDatabase(made.place);
    remove = made.remove;
  });
  afterEach(async () => {
    await database.destroy();
    remove();
  });
  const read = (filter: Record<string, string> = {}) => readAudit(database, AuditFilter.parse(filter));

  test('is filtered, the newest first, and loses what is too old', async () => {
    const clock = { now: Date.parse('2027-01-01T00:00:00Z') };
    const trail = createAuditTrail({ database, days: 30, log: () => undefined, now: () => clock.now });
    await trail.record({ action: 'signed-in', person: asha }, { outcome: 'done' });
    clock.now += 10 * DAY_MS;
    const finish = await trail.begin({ action: 'template-sent', name: 'diwali_sale', person: asha });
    expect(await read({ outcome: 'started' })).toMatchObject([{ name: 'diwali_sale', status: null }]);
    await finish({ outcome: 'refused', status: 400 });
    expect((await read()).map(({ action }) => action)).toEqual(['template-sent', 'signed-in']);
    expect(await read({ q: 'DIWALI_S' })).toMatchObject([
      { outcome: 'refused', status: 400, person: 'Asha' },
    ]);
    expect(await read({ q: '100%' })).toEqual([]);
    expect(await read({ action: 'signed-in' })).toHaveLength(1);
    expect(await read({ from: '2027-01-02' })).toHaveLength(1);
    expect(await read({ to: '2027-01-02' })).toHaveLength(1);
    const [newest] = await read({ limit: '1' });
    expect(await read({ before: newest?.id ?? '' })).toMatchObject([{ action: 'signed-in' }]);
    clock.now += 25 * DAY_MS;
    const later = createAuditTrail({ database, days: 30, log: () => undefined, now: () => clock.now });
    await later.record({ action: 'signed-out', person: asha }, { outcome: 'done' });
    expect((await read()).map(({ action }) => action)).toEqual(['signed-out', 'template-sent']);
  });
});

describe('what is recorded', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await openTestApp();
  });
  afterEach(() => app.close());
  const CREATE = '/api/v2/rcs/demo/templates';
  const lines = async (query = '') => {
    const text = await (await app.call(`/api/audit${query}`)).text();
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line): Record<string, unknown> => JSON.parse(line));
  };

  test('each sending once with its outcome, without content; and changes of the embedded platform', async () => {
    const scenario = { next: ['503', '400:component.text'] };
    await app.call('/api/scenario', { ...postJson(scenario), method: 'PUT' });
    for (const name of ['one', 'two', 'three'])
      await app.call(CREATE, postJson(textTemplate(name), { 'Idempotency-Key': name }));
    await app.call(CREATE, postJson(textTemplate('three'), { 'Idempotency-Key': 'three' }));
    await app.call(CREATE, postJson('{'));
    await app.call('/api/platform/templates/demo/three/status', {
      ...postJson({ status: 'approved' }),
      method: 'PUT',
    });
    await app.call('/api/platform', { method: 'DELETE' });
    const found = await lines();
    expect(
      found.map(({ action, name, outcome, status, code }) => [action, name, outcome, status, code]),
    ).toEqual([
      ['platform-emptied', null, 'done', 204, null],
      ['status-set', 'three', 'done', 200, null],
      ['template-sent', null, 'not-done', 400, 'body'],
      ['template-sent', 'three', 'done', 201, null],
      ['template-sent', 'two', 'refused', 400, null],
      ['template-sent', 'one', 'unknown', 503, null],
      ['scenario-set', null, 'done', 200, null],
    ]);
    expect(found[3]).toMatchObject({ person: null, appId: 'demo', platform: 'Test platform' });
    expect(JSON.stringify(found)).not.toContain(textTemplate('one').component.text);
    expect(await lines('?action=template-sent&outcome=done')).toHaveLength(1);
  });

  test('nothing is sent that cannot be recorded', async () => {
    await app.database.schema.dropTable('audit').execute();
    const answer = await app.call(CREATE, postJson(textTemplate('one')));
    expect(answer.status).toBe(500);
    expect(await app.database.selectFrom('templates').selectAll().execute()).toEqual([]);
  });

  test('a filter that there is not is refused by name', async () => {
    const answer = await app.call('/api/audit?colour=red');
    expect([answer.status, (await answer.json()).error.message]).toEqual([
      400,
      expect.stringMatching(/^colour: /),
    ]);
    expect((await app.call('/api/audit?limit=0')).status).toBe(400);
  });

  test('the requests of the last hour, without ids and content, and no more', async () => {
    await app.call('/api/verification/sent/secret-id');
    await app.call(CREATE, { method: 'PUT' });
    const list: Record<string, unknown>[] = await (await app.call('/api/log')).json();
    expect(list.map(({ method, path, status, code }) => [method, path, status, code])).toEqual([
      ['PUT', CREATE, 405, 'method'],
      ['GET', '/api/verification/sent/…', 404, 'not_found'],
    ]);
    app.clock.now += 3_600_001;
    const later: unknown[] = await (await app.call('/api/log')).json();
    expect(later).toHaveLength(0);
  });

  test('the list of requests is bounded', () => {
    const requests = createRequestLog(() => 0);
    const call = { person: null, method: 'GET', path: '/api/x', status: 200, code: null, ms: 1 };
    for (let at = 0; at < 10_000; at += 1) requests.add(call);
    expect(requests.list()).toHaveLength(2000);
  });
});
