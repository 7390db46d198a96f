// @module-tag slow
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import {
  createServer,
  request,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { version } from '../../package.json';
import { DeliveryList, WebhookList } from '../schema/responses/webhooks';
import { png } from './media/testing/mediaSamples';
import { receivedBytes, sendPart, startUpload } from './media/testing/uploadInPieces';
import { buildServer, startBuiltServer, type BuiltServer } from './testing/builtServer';
import { postJson, temporaryFolder, textTemplate } from './testing/testApp';

const TOKEN = 'marked-token-9b1f3e';
let main: string;
beforeAll(async () => {
  main = await buildServer();
});

let folder: ReturnType<typeof temporaryFolder>;
let running: BuiltServer[];
/** For tests that do not stop the server. It holds no template when a test begins. */
let common: BuiltServer;
let commonFolder: ReturnType<typeof temporaryFolder>;
beforeAll(async () => {
  commonFolder = temporaryFolder();
  common = await startBuiltServer(main, settingsFor(commonFolder.path));
});
afterAll(async () => {
  await common.stop('SIGKILL');
  commonFolder.remove();
});
beforeEach(async () => {
  folder = temporaryFolder();
  running = [];
  await fetch(`${common.address}/api/platform`, { method: 'DELETE' });
});
afterEach(async () => {
  for (const server of running) await server.stop('SIGKILL');
  folder.remove();
});

const settingsFor = (dataDir: string) => ({
  DATA_DIR: dataDir,
  PLATFORM_TOKENS: JSON.stringify({ [TOKEN]: ['demo'] }),
  PLATFORM_RATE_LIMIT: '0',
});

async function start(environment: Record<string, string> = {}, maxFileBytes?: number) {
  const settings = { ...settingsFor(folder.path), ...environment };
  const server = await startBuiltServer(main, settings, maxFileBytes);
  running.push(server);
  return server;
}

const bearer = { Authorization: `Bearer ${TOKEN}` };
const create = ({ address }: BuiltServer, name: string, path = '/v2/rcs/demo/templates') =>
  fetch(`${address}${path}`, postJson(textTemplate(name), bearer));

/** Sends raw bytes, which an HTTP client would correct, and returns the answer. */
async function raw({ address }: BuiltServer, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

test('the server prints its address, serves the page, and creates templates', async () => {
  const server = common;
  expect(server.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(await (await fetch(`${server.address}/gallery`)).text()).toBe('<!doctype html>PAGE');
  expect((await create(server, 'one')).status).toBe(201);
  expect((await create(server, 'two', '/api/v2/rcs/demo/templates')).status).toBe(201);
  expect((await create(server, 'two')).status).toBe(400);
});

test('what is no request gets an answer with the headers of every answer', async () => {
  const head = 'GET / HTTP/1.1\r\nHost: localhost\r\n';
  for (const [bytes, status] of [
    [`${head}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`, '431 Request Header Fields Too Large'],
    ['nonsense\r\n\r\n', '400 Bad Request'],
    [`${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, '400 Bad Request'],
  ] as const) {
    const answer = await raw(common, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status}\r\n`));
    expect(answer).toMatch(/\r\ncontent-security-policy: default-src 'none'/i);
    expect(answer).toMatch(/\r\n\r\n\{"error":\{"code":\d{3},"message":".+"\}\}$/);
  }
  expect((await fetch(`${common.address}/livez`)).status).toBe(200);
});

const asked = (option: string) => spawnSync(process.execPath, [main, option], { encoding: 'utf8', env: {} });

test('the program says its version: in the log, in the metrics, to the page, and when it is asked', async () => {
  const server = await start({ METRICS: 'on' });
  expect(server.output()).toContain(`"event":"started","version":"${version}"`);
  expect(await (await fetch(`${server.address}/metrics`)).text()).toContain(
    `build_info{version="${version}",node="`,
  );
  expect(await (await fetch(`${server.address}/api/connection`)).json()).toMatchObject({ version });
  expect(asked('--version')).toMatchObject({ status: 0, stdout: `${version}\n` });
  expect(asked('--port=1')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^The server takes no options/),
  });
});

test('a dropped answer reaches the client as a lost connection, by either address', async () => {
  const server = common;
  const next = ['dropped-after-commit', 'dropped-after-commit', 'dropped-before-commit'];
  const chosen = await fetch(`${server.address}/api/scenario`, { ...postJson({ next }), method: 'PUT' });
  expect(chosen.status).toBe(200);
  await expect(create(server, 'direct')).rejects.toThrow();
  await expect(create(server, 'gateway', '/api/v2/rcs/demo/templates')).rejects.toThrow();
  await expect(create(server, 'before')).rejects.toThrow();
  expect((await create(server, 'direct')).status).toBe(400);
  expect((await create(server, 'gateway')).status).toBe(400);
  expect((await create(server, 'before')).status).toBe(201);
});

test('an answer that is lost after the commit comes with the repetition, and the template exists once', async () => {
  const server = common;
  const next = ['dropped-after-commit', 'dropped-before-commit'];
  await fetch(`${server.address}/api/scenario`, { ...postJson({ next }), method: 'PUT' });
  const send = (name: string) =>
    fetch(
      `${server.address}/api/v2/rcs/demo/templates`,
      postJson(textTemplate(name), { 'Idempotency-Key': `draft.${name}` }),
    );
  await expect(send('after')).rejects.toThrow();
  const again = await send('after');
  expect([again.status, await again.json()]).toEqual([201, { ...textTemplate('after'), status: 'pending' }]);
  await expect(send('before')).rejects.toThrow();
  expect(await (await send('before')).json()).toMatchObject({ error: { code: 'no_answer' } });
  expect((await create(server, 'before')).status).toBe(201);
});

const headOf = (name: string) =>
  [
    'POST /v2/rcs/demo/templates HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${TOKEN}`,
    'Content-Type: application/json',
    `Content-Length: ${JSON.stringify(textTemplate(name)).length}`,
    '',
  ].join('\r\n');

test('of two requests that are sent at once on one connection both are answered', async () => {
  const server = common;
  const answers = await raw(
    server,
    `${headOf('one')}\r\n${JSON.stringify(textTemplate('one'))}${headOf('two')}Connection: close\r\n\r\n${JSON.stringify(textTemplate('two'))}`,
  );
  expect(answers.match(/HTTP\/1\.1 201/g)).toHaveLength(2);
});

test('the server goes on when nobody reads its log any more', async () => {
  const server = await start();
  server.stopReading();
  for (let at = 0; at < 20; at += 1) expect((await create(server, `n_${at}`)).status).toBe(201);
  expect(await server.stop('SIGTERM')).toBe(0);
});

test.each(['256.1.1.1', 'xn--', '4294967296', 'a b', '[::1'])(
  'the Host %s is refused, with the headers of every answer',
  async (host) => {
    const answer = await raw(common, `GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 4(?:00|21) /);
    expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  },
);

test('with a real platform no credentials of the embedded one are made', async () => {
  const server = await startBuiltServer(main, {
    DATA_DIR: folder.path,
    RCS_BASE_URL: 'http://127.0.0.1:9',
    RCS_APP_IDS: 'demo',
    VERIFICATION_BASE_URL: 'http://127.0.0.1:9',
    VERIFICATION_APP_ID: 'demo',
  });
  running.push(server);
  expect(server.address).toMatch(/^http/);
  expect(readdirSync(folder.path).filter((name) => name.endsWith('.json'))).toEqual([]);
  expect(server.output()).not.toMatch(/Platform token|Verification secret/);
});

test('on SIGTERM the server completes running requests, then exits', async () => {
  const server = await start();
  await fetch(`${server.address}/api/scenario`, { ...postJson({ next: ['slow:800'] }), method: 'PUT' });
  const answer = create(server, 'slow');
  const hasArrived = async () =>
    (await (await fetch(`${server.address}/api/scenario`)).text()) === '{"next":[]}';
  await vi.waitUntil(hasArrived, { timeout: 30_000 });
  const code = server.stop('SIGTERM');
  expect((await answer).status).toBe(201);
  expect(await code).toBe(0);
  expect((await create(await start(), 'slow')).status).toBe(400);
});

test('on SIGTERM the server finishes the message to a webhook that is under way, so that it does not come twice', async () => {
  const arrived: ServerResponse[] = [];
  const receiver = createServer((_, response) => arrived.push(response)).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  const hook = { url: `http://127.0.0.1:${port}/`, form: 'slack', allowPrivate: true };
  const environment = { WEBHOOKS: JSON.stringify([hook]) };
  const server = await start(environment);
  const hooks = `${server.address}/api/v1/spaces/team/webhooks`;
  const [hookOfSetting] = WebhookList.parse(await (await fetch(hooks)).json()).webhooks;
  await fetch(`${hooks}/${hookOfSetting?.id}/test`, { method: 'POST' });
  await vi.waitUntil(() => arrived.length > 0, { timeout: 30_000 });
  const code = server.stop('SIGTERM');
  await vi.waitUntil(() => server.output().includes('stopping'), { timeout: 30_000 });
  // Longer than a server needs that waits for nothing.
  await setTimeout(1500);
  arrived[0]?.writeHead(204).end();
  expect(await code).toBe(0);
  const again = await start(environment);
  const deliveries = await fetch(`${again.address}/api/v1/spaces/team/deliveries`);
  expect(DeliveryList.parse(await deliveries.json()).deliveries).toMatchObject([
    { state: 'delivered', attempts: 1 },
  ]);
  receiver.close();
});

test('without credentials in the settings, random ones are kept in files that only the owner may read', async () => {
  const server = await startBuiltServer(main, { DATA_DIR: folder.path });
  running.push(server);
  const file = join(folder.path, 'platform-tokens.json');
  expect(server.output()).toContain(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder.path, 'verification-apps.json')).mode & 0o777).toBe(0o600);
  const tokens: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const [[token, appIds] = ['', []]] = Object.entries(tokens ?? {});
  expect(appIds).toEqual(['demo']);
  const headers = { Authorization: `Bearer ${token}` };
  const init = postJson(textTemplate('one'), headers);
  expect((await fetch(`${server.address}/v2/rcs/demo/templates`, init)).status).toBe(201);
  await server.stop('SIGTERM');
  const again = await startBuiltServer(main, { DATA_DIR: folder.path });
  running.push(again);
  expect((await fetch(`${again.address}/v2/rcs/demo/templates`, init)).status).toBe(400);
  expect(server.output() + again.output()).not.toContain(token);
});

