import { afterEach, expect, test, vi } from 'vitest';
import { isOffline } from './isOffline';
import { request } from './request';

afterEach(() => vi.unstubAllGlobals());

function browser({ onLine, hostname, answers }: { onLine: boolean; hostname: string; answers: boolean }) {
  const fetched = vi.fn<typeof fetch>(() =>
    answers ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError('Failed to fetch')),
  );
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('location', { hostname });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('a device with a network is not offline, and no request is made', async () => {
  const fetched = browser({ onLine: true, hostname: 'builder.example.com', answers: true });
  expect(await isOffline()).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
});

test('without a network, a server elsewhere is out of reach, and no request is made', async () => {
  const fetched = browser({ onLine: false, hostname: 'builder.example.com', answers: true });
  expect(await isOffline()).toBe(true);
  expect(fetched).not.toHaveBeenCalled();
});

test.each(['localhost', '127.0.0.1', '[::1]'])(
  'without a network, a server at %s is reachable if it answers',
  async (hostname) => {
    browser({ onLine: false, hostname, answers: true });
    expect(await isOffline()).toBe(false);
    browser({ onLine: false, hostname, answers: false });
    expect(await isOffline()).toBe(true);
  },
);

test('a network that comes back during the request counts', async () => {
  const device = { onLine: false };
  vi.stubGlobal('navigator', device);
  vi.stubGlobal('location', { hostname: 'localhost' });
  vi.stubGlobal('fetch', () => {
    device.onLine = true;
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  expect(await isOffline()).toBe(false);
});

test('a request that cannot be sent is not tried', async () => {
  const fetched = browser({ onLine: false, hostname: 'builder.example.com', answers: true });
  expect(await request('/api/anything', { method: 'POST', body: {} })).toEqual({
    kind: 'no_answer',
    reason: 'offline',
  });
  expect(fetched).not.toHaveBeenCalled();
});

test('a server on this machine is called even without a network', async () => {
  browser({ onLine: false, hostname: '127.0.0.1', answers: true });
  expect(await request('/api/anything')).toMatchObject({ kind: 'answer', status: 200 });
});
