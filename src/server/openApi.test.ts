import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { findMismatches } from '../schema/testing/findMismatches';
import { servedDocument } from './testing/servedDocument';
import { openTestApp, postJson, textTemplate, TOKEN, type TestApp } from './testing/testApp';

const document = await servedDocument();

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp({ environment: { PLATFORM_VERIFICATION_LIMIT: '1/60' } });
});
afterEach(() => app.close());

const TEMPLATES = '/v2/rcs/{appId}/templates';
const VERIFICATIONS = '/verification/v1/verifications';
const STATUS = '/verification/v1/verifications/id/{id}';

const bearer = { Authorization: `Bearer ${TOKEN}` };
const application = (id = 'demo') => ({
  Authorization: `Application ${id}`,
  'x-timestamp': '2027-03-14T09:30:00Z',
  'X-Forwarded-For': '192.0.2.10',
});
const plain = { 'Content-Type': 'text/plain' };
const huge = 'x'.repeat(1_000_001);
const start = (endpoint: string) => ({ identity: { type: 'number', endpoint }, method: 'seamless' });

const Responses = z.record(
  z.string(),
  z.object({
    content: z.record(z.string(), z.object({ schema: z.unknown() })).optional(),
    headers: z.record(z.string(), z.unknown()).default({}),
  }),
);

/** Asserts that the document shows this answer for the operation, with its headers and body. */
async function expectDocumented(answer: Response, path: string, method: string, status: number) {
  expect(answer.status).toBe(status);
  const { paths } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.object({ responses: Responses }))) })
    .parse(document);
  const documented = paths[path]?.[method]?.responses[status];
  expect(documented).toBeDefined();
  for (const name of Object.keys(documented?.headers ?? {})) expect(answer.headers.has(name)).toBe(true);
  const text = await answer.text();
  if (documented?.content === undefined) {
    expect(text).toBe('');
    return;
  }
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(findMismatches(document, documented.content['application/json']?.schema, JSON.parse(text))).toEqual(
    [],
  );
}

test('every address of both interfaces and of /api is documented, and no other', () => {
  const { paths } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(document);
  const documented = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`),
  );
  const served = app.app.rules
    .filter(({ path }) => /^\/(?:api|v2|verification)\//.test(path) && !path.endsWith('/callback'))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, '{}')}`);
  expect(documented.toSorted()).toEqual(served.toSorted());
});

test('each example of the document is accepted at the documented address', async () => {
  const Served = z.object({
    paths: z.looseObject({
      [TEMPLATES]: z.object({
        post: z.object({
          requestBody: z.object({
            content: z.object({
              'application/json': z.object({
                examples: z.record(z.string(), z.object({ value: z.unknown() })),
              }),
            }),
          }),
        }),
      }),
    }),
  });
  const { paths } = Served.parse(await (await app.call('/openapi.json')).json());
  const examples = paths[TEMPLATES]?.post.requestBody.content['application/json'].examples ?? {};
  expect(Object.keys(examples).length).toBeGreaterThan(18);
  for (const { value } of Object.values(examples)) {
    const answer = await app.call(TEMPLATES.replace('{appId}', 'demo'), postJson(value, bearer));
    await expectDocumented(answer, TEMPLATES, 'post', 201);
  }
});

test.each<[status: number, appId: string, body: unknown, headers: Record<string, string>]>([
  [400, 'demo', {}, bearer],
  [400, 'demo', '{', bearer],
  [401, 'demo', textTemplate('one'), {}],
  [403, 'stranger', textTemplate('one'), bearer],
  [413, 'demo', huge, bearer],
  [415, 'demo', textTemplate('one'), { ...bearer, ...plain }],
])('a creation answered %i matches the document (app id %s)', async (status, appId, body, headers) => {
  const answer = await app.call(TEMPLATES.replace('{appId}', appId), postJson(body, headers));
  await expectDocumented(answer, TEMPLATES, 'post', status);
});

test.each([
  ['429:7', 429],
  ['500', 500],
  ['502', 502],
  ['503', 503],
  ['504', 504],
])('the answer to the scenario %s matches the document', async (entry, status) => {
  await app.call('/api/scenario', { ...postJson({ next: [entry] }), method: 'PUT' });
  const answer = await app.call(TEMPLATES.replace('{appId}', 'demo'), postJson(textTemplate('one'), bearer));
  await expectDocumented(answer, TEMPLATES, 'post', status);
});

test.each<[status: number, what: string, body: unknown, headers: Record<string, string>]>([
  [200, 'a right request', start('+919876543210'), application()],
  [400, 'a missing field', { method: 'seamless' }, application()],
  [400, 'a wrong number', start('9876543210'), application()],
  [400, 'no JSON', '{', application()],
  [401, 'an unknown application', start('+919876543210'), application('stranger')],
  [413, 'too much', huge, application()],
  [415, 'another content type', start('+919876543210'), { ...application(), ...plain }],
])('a verification start answered %i matches the document (%s)', async (status, _what, body, headers) => {
  await expectDocumented(
    await app.call(VERIFICATIONS, postJson(body, headers)),
    VERIFICATIONS,
    'post',
    status,
  );
});

test('the answer to a start beyond the limit matches the document', async () => {
  await app.call(VERIFICATIONS, postJson(start('+919876543210'), application()));
  const answer = await app.call(VERIFICATIONS, postJson(start('+919876543210'), application()));
  await expectDocumented(answer, VERIFICATIONS, 'post', 429);
});

test('the answers to a status request match the document', async () => {
  const body = { ...start('+919876543210'), reference: 'order 7' };
  const { id } = await (await app.call(VERIFICATIONS, postJson(body, application()))).json();
  const read = (of: string, appId: string) =>
    app.call(STATUS.replace('{id}', of), { headers: application(appId) });
  await expectDocumented(await read(id, 'demo'), STATUS, 'get', 200);
  await expectDocumented(await read(id, 'stranger'), STATUS, 'get', 401);
  await expectDocumented(await read(id, 'other'), STATUS, 'get', 403);
  await expectDocumented(await read('unknown', 'demo'), STATUS, 'get', 404);
});