test('the output never contains the token', async () => {
  const server = await start();
  await create(server, 'one');
  await fetch(`${server.address}/v2/rcs/${TOKEN}/templates?token=${TOKEN}`, postJson('{', bearer));
  await fetch(`${server.address}/api/${TOKEN}`);
  await server.stop('SIGTERM');
  expect(server.output()).toContain('"event":"request"');
  expect(server.output()).not.toContain(TOKEN.slice(0, 12));
  expect(server.output()).not.toContain(Buffer.from(TOKEN).toString('base64').slice(0, 12));
});

test.each([
  [{ PORT: 'marked-value' }, /^PORT: must be/],
  [{ PLATFORM_TOKENS: 'marked-value' }, /^PLATFORM_TOKENS: must be/],
  [
    { DATABASE_URL: 'postgres://user:marked-value@127.0.0.1:9/name' },
    /^DATABASE_URL: the database cannot be used/,
  ],
  [{ HOST: '192.0.2.1', SIGN_IN: 'none' }, /^HOST: cannot listen on this address, port \d+: /],
  [{ RCS_APP_IDS: 'other' }, /^RCS_APP_IDS: /],
])('the settings %o stop the start with code 1 and one sentence', async (environment, sentence) => {
  const server = await start(environment);
  expect(server.address).toBe('');
  expect(await server.stop('SIGTERM')).toBe(1);
  expect(server.output()).toMatch(sentence);
  expect(server.output().trim().split('\n')).toHaveLength(1);
  expect(server.output()).not.toContain('marked-value');
});

