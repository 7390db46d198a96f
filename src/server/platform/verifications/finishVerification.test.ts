import { afterEach, beforeEach, expect, test } from 'vitest';
import { signRequest } from '../../../schema/verification/signature';
import { openListeningApp, type ListeningApp } from '../../testing/listeningApp';
import { postJson, SECRET } from '../../testing/testApp';

let app: ListeningApp;
beforeEach(async () => {
  app = await openListeningApp();
});
afterEach(() => app.close());

const PATH = '/verification/v1/verifications';
const sdk = { Authorization: 'Application demo' };

async function start(reference?: string) {
  const body = { identity: { type: 'number', endpoint: '+919876543210' }, method: 'seamless', reference };
  const headers = { ...sdk, 'x-timestamp': '2027-03-14T09:30:00Z', 'X-Forwarded-For': '192.0.2.10' };
  const { id, seamless } = await (await app.call(PATH, postJson(body, headers))).json();
  return { id: String(id), targetUri: String(seamless.targetUri) };
}

const status = async (id: string) => (await app.call(`${PATH}/id/${id}`, { headers: sdk })).json();

/** Presses a button of the simulated operator and follows its redirect. */
async function choose(targetUri: string, outcome: string) {
  const redirect = await app.call(`${targetUri}&outcome=${outcome}`);
  expect(redirect.status).toBe(302);
  return app.call(redirect.headers.get('location') ?? '');
}

test('a new verification is pending and has its reference', async () => {
  const { id } = await start('order 7');
  expect(await status(id)).toEqual({
    id,
    method: 'seamless',
    status: 'PENDING',
    reference: 'order 7',
    startedAt: new Date(app.clock.now).toISOString(),
  });
});

test('the simulated operator offers three answers', async () => {
  const { targetUri } = await start();
  const page = await app.call(targetUri);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const text = await page.text();
  for (const label of ['Complete the verification', 'Reject it', 'Let it expire'])
    expect(text).toContain(`>${label}</button>`);
  expect(text).not.toContain('<script');
});

test.each([
  ['complete', { status: 'SUCCESSFUL' }],
  ['refuse', { status: 'FAIL', reason: 'Denied' }],
  ['expire', { status: 'FAIL', reason: 'Expired' }],
])('the answer "%s" decides the verification, once', async (outcome, standing) => {
  const time = () => new Date(app.clock.now).toISOString();
  const startedAt = time();
  const { id, targetUri } = await start();
  app.clock.now += 1000;
  const openedAt = time();
  expect((await app.call(targetUri)).status).toBe(200);
  expect(await status(id)).toMatchObject({ status: 'PENDING', startedAt, openedAt });
  app.clock.now += 1000;
  const answeredAt = time();
  const ended = { id, method: 'seamless', ...standing, startedAt, openedAt, answeredAt, endedAt: answeredAt };
  expect((await choose(targetUri, outcome)).status).toBe(200);
  app.clock.now += 1000;
  expect(await status(id)).toEqual(ended);
  expect((await choose(targetUri, 'complete')).status).toBe(409);
  expect(await status(id)).toEqual(ended);
});

test('after 5 minutes a verification has failed, and can no longer be completed', async () => {
  const { id, targetUri } = await start();
  app.clock.now += 299_999;
  expect(await status(id)).toMatchObject({ status: 'PENDING' });
  app.clock.now += 1;
  const endedAt = new Date(app.clock.now).toISOString();
  expect(await status(id)).toMatchObject({ status: 'FAIL', reason: 'Expired', endedAt });
  expect(await status(id)).not.toHaveProperty('answeredAt');
  expect((await choose(targetUri, 'complete')).status).toBe(409);
  expect(await status(id)).toMatchObject({ status: 'FAIL', reason: 'Expired' });
});

test.each(['client_id', 'redirect_uri', 'app_partner_code'])(
  'the simulated operator does not redirect if %s is not the agreed one',
  async (parameter) => {
    const { targetUri } = await start();
    const url = new URL(targetUri);
    url.searchParams.set(parameter, 'https://evil.example/');
    url.searchParams.set('outcome', 'complete');
    const answer = await app.call(url.href);
    expect(answer.status).toBe(400);
    expect(answer.headers.has('location')).toBe(false);
  },
);

