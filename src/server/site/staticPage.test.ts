import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/testApp';
import { createStaticPage, type StaticPage } from './staticPage';

const folder = temporaryFolder();
let page: StaticPage;

beforeAll(() => {
  const built = join(folder.path, 'page');
  mkdirSync(join(built, 'assets'), { recursive: true });
  mkdirSync(join(built, '.git'));
  writeFileSync(join(folder.path, 'outside.txt'), 'OUTSIDE');
  writeFileSync(join(built, 'index.html'), '<!doctype html>PAGE');
  writeFileSync(join(built, 'favicon.svg'), '<svg/>');
  writeFileSync(join(built, 'assets', 'main-1a2b3c4d.js'), 'SCRIPT');
  writeFileSync(join(built, 'assets', 'main-1a2b3c4d.js.map'), 'MAP');
  writeFileSync(join(built, 'assets', 'main-1a2b3c4d.js.br'), brotliCompressSync('SCRIPT'));
  writeFileSync(join(built, 'sw.js'), 'WORKER');
  writeFileSync(join(built, 'manifest.webmanifest'), '{}');
  writeFileSync(join(built, '.env'), 'OUTSIDE');
  writeFileSync(join(built, '.git', 'config'), 'OUTSIDE');
  symlinkSync(join(folder.path, 'outside.txt'), join(built, 'link.txt'));
  const element = join(folder.path, 'element');
  mkdirSync(join(element, 'fonts'), { recursive: true });
  writeFileSync(join(element, 'rcs-message.js'), 'ELEMENT');
  writeFileSync(join(element, 'fonts', 'inter-1a2b3c4d.woff2'), 'FONT');
  page = createStaticPage(built, element);
});
afterAll(() => folder.remove());

const get = (path: string, headers: Record<string, string> = {}) =>
  page(new Request(`http://localhost${path}`, { headers }));

test.each([
  '/',
  '/gallery',
  '/pictures',
  '/inspect',
  '/verify',
  '/rules',
  '/phones',
  '/element',
  '/connection',
  '/templates/new?from=order-shipped',
  '/templates/abc-1',
  '/templates/abc-1/versions',
])('%s is the page, and browsers must revalidate it', async (path) => {
  const answer = await get(path, { Accept: 'text/html,*/*;q=0.8' });
  expect(await answer?.text()).toBe('<!doctype html>PAGE');
  expect(answer?.headers.get('cache-control')).toBe('no-cache');
  expect(answer?.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('a picture of the page is asked for once an hour, not with each address', async () => {
  expect((await get('/favicon.svg'))?.headers.get('cache-control')).toBe('public, max-age=3600');
});

test('an earlier address redirects to the page of today, with its query', async () => {
  const answer = await get('/preview?phone=ios&theme=dark', { Accept: 'text/html,*/*;q=0.8' });
  expect(answer?.status).toBe(308);
  expect(answer?.headers.get('location')).toBe('/inspect?phone=ios&theme=dark');
  expect((await get('/preview'))?.headers.get('location')).toBe('/inspect');
  expect(await get('/preview', { Accept: 'application/json' })).toBeUndefined();
});

test('a route requested as JSON is not the page', async () => {
  expect(await get('/gallery', { Accept: 'application/json' })).toBeUndefined();
});

test('a file with a hash in its name may be cached for ever', async () => {
  const answer = await get('/assets/main-1a2b3c4d.js');
  expect(await answer?.text()).toBe('SCRIPT');
  expect(answer?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('the files of the element are below the address of its page', async () => {
  const answer = await get('/element/rcs-message.js', { Accept: '*/*' });
  expect(await answer?.text()).toBe('ELEMENT');
  expect(answer?.headers.get('cache-control')).toBe('no-cache');
  const font = await get('/element/fonts/inter-1a2b3c4d.woff2');
  expect(font?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['/sw.js', 'text/javascript; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
])('%s must be revalidated, because its name stays the same', async (path, contentType) => {
  const answer = await get(path);
  expect(answer?.headers.get('cache-control')).toBe('no-cache');
  expect(answer?.headers.get('content-type')).toBe(contentType);
});

test('an unchanged file is answered 304', async () => {
  const etag = (await get('/'))?.headers.get('etag') ?? '';
  const again = await get('/', { 'If-None-Match': etag });
  expect(again?.status).toBe(304);
});

test.each([
  '/../outside.txt',
  '/..%2foutside.txt',
  '/%2e%2e/outside.txt',
  '/%2e%2e%2foutside.txt',
  '/..%5coutside.txt',
  '/..\\outside.txt',
  '/assets/../../outside.txt',
  '/assets/%2e%2e/%2e%2e/outside.txt',
  '/assets/..%2f..%2foutside.txt',
  '/%252e%252e/outside.txt',
  '/%c0%ae%c0%ae/outside.txt',
  '/....//outside.txt',
  '/..;/outside.txt',
  '//outside.txt',
  '/%00',
  '/index.html%00.js',
  '/assets/main-1a2b3c4d.js%00',
  '/%',
  '/%zz',
  '/.env',
  '/%2eenv',
  '/.git/config',
  '/link.txt',
  '/assets/main-1a2b3c4d.js.map',
  '/assets/main-1a2b3c4d.js.br',
  '/assets',
  '/assets/',
  '/index.html/',
  '/file:///etc/passwd',
  '/%2fetc%2fpasswd',
  '/etc/passwd',
  '/templates/',
  '/templates/a/b',
  '/gallery/',
  '/nowhere',
])('%s serves nothing', async (path) => {
  expect(await get(path)).toBeUndefined();
});

test('a missing folder serves nothing', async () => {
  const nothing = createStaticPage(join(folder.path, 'absent'), join(folder.path, 'absent'));
  expect(await nothing(new Request('http://localhost/'))).toBeUndefined();
});

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, *', 'gzip', gunzipSync],
] as const)('a text file is compressed for a client that accepts %s', async (accepted, encoding, decode) => {
  const answer = await get('/assets/main-1a2b3c4d.js', { 'Accept-Encoding': accepted });
  expect(answer?.headers.get('content-encoding')).toBe(encoding);
  expect(answer?.headers.get('vary')).toBe('Accept-Encoding');
  expect(decode(new Uint8Array((await answer?.arrayBuffer()) ?? new ArrayBuffer(0))).toString()).toBe(
    'SCRIPT',
  );
});

test('a text file is not compressed for a client that accepts no compression', async () => {
  for (const accepted of ['br;q=0, gzip;q=0', 'identity', 'br;q=0.0', '*;q=0']) {
    const answer = await get('/assets/main-1a2b3c4d.js', { 'Accept-Encoding': accepted });
    expect([accepted, answer?.headers.get('content-encoding')]).toEqual([accepted, null]);
  }
  expect((await get('/assets/main-1a2b3c4d.js'))?.headers.get('content-encoding')).toBeNull();
});

test('a browser at an unknown address gets the page with status 404', async () => {
  const answer = await get('/galery', { Accept: 'text/html,*/*;q=0.8' });
  expect(answer?.status).toBe(404);
  expect(await answer?.text()).toBe('<!doctype html>PAGE');
});
