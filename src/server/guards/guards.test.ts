import { expect, test } from 'vitest';
import { clientAddress } from './callers';
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

test.each([
  ['203.0.113.9', undefined, 0, '203.0.113.9'],
  ['::ffff:203.0.113.9', undefined, 0, '203.0.113.9'],
  ['203.0.113.9', '192.0.2.1', 0, '203.0.113.9'],
  ['10.0.0.1', '192.0.2.1', 1, '192.0.2.1'],
  ['10.0.0.1', '6.6.6.6, 192.0.2.1', 1, '192.0.2.1'],
  ['10.0.0.1', '6.6.6.6,192.0.2.1, 10.0.0.2', 2, '192.0.2.1'],
  ['10.0.0.1', '192.0.2.1', 2, '192.0.2.1'],
  ['10.0.0.1', 'junk', 1, '10.0.0.1'],
  ['10.0.0.1', '6.6.6.6, ', 1, '10.0.0.1'],
  [undefined, '192.0.2.1', 1, undefined],
])(
  'the caller at %s, forwarded for %s, behind %d proxies has the address %s',
  (peer, forwarded, proxies, expected) => {
    expect(clientAddress(peer, forwarded, proxies)).toBe(expected);
  },
);

test('only a trusted proxy sets the scheme of our origin', () => {
  const request = new Request(`${own}/x`, { headers: { 'X-Forwarded-Proto': 'https' } });
  expect(ownOrigin(request, 0)).toBe('http://localhost:8080');
  expect(ownOrigin(request, 1)).toBe('https://localhost:8080');
});