test('a port in use, and a file that is no database, stop the start with a sentence', async () => {
  const first = await start();
  const second = await start({ PORT: new URL(first.address).port });
  expect([await second.stop('SIGTERM'), second.output()]).toEqual([
    1,
    expect.stringMatching(/^PORT: \d+ is already in use at this HOST\./),
  ]);
  await first.stop('SIGTERM');
  writeFileSync(join(folder.path, 'templates.db'), 'not a database '.repeat(1000));
  const third = await start();
  expect([await third.stop('SIGTERM'), third.output()]).toEqual([
    1,
    expect.stringMatching(/^DATA_DIR: the database /),
  ]);
});

/** Unlike `once` of node:events, does not reject when a write meets the closed connection. */
function answerTo(sent: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve) => sent.once('response', resolve));
}

test('a body that is too large is refused by its declared length, or while it is read', async () => {
  const server = common;
  const url = new URL('/v2/rcs/demo/templates', server.address);
  const headers = { ...bearer, 'Content-Type': 'application/json' };
  const declared = request(url, { method: 'POST', headers: { ...headers, 'Content-Length': 5_000_000 } });
  declared.on('error', () => undefined);
  declared.write('{');
  expect((await answerTo(declared)).statusCode).toBe(413);
  declared.destroy();

  const chunked = request(url, { method: 'POST', headers: { ...headers, 'Transfer-Encoding': 'chunked' } });
  chunked.on('error', () => undefined);
  const flow = setInterval(() => chunked.write('x'.repeat(100_000)), 5);
  const late = await answerTo(chunked);
  clearInterval(flow);
  chunked.destroy();
  expect(late.statusCode).toBe(413);
  expect((await create(server, 'after')).status).toBe(201);
});