test('the page of the operator shows parameters as text, never as markup', async () => {
  const { targetUri } = await start();
  const url = new URL(targetUri);
  url.searchParams.set('state', '"><script>alert(1)</script>');
  expect(await (await app.call(url.href)).text()).not.toContain('<script');
  expect((await app.call('/operator/%3Cscript%3E')).status).toBe(404);
});

test('a callback of an unknown state, or without an answer, decides nothing', async () => {
  const { id, targetUri } = await start();
  const state = new URL(targetUri).searchParams.get('state') ?? '';
  expect((await app.call('/verification/v1/callback?code=1')).status).toBe(404);
  expect((await app.call('/verification/v1/callback?code=1&state=guess')).status).toBe(404);
  expect((await app.call(`/verification/v1/callback?state=${state}`)).status).toBe(400);
  expect(await status(id)).toMatchObject({ status: 'PENDING' });
});

test('the newest verification is found by its number and its reference, at the platform and through the gateway', async () => {
  const first = await start('order 7/8 ü');
  app.clock.now += 1000;
  const second = await start('order 7/8 ü');
  await choose(second.targetUri, 'refuse');
  const expected = {
    id: second.id,
    status: 'FAIL',
    reason: 'Denied',
    reference: 'order 7/8 ü',
    earlier: [{ id: first.id, status: 'PENDING', reference: 'order 7/8 ü' }],
  };
  const ways = [
    'seamless/number/+919876543210',
    'seamless/number/%2B919876543210',
    `reference/${encodeURIComponent('order 7/8 ü')}`,
  ];
  for (const way of ways) {
    for (const base of [PATH, `/api${PATH}`]) {
      const answer = await app.call(`${base}/${way}`, { headers: sdk });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject(expected);
    }
    // Without Authorization, the gateway signs.
    expect(await (await app.call(`/api${PATH}/${way}`)).json()).toMatchObject(expected);
    const other = await app.call(`${PATH}/${way}`, { headers: { Authorization: 'Application other' } });
    expect(other.status).toBe(404);
  }
  expect(await status(first.id)).toMatchObject({ status: 'PENDING' });
  expect(await status(second.id)).not.toHaveProperty('earlier');
  const unknown = (way: string) =>
    app.call(`${PATH}/${way}`, { headers: sdk }).then((answer) => answer.status);
  expect(await unknown('seamless/number/+14155550123')).toBe(404);
  expect(await unknown('seamless/number/4155550123')).toBe(400);
  expect(await unknown('reference/none')).toBe(404);
  expect((await app.call(`${PATH}/reference/none`)).status).toBe(401);
});

test('the status requires credentials and is refused to another app', async () => {
  const { id } = await start();
  expect((await app.call(`${PATH}/id/${id}`)).status).toBe(401);
  expect(
    (await app.call(`${PATH}/id/${id}`, { headers: { Authorization: 'Application other' } })).status,
  ).toBe(403);
  expect((await app.call(`${PATH}/id/unknown`, { headers: sdk })).status).toBe(404);
  expect((await app.call(`${PATH}/id/${id}`, { method: 'POST', headers: sdk })).headers.get('allow')).toBe(
    'GET',
  );
});

test('a signed status request is accepted, also when repeated, until its time is too old', async () => {
  const { id } = await start();
  const timestamp = new Date(app.clock.now).toISOString();
  const path = `${PATH}/id/${id}`;
  const signature = signRequest({ method: 'GET', body: '', contentType: '', timestamp, path }, SECRET);
  const headers = { Authorization: `Application demo:${signature}`, 'x-timestamp': timestamp };
  expect((await app.call(path, { headers })).status).toBe(200);
  expect((await app.call(path, { headers })).status).toBe(200);
  app.clock.now += 300_001;
  expect((await app.call(path, { headers })).status).toBe(401);
});
