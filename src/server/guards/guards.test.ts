import { expect, test } from 'vitest';
import { blockListOf } from '../settings/operatorValues';
import { dropForged, readForwarding } from './forwarding';
import { isAllowedHost, isSameOrigin, ownOrigin } from './addresses';

const allowed = ['localhost', '127.0.0.1', '[::1]', 'templates.example.com:8443'];

test.each([
  'localhost',
  'localhost:8080',
  'LOCALHOST:1',
  '127.0.0.1:65535',
  '[::1]:8080',
  'templates.example.com:8443',
])('the host %s is allowed', (host) => {
  expect(isAllowedHost(host, allowed)).toBe(true);
});

test.each([
  '',
  'evil.example',
  'evil.example:8080',
  'localhost.evil.example',
  'evil.localhost',
  'localhost@evil.example',
  'localhost:8080@evil.example',
  'localhost:80:80',
  'localhost:',
  'localhost ',
  'localhost/',
  'localhost,evil.example',
  '127.0.0.1.nip.io',
  '127.1',
  '2130706433',
  '0x7f.0.0.1',
  '[::]',
  '[::ffff:127.0.0.1]',
  '::1',
  'templates.example.com',
  'templates.example.com:443',
])('the host %s is not allowed', (host) => {
  expect(isAllowedHost(host, allowed)).toBe(false);
});

const own = 'http://localhost:8080';

test.each([
  [{}, true],
  [{ origin: own }, true],
  [{ origin: own, 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'null' }, false],
  [{ origin: '' }, false],
  [{ origin: 'http://localhost:8081' }, false],
  [{ origin: 'https://localhost:8080' }, false],
  [{ origin: 'http://127.0.0.1:8080' }, false],
  [{ origin: 'http://localhost:8080.evil.example' }, false],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: own, 'sec-fetch-site': 'cross-site' }, false],
  [{ origin: own, 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, false],
])('a request with %o counts as same-origin: %s', (headers, expected) => {
  expect(isSameOrigin(new Headers(Object.entries(headers)), own)).toBe(expected);
});

const ownMachine = '127.0.0.0/8,::1/128';

/** What is known of a request from a peer through a number of proxies with these addresses. */
function read(
  peer: string | undefined,
  headers: Record<string, string>,
  proxies = 0,
  addresses = '10.0.0.0/8',
) {
  const blocks = blockListOf(addresses.split(','));
  if (!blocks) throw new Error('No address blocks.');
  const settings = { TRUSTED_PROXIES: proxies, TRUSTED_PROXY_ADDRESSES: blocks };
  return readForwarding(new Headers(headers), { address: peer }, settings);
}

test.each([
  ['203.0.113.9', undefined, 0, '203.0.113.9'],
  ['::ffff:203.0.113.9', undefined, 0, '203.0.113.9'],
  ['203.0.113.9', '192.0.2.1', 0, '203.0.113.9'],
  ['203.0.113.9', '192.0.2.1', 1, '203.0.113.9'],
  ['10.0.0.1', '192.0.2.1', 1, '192.0.2.1'],
  ['10.0.0.1', '192.0.2.1:4711', 1, '192.0.2.1'],
  ['10.0.0.1', '2001:db8::7', 1, '2001:db8::7'],
  ['10.0.0.1', '[2001:db8::7]', 1, '2001:db8::7'],
  ['10.0.0.1', '"[2001:db8::7]:443"', 1, '2001:db8::7'],
  ['10.0.0.1', '6.6.6.6, 192.0.2.1', 1, '192.0.2.1'],
  ['10.0.0.1', '6.6.6.6,192.0.2.1, 10.0.0.2', 2, '192.0.2.1'],
  ['10.0.0.1', '6.6.6.6,192.0.2.1', 2, '192.0.2.1'],
  ['10.0.0.1', '192.0.2.1', 2, '192.0.2.1'],
  ['10.0.0.1', 'junk', 1, '10.0.0.1'],
  ['10.0.0.1', '6.6.6.6, ', 1, '10.0.0.1'],
  [undefined, '192.0.2.1', 1, undefined],
])(
  'the caller at %s, forwarded for %s, behind %d proxies has the address %s',
  (peer, forwarded, proxies, expected) => {
    const headers: Record<string, string> = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
    expect(read(peer, headers, proxies).client).toBe(expected);
  },
);

test.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])(
  'a caller at %s is on this machine',
  (peer) => {
    expect(read(peer, {}).isLocal).toBe(true);
    expect(read(peer, {}, 1).isLocal).toBe(true);
    expect(read(peer, { 'X-Forwarded-For': '127.0.0.1' }, 1, ownMachine).isLocal).toBe(true);
  },
);

test.each(['127.0.0.1', '::1'])(
  'a trusted proxy at %s that does not say for whom it calls is not taken for a caller on this machine',
  (peer) => {
    const { client, isLocal, isByProxy } = read(peer, {}, 1, ownMachine);
    expect([client, isLocal, isByProxy]).toEqual([peer, false, true]);
  },
);

test('a caller of whom the connection says nothing any more is not on this machine', () => {
  expect(read(undefined, {}).isLocal).toBe(false);
  expect(read(undefined, { 'X-Forwarded-For': '127.0.0.1' }, 1, ownMachine).isLocal).toBe(false);
});

test.each([
  '203.0.113.9',
  '203.0.113.9:4711',
  '[2001:db8::7]:443',
  '127.0.0.1, 203.0.113.9',
  'unknown',
  '_hidden',
  '"127.0.0.1',
  '127.0.0.1:port',
  '127.0.0.1, ',
  '127.0.0.1,',
  ',',
  '',
  ' ',
  '127.1',
  '2130706433',
  '::ffff:7f00:1',
  '127.0.0.1 203.0.113.9',
  '[127.0.0.1]x',
])('a caller that a trusted proxy names %j is not on this machine', (entry) => {
  for (const proxies of [1, 2])
    expect(read('127.0.0.1', { 'X-Forwarded-For': entry }, proxies, ownMachine).isLocal).toBe(false);
});

test.each([
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded-User',
  'Forwarded',
  'Via',
  'X-Real-IP',
  'True-Client-IP',
  'CF-Connecting-IP',
  'CF-Ray',
])('a request on this machine with %s has come through a proxy, and is not local', (name) => {
  expect(read('127.0.0.1', { [name]: '127.0.0.1' }).isLocal).toBe(false);
  // A proxy at another address than the trusted ones.
  expect(read('127.0.0.1', { [name]: '127.0.0.1' }, 1).isLocal).toBe(false);
});

test('a direct caller that poses as a proxy is not on this machine', () => {
  for (const proxies of [0, 1, 2]) {
    const { client, isLocal, isByProxy } = read('203.0.113.9', { 'X-Forwarded-For': '127.0.0.1' }, proxies);
    expect([client, isLocal, isByProxy]).toEqual(['203.0.113.9', false, false]);
  }
});

/** Our origin, and the id of a request, as a caller at an address gets them. */
function ownFacts(peer: string) {
  const request = new Request(`${own}/x`, {
    headers: { 'X-Forwarded-Proto': 'https', 'X-Request-Id': 'from-the-proxy' },
  });
  dropForged(request.headers, read(peer, { 'X-Forwarded-For': '192.0.2.1' }, 1));
  return [ownOrigin(request), request.headers.get('x-request-id')];
}

test('only a trusted proxy sets the scheme of our origin, and the id of a request', () => {
  expect(ownFacts('203.0.113.9')).toEqual(['http://localhost:8080', null]);
  expect(ownFacts('10.0.0.1')).toEqual(['https://localhost:8080', 'from-the-proxy']);
});