test('malformed requests are refused with an HTTP status', async () => {
  const server = common;
  const line = (method: string, path: string, host: string) =>
    raw(server, `${method} ${path} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
  const host = 'Host: localhost\r\n';
  expect(await line('TRACE', '/v2/rcs/demo/templates', host)).toMatch(/^HTTP\/1\.1 405 /);
  expect(await line('GET', '/', 'Host: evil.example\r\n')).toMatch(/^HTTP\/1\.1 421 /);
  expect(await line('GET', '/', 'Host: local host\r\n')).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(await line('GET', '/', '')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await line('GET', 'http://evil.example/', host)).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(
    await raw(
      server,
      `POST /v2/rcs/demo/templates HTTP/1.1\r\n${host}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ),
  ).toMatch(/^HTTP\/1\.1 400 /);
  expect(
    await raw(
      server,
      `POST /v2/rcs/demo/templates HTTP/1.1\r\n${host}Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd`,
    ),
  ).toMatch(/^HTTP\/1\.1 400 /);
});

test.each([
  '/../main.js',
  '/../server/main.js',
  '/..%2fserver/main.js',
  '/%2e%2e/server/main.js',
  '/assets/..\\..\\server\\main.js',
  '//server/main.js',
  '/./../server/main.js',
  '/%00',
  '/.%00./server/main.js',
])('the raw path %s does not leave the folder of the page', async (path) => {
  const answer = await raw(common, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
  expect(answer).not.toContain('import');
});

/** A picture whose pixels are random, so that nothing makes it smaller. */
const noisy = (bytes: number) =>
  png(1000, bytes / 1000, [], deflateSync(randomBytes(bytes + 1000), { level: 0 }));

test('a picture for which the disk has no room is refused in words, and nothing that was stored is lost', async () => {
  const server = await start({}, 4_194_304);
  const upload = (name: string, content: Buffer) =>
    fetch(`${server.address}/api/media?name=${name}`, { method: 'POST', body: new Uint8Array(content) });
  const stored = await (await upload('small.png', noisy(1_000_000))).json();

  const large = noisy(5_000_000);
  const { address } = await startUpload(server.address, large.length, { filename: 'large.png' });
  for (const answer of [await upload('large.png', large), await sendPart(address, large, 0)]) {
    const { error } = await answer.json();
    expect([answer.status, error.code]).toEqual([507, 'full']);
    expect(error.message).toMatch(
      /^There is no space for large\.png on the server\. Files uploaded earlier are safe\./,
    );
  }
  // The part that came is kept, so that the upload goes on when there is room.
  expect(await receivedBytes(address)).toBeGreaterThan(3_000_000);
  expect((await fetch(stored.url)).status).toBe(200);
  expect((await upload('again.png', noisy(2_000_000))).status).toBe(201);
  expect((await create(server, 'still_works')).status).toBe(201);
});
