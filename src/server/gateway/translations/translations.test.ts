import type { ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { TranslatedTexts } from '../../../schema/responses/translations';
import { openStubPlatform, type Received } from '../../testing/stubPlatform';
import { openTestApp, postJson } from '../../testing/testApp';

const KEY = 'marked-key-81c3';
const ask = { from: 'en', to: 'hi', texts: ['Hello {{name}}', 'Bye'] };

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});

/** The app in front of a translation service with this response. */
async function inFrontOf(respond: (request: Received, response: ServerResponse) => void) {
  const service = await openStubPlatform(respond);
  const app = await openTestApp({
    environment: { TRANSLATION_URL: service.baseUrl, TRANSLATION_KEY: KEY },
  });
  open.push(service, app);
  const post = (body: object) => app.call('/api/v1/translations', postJson(body));
  return { app, service, post };
}
const json = (status: number, body: unknown) => (_request: Received, response: ServerResponse) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

test('texts come back in their order, and the key goes to the service alone', async () => {
  const { app, service, post } = await inFrontOf(
    json(200, { translatedText: ['Namaste {{name}}', 'Alvida'] }),
  );
  const answer = await post(ask);
  expect(answer.status).toBe(200);
  expect(TranslatedTexts.parse(await answer.json()).texts).toEqual(['Namaste {{name}}', 'Alvida']);
  expect(service.received).toHaveLength(1);
  expect(service.received[0]).toMatchObject({ method: 'POST', path: '/translate' });
  expect(JSON.parse(service.received[0]?.body ?? '')).toEqual({
    q: ask.texts,
    source: 'en',
    target: 'hi',
    format: 'text',
    api_key: KEY,
  });
  const connection = await (await app.call('/api/connection')).text();
  expect(JSON.parse(connection)).toMatchObject({ translates: true });
  expect(connection).not.toContain(KEY);
});

test('Chinese goes by its script, and other tags as they are', async () => {
  const { service, post } = await inFrontOf(json(200, { translatedText: ['你好'] }));
  for (const to of ['zh-CN', 'zh-TW', 'pt-BR', 'en-a1']) await post({ ...ask, to, texts: ['Hello'] });
  const targets = service.received.map(({ body }) => (JSON.parse(body) as { target: string }).target);
  expect(targets).toEqual(['zh-Hans', 'zh-Hant', 'pt-BR', 'en-a1']);
});

test.each([
  [
    'rejects a language',
    json(400, { error: `hi is not supported, key ${KEY}` }),
    '(status 400): hi is not supported',
  ],
  ['rejects the key', json(403, { error: 'Invalid API key' }), '(status 403): Invalid API key'],
  ['sends too few texts', json(200, { translatedText: ['Namaste'] }), 'can’t read'],
  ['sends another shape', json(200, [1]), 'can’t read'],
  ['sends a page', (_request: Received, response: ServerResponse) => response.end('<html>'), 'can’t read'],
  [
    'redirects',
    (_request: Received, response: ServerResponse) => response.writeHead(302, { Location: '/' }).end(),
    '302',
  ],
  [
    'cuts the connection',
    (_request: Received, response: ServerResponse) => response.destroy(),
    'isn’t responding',
  ],
])('a service that %s is 502 that says so, without the key', async (_what, respond, words) => {
  const { post } = await inFrontOf(respond);
  const answer = await post(ask);
  const text = await answer.text();
  expect(answer.status).toBe(502);
  expect((JSON.parse(text) as { error: { message: string } }).error.message).toContain(words);
  expect(text).not.toContain(KEY);
});

test.each([
  ['an unknown language', { ...ask, to: 'not a language' }, 'to: '],
  ['no text', { ...ask, texts: [] }, 'texts: '],
  ['more than 50 texts', { ...ask, texts: Array.from({ length: 51 }, () => 'x') }, 'texts: '],
  ['something else', { ...ask, html: true }, 'html: '],
])('%s is 400, and nothing is sent', async (_what, body, words) => {
  const { service, post } = await inFrontOf(json(200, {}));
  const answer = await post(body);
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(words)]);
  expect(service.received).toEqual([]);
});

test('without a service it is 404 that names the setting', async () => {
  const app = await openTestApp();
  open.push(app);
  const answer = await app.call('/api/v1/translations', postJson(ask));
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('TRANSLATION_URL')]);
  expect(await (await app.call('/api/connection')).json()).toMatchObject({ translates: false });
});
