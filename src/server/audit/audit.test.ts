import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, postJson, textTemplate, TOKEN, type TestApp } from '../testing/testApp';
import { createRequestLog } from './requestLog';

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

  test('requests name their template and are found by it, those to the platform itself too', async () => {
    await app.call(
      '/v2/rcs/demo/templates',
      postJson(textTemplate('direct'), { Authorization: `Bearer ${TOKEN}` }),
    );
    await app.call(CREATE, postJson(textTemplate('through')));
    await app.call(`${CREATE}/through/status`, { headers: { 'sec-fetch-site': 'same-origin' } });
    const log = async (q: string): Promise<Record<string, unknown>[]> =>
      (await app.call(`/api/log?q=${q}`)).json();
    expect((await log('direct')).map(({ method, path, name }) => [method, path, name])).toEqual([
      ['POST', '/v2/rcs/demo/templates', 'direct'],
    ]);
    expect((await log('through')).map(({ method, isReadOfPage }) => [method, isReadOfPage])).toEqual([
      ['GET', true],
      ['POST', false],
    ]);
    const [{ requestId } = { requestId: '' }] = await log('direct');
    expect(await log(String(requestId))).toHaveLength(1);
  });

  test('what was sent is found by the app ID', async () => {
    await app.call(CREATE, postJson(textTemplate('by_app_id')));
    const foundBy = async (q: string) =>
      (await (await app.call(`/api/audit?q=${q}`)).text()).trim().split('\n');
    expect((await foundBy('DEMO')).join('\n')).toContain('by_app_id');
    expect((await foundBy('demo2')).join('')).toBe('');
  });

  const start = (reference?: string) =>
    app.call('/api/verification/v1/verifications', {
      ...postJson({
        identity: { type: 'number', endpoint: '+919876543210' },
        method: 'seamless',
        ...(reference === undefined ? {} : { reference }),
      }),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '8.8.8.8' },
    });

  test('a refused start of a verification is found by its reference, or by the ends of its number', async () => {
    expect((await start('order-77')).status).toBe(400);
    expect((await start()).status).toBe(400);
    const found = await lines('?action=verification-started');
    expect(found.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['+91…10', 'refused'],
      ['order-77', 'refused'],
    ]);
    expect(JSON.stringify(found)).not.toContain('9876543210');
  });

  test('the list of requests is bounded', () => {
    const requests = createRequestLog(() => 0);
    const facts = { person: null, name: null, requestId: 'id', isReadOfPage: false, code: null, headers: {} };
    const call = { ...facts, method: 'GET', path: '/api/x', status: 200, ms: 1 };
    for (let at = 0; at < 10_000; at += 1) requests.add(call);
    expect(requests.list()).toHaveLength(2000);
  });
});
