import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectionFrom } from '../testing/connectionFrom';
import { openTestApp, postJson, textTemplate, TOKEN, type TestApp } from '../testing/testApp';
import { creationOutcome } from './metrics';

const METRICS_TOKEN = 'marked-scraper-token';
let app: TestApp;
beforeEach(async () => {
  app = await openTestApp({ environment: { METRICS: 'on', METRICS_TOKEN } });
});
afterEach(() => app.close());

const CREATE = '/api/v2/rcs/demo/templates';

/** The lines of `/metrics` that begin like this. */
async function linesOf(start: string): Promise<string[]> {
  const answer = await app.call('/metrics');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=/);
  return (await answer.text()).split('\n').filter((line) => line.startsWith(start));
}

test('requests are counted by the address as the table of routes writes it', async () => {
  await app.call(CREATE, postJson(textTemplate('marked_name')));
  await app.call('/api/v2/rcs/demo/templates/marked_name/status');
  await app.call('/api/marked-absent');
  await app.call('/marked-page');
  await app.call(CREATE, { method: 'PROPFIND' });
  const counts = await linesOf('http_request_duration_seconds_count');
  expect(counts.toSorted()).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/api/v2/rcs/:appId/templates/:name/status",status="200"} 1',
    'http_request_duration_seconds_count{method="GET",route="none",status="404"} 1',
    'http_request_duration_seconds_count{method="GET",route="page",status="404"} 1',
    'http_request_duration_seconds_count{method="POST",route="/api/v2/rcs/:appId/templates",status="201"} 1',
    'http_request_duration_seconds_count{method="other",route="/api/v2/rcs/:appId/templates",status="405"} 1',
  ]);
  expect(await linesOf('http_requests_running')).toEqual(['http_requests_running 1']);
  expect((await (await app.call('/metrics')).text()).match(/marked/)).toBeNull();
});

test('creations are counted by their outcome, by either address', async () => {
  const own = { Authorization: `Bearer ${TOKEN}` };
  await app.call(CREATE, postJson(textTemplate('one')));
  await app.call(CREATE, postJson(textTemplate('one')));
  await app.call('/v2/rcs/demo/templates', postJson(textTemplate('two'), own));
  await app.call('/v2/rcs/demo/templates', postJson(textTemplate('two')));
  await app.call('/api/v2/rcs/strange/templates', postJson(textTemplate('one')));
  await app.call('/api/scenario', { ...postJson({ next: ['429:7', '503'] }), method: 'PUT' });
  await app.call(CREATE, postJson(textTemplate('three')));
  await app.call(CREATE, postJson(textTemplate('three')));
  expect((await linesOf('template_creations_total')).toSorted()).toEqual([
    'template_creations_total{by="gateway",outcome="created"} 1',
    'template_creations_total{by="gateway",outcome="not_passed_on"} 1',
    'template_creations_total{by="gateway",outcome="refused_content"} 1',
    'template_creations_total{by="gateway",outcome="refused_rate"} 1',
    'template_creations_total{by="gateway",outcome="unknown"} 1',
    'template_creations_total{by="platform",outcome="created"} 1',
    'template_creations_total{by="platform",outcome="refused_token"} 1',
  ]);
});

test('queries, their waits and the process are measured', async () => {
  await app.call(CREATE, postJson(textTemplate('one')));
  await expect(sql`select 1 from no_such_table`.execute(app.database)).rejects.toThrow('no_such_table');
  const [ok] = await linesOf('database_query_duration_seconds_count{outcome="ok"}');
  const [failed] = await linesOf('database_query_duration_seconds_count{outcome="failed"}');
  const [waits] = await linesOf('database_wait_seconds_count');
  for (const line of [ok, failed, waits]) expect(Number(line?.split(' ')[1])).toBeGreaterThan(0);
  expect(await linesOf('process_resident_memory_bytes')).toHaveLength(1);
});

test('event streams are counted while they are open', async () => {
  const { body } = await app.call('/api/v1/events');
  const reader = body?.getReader();
  await reader?.read();
  expect(await linesOf('event_streams_open')).toEqual(['event_streams_open 1']);
  await reader?.cancel();
  await expect.poll(() => linesOf('event_streams_open')).toEqual(['event_streams_open 0']);
});

test('only callers on this machine and those with the token read the metrics', async () => {
  const from = (client: string, headers: Record<string, string> = {}) =>
    app.call('/metrics', { headers: { ...headers, 'X-Forwarded-For': client } });
  expect((await app.call('/metrics')).status).toBe(200);
  const refused = await from('203.0.113.9');
  expect([refused.status, await refused.text()]).toEqual([401, '']);
  expect((await from('127.0.0.1')).status).toBe(401);
  expect((await from('203.0.113.9', { Authorization: 'Bearer other' })).status).toBe(401);
  expect((await from('203.0.113.9', { Authorization: `Bearer ${METRICS_TOKEN}` })).status).toBe(200);
  const guesses = await Promise.all(
    Array.from({ length: 80 }, () =>
      app.call('/metrics', { headers: { Authorization: 'Bearer wrong' } }, connectionFrom('203.0.113.11')),
    ),
  );
  expect(guesses.filter(({ status }) => status === 429).length).toBe(20);
  const right = { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } };
  expect((await app.call('/metrics', right, connectionFrom('203.0.113.11'))).status).toBe(429);
  expect((await app.call('/metrics', right, connectionFrom('203.0.113.12'))).status).toBe(200);
  expect(app.lines.join('')).not.toContain(METRICS_TOKEN);
});

test('without METRICS=on there is nothing at the address', async () => {
  await app.close();
  app = await openTestApp();
  expect((await app.call('/metrics')).status).toBe(404);
});

test.each([
  [201, undefined, 'created'],
  [400, undefined, 'refused_content'],
  [415, undefined, 'refused_content'],
  [401, undefined, 'refused_token'],
  [403, undefined, 'refused_access'],
  [429, undefined, 'refused_rate'],
  [500, undefined, 'unknown'],
  [202, undefined, 'unknown'],
  [302, undefined, 'unknown'],
  [403, 'app_id', 'not_passed_on'],
  [502, 'unreachable', 'not_passed_on'],
  [502, 'no_answer', 'unknown'],
  [504, 'deadline', 'unknown'],
  [504, 'interrupted', 'unknown'],
  [502, 'redirected', 'unknown'],
])('an answer of %s with the code %s is %s', (status, code, outcome) => {
  expect(creationOutcome(status, code)).toBe(outcome);
});
