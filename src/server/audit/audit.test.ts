import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, postJson, textTemplate, type TestApp } from '../testing/testApp';
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

  test('the list of requests is bounded', () => {
    const requests = createRequestLog(() => 0);
    const call = { person: null, method: 'GET', path: '/api/x', status: 200, code: null, ms: 1, headers: {} };
    for (let at = 0; at < 10_000; at += 1) requests.add(call);
    expect(requests.list()).toHaveLength(2000);
  });
});
