import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DeliveryList, MadeWebhook, WebhookList } from '../../schema/responses/webhooks';
import { GatewayError } from '../../schema/responses/gateway';
import { Review, ReviewList } from '../../schema/responses/reviews';
import { call, readAs, text } from '../testing/draftCalls';
import { openReviewApp, remember } from '../testing/reviewApp';
import { openTestApp, ORIGIN, type TestApp } from '../testing/testApp';

const draft = '/api/v1/spaces/offers/drafts/sale';
const hooks = '/api/v1/spaces/offers/webhooks';
const secret = `whsec_${Buffer.from('a key of thirty-two bytes, exact').toString('base64')}`;
const as = (name: string) => ({ 'Test-Person': name });

type Request = { url: string; headers: IncomingHttpHeaders; body: string };

let app: TestApp;
let digest: string;
let receiver: Server;
let received: Request[];
/** The statuses of the next responses; then 204. */
let responses: number[];
/** What the names of the tests lead to. */
let names: Record<string, string[]>;

beforeEach(async () => {
  received = [];
  responses = [];
  names = { 'hooks.example.com': ['93.184.216.34'] };
  receiver = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      });
      const status = responses.shift() ?? 204;
      response.writeHead(status, status === 302 ? { Location: 'http://127.0.0.1/' } : {}).end();
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
});
afterEach(async () => {
  await app.close();
  receiver.close();
});

const portOf = () => (receiver.address() as AddressInfo).port;
type Hook = { path?: string; allowPrivate?: boolean; form?: string; events?: string[] };

/** Opens the app with webhooks of the settings that lead to the receiver. */
async function open(...ofSettings: Hook[]): Promise<void> {
  const webhooks = ofSettings.map(({ path = '/', ...hook }) => ({
    url: `http://127.0.0.1:${portOf()}${path}`,
    secret,
    allowPrivate: true,
    ...hook,
  }));
  app = await openReviewApp({
    environment: { WEBHOOKS: JSON.stringify(webhooks), PUBLIC_URL: ORIGIN },
    outside: {
      resolve: async (host) => (names[host] ?? []).map((address) => ({ address, family: 4 })),
      dial: () => ({ address: '127.0.0.1', family: 4, port: portOf() }),
    },
  });
  await remember(app);
  const headers = { ...as('asha'), 'If-None-Match': '*' };
  await call(app, draft, { method: 'PUT', body: text('Half price'), headers });
  digest = (await readAs(ReviewList, call(app, `${draft}/reviews`, { headers: as('asha') }))).digest;
}

const ask = (note = 'Is <b>this</b> *right*?') =>
  call(app, `${draft}/reviews`, {
    method: 'POST',
    body: { digest, needs: 'one', note },
    headers: as('asha'),
  });
const comment = (id: string) =>
  call(app, `${draft}/comments/${id}`, {
    method: 'PUT',
    body: { digest, path: '', text: id },
    headers: as('vik'),
  });
const deliver = async (seconds = 0) => {
  app.clock.now += seconds * 1000;
  await app.app.notices.deliver();
};
const deliveries = async () =>
  (await readAs(DeliveryList, call(app, '/api/v1/spaces/offers/deliveries', { headers: as('sam') })))
    .deliveries;
const add = (body: object, name = 'sam') => call(app, hooks, { method: 'POST', body, headers: as(name) });
const messageOf = async (answer: Promise<Response>) => (await readAs(GatewayError, answer)).error.message;

test('a message is signed as Standard Webhooks says, and says what happened', async () => {
  await open({});
  await ask();
  await deliver();
  const [request] = received;
  const id = String(request?.headers['webhook-id']);
  const time = String(request?.headers['webhook-timestamp']);
  expect(Number(time)).toBe(Math.floor(app.clock.now / 1000));
  // As the specification says it, without the library that signs.
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${time}.${request?.body}`).digest('base64');
  expect(request?.headers['webhook-signature']).toBe(`v1,${signature}`);
  expect(JSON.parse(request?.body ?? '')).toEqual({
    type: 'review.requested',
    timestamp: '2027-03-14T09:30:00.000Z',
    data: {
      space: 'offers',
      draft: 'sale',
      name: 'offer',
      by: 'asha',
      outcome: null,
      text: 'Is <b>this</b> *right*?',
      url: `${ORIGIN}/templates/sale/review`,
    },
  });
  expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 1, event: 'review.requested' }]);
  await deliver(3600);
  expect(received).toHaveLength(1);
});

test('Slack and Teams get messages in their own form, with nothing of the text as markup', async () => {
  await open({ form: 'slack', path: '/slack' }, { form: 'teams', path: '/teams' });
  await ask('<!channel> *loud* [link](http://x)');
  await deliver();
  const bodies = Object.fromEntries(received.map(({ url, body }) => [url, JSON.parse(body)]));
  expect(bodies['/slack']).toMatchObject({
    text: 'asha asks for a review of offer',
    blocks: [
      { text: { type: 'plain_text', text: expect.stringContaining('<!channel> *loud*') } },
      { elements: [{ url: `${ORIGIN}/templates/sale/review` }] },
    ],
  });
  expect(bodies['/teams']).toMatchObject({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: { body: [{}, { text: String.raw`<!channel\> \*loud\* \[link\]\(http://x\)` }] },
      },
    ],
  });
  expect(received.every(({ headers }) => headers['webhook-signature'] === undefined)).toBe(true);
});

test('a message that does not arrive is tried again with growing pauses, and can be sent again by hand', async () => {
  await open({});
  responses = Array.from({ length: 10 }, () => 503);
  await ask();
  const pauses = [0, 5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
  for (const [count, pause] of pauses.entries()) {
    if (pause > 0) await deliver(pause - 1);
    expect(received).toHaveLength(count);
    await deliver(1);
    expect(received).toHaveLength(count + 1);
  }
  await deliver(10 * 86_400);
  const [delivery] = await deliveries();
  expect(delivery).toMatchObject({
    state: 'failed',
    attempts: 10,
    nextAt: null,
    result: 'The address responded with 503.',
  });
  const replay = `/api/v1/spaces/offers/deliveries/${delivery?.id}/replay`;
  expect((await call(app, replay, { method: 'POST', headers: as('asha') })).status).toBe(403);
  expect((await call(app, replay, { method: 'POST', headers: as('sam') })).status).toBe(204);
  await deliver();
  expect((await deliveries())[0]).toMatchObject({ state: 'delivered', attempts: 1 });
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

test('of many looks at once, one sends a message', async () => {
  await open({});
  await ask();
  await Promise.all(Array.from({ length: 10 }, () => deliver()));
  expect(received).toHaveLength(1);
});

test('senders of a space add webhooks, see their secret once, and try them', async () => {
  await open();
  const webhook = { url: 'https://hooks.example.com/rcs', events: ['review.requested'] };
  expect((await add(webhook, 'chitra')).status).toBe(403);
  const made = await readAs(MadeWebhook, add(webhook));
  expect(made.secret).toMatch(/^whsec_/);
  const listed = await readAs(WebhookList, call(app, hooks, { headers: as('sam') }));
  expect(listed.webhooks).toMatchObject([{ url: webhook.url, by: 'sam', isOn: true }]);
  expect(JSON.stringify(listed)).not.toContain(made.secret);
  await call(app, `${hooks}/${made.webhook.id}/test`, { method: 'POST', headers: as('sam') });
  await deliver();
  // The receiver speaks plain HTTP, so TLS fails there: the message went out, to the checked address.
  expect(await deliveries()).toMatchObject([{ event: 'test', state: 'waiting', attempts: 1 }]);
  expect(
    (await call(app, `${hooks}/${made.webhook.id}`, { method: 'DELETE', headers: as('sam') })).status,
  ).toBe(204);
  await ask();
  expect(await deliveries()).toEqual([]);
});

test('a webhook of somebody who has left the space stays, and says so', async () => {
  await open();
  const webhook = { url: 'https://hooks.example.com/rcs', events: ['review.requested'] };
  const made = await readAs(MadeWebhook, add(webhook));
  const hasLeft = async () =>
    (await readAs(WebhookList, call(app, hooks, { headers: as('sam') }))).webhooks.map(
      (hook) => hook.hasLeft,
    );
  expect([made.webhook.hasLeft, await hasLeft()]).toEqual([false, [false]]);
  const becomes = (groups: string) =>
    app.database.updateTable('people').set({ groups }).where('subject', '=', 'sam').execute();
  await becomes('["elsewhere"]');
  expect(await hasLeft()).toEqual([true]);
  // After a backup was restored, nobody is known until they sign in.
  await app.database.deleteFrom('people').execute();
  expect(await hasLeft()).toEqual([false]);
});

test('a webhook that was added without a sign-in is one of the page, and can be removed', async () => {
  app = await openTestApp();
  const team = '/api/v1/spaces/team/webhooks';
  const webhook = { url: 'https://hooks.example.com/rcs', events: ['template.sent'] };
  const made = await readAs(MadeWebhook, call(app, team, { method: 'POST', body: webhook }));
  expect(made.webhook).toMatchObject({ by: null, isOfSetting: false });
  expect((await call(app, `${team}/${made.webhook.id}`, { method: 'DELETE' })).status).toBe(204);
});

test('webhooks of the settings are listed without what may be secret, and stay', async () => {
  await open({ path: '/services/T0/B0/secret-of-slack', form: 'slack' });
  const { webhooks } = await readAs(WebhookList, call(app, hooks, { headers: as('sam') }));
  expect(webhooks).toMatchObject([{ url: `http://127.0.0.1:${portOf()}/…`, by: null, isOfSetting: true }]);
  const answer = call(app, `${hooks}/${webhooks[0]?.id}`, { method: 'DELETE', headers: as('sam') });
  expect((await answer).status).toBe(409);
  await ask();
  await deliver();
  expect(app.lines.join('')).not.toContain('secret-of-slack');
});

test('the address of a Slack webhook is shown to who made it, and to others without its secret', async () => {
  await open();
  await add({ url: 'https://hooks.slack.com/services/T0/B0/key', events: ['template.sent'], form: 'slack' });
  await app.database.updateTable('webhooks').set({ subject: 'somebody else' }).execute();
  const listed = await readAs(WebhookList, call(app, hooks, { headers: as('sam') }));
  expect(listed.webhooks).toMatchObject([{ url: 'https://hooks.slack.com/…' }]);
});

test('a receiver that does not respond takes few places', async () => {
  await open({ path: '/slow' }, { path: '/quick', events: ['review.decided'] });
  const review = await readAs(Review, ask());
  await app.database.deleteFrom('deliveries').execute();
  for (let count = 1; count <= 30; count += 1) await comment(`c${count}`);
  await call(app, `${draft}/reviews/${review.id}/decision`, {
    method: 'PUT',
    body: { digest, verdict: 'approved' },
    headers: as('chitra'),
  });
  await deliver();
  expect(received.filter(({ url }) => url === '/slow')).toHaveLength(3);
  expect(received.filter(({ url }) => url === '/quick')).toHaveLength(1);
});

test.each([
  ['https://127.0.0.1/', 'url: is an address of a private network'],
  ['https://169.254.169.254/latest/meta-data', 'url: is an address of a private network'],
  ['https://[::1]/', 'url: is an address of a private network'],
  ['https://localhost/', 'url: is an address of a private network'],
  ['https://printer.local/', 'url: is an address of a private network'],
  ['https://hooks.example.com:8443/', 'url: must use port 443'],
  ['https://user:pass@hooks.example.com/', 'url: must be an https URL'],
  ['http://hooks.example.com/', 'url'],
  ['file:///etc/passwd', 'url'],
])('%s cannot be a webhook', async (url, message) => {
  await open();
  const answer = add({ url, events: ['review.requested'] });
  expect((await answer).status).toBe(400);
  expect(await messageOf(answer)).toContain(message);
  const acts = await app.database
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'webhook-added')
    .execute();
  expect(acts.map(({ person, outcome, code }) => [person, outcome, code])).toEqual([
    ['sam', 'not-done', 'body'],
  ]);
});

test('no name leads to a private address, also one that turns later or has one of several', async () => {
  await open();
  await add({ url: 'https://hooks.example.com/rcs', events: ['review.requested'] });
  for (const addresses of [['10.0.0.7'], ['93.184.216.34', '127.0.0.1'], ['169.254.169.254'], []]) {
    names['hooks.example.com'] = addresses;
    await ask(`For ${addresses.join()}`);
    await app.database.updateTable('deliveries').set({ next_at: '2027-03-14T09:30:00.000Z' }).execute();
    await deliver();
    await deliver();
  }
  expect(received).toEqual([]);
  expect(new Set((await deliveries()).map(({ result }) => result))).toEqual(
    new Set(['The address could not be reached.']),
  );
});

test('a redirect is not followed', async () => {
  await open({});
  responses = [302];
  await ask();
  await deliver();
  expect(received).toHaveLength(1);
  expect(await deliveries()).toMatchObject([
    { state: 'waiting', result: 'The address responded with 302. Redirects are not followed.' },
  ]);
});

test('a receiver that is gone gets nothing more', async () => {
  await open();
  const url = 'http://hooks.example.com/old';
  const events = '["review.requested"]';
  const at = new Date(app.clock.now).toISOString();
  await app.database
    .insertInto('webhooks')
    .values({
      id: 'old',
      space: 'offers',
      url,
      secret,
      events,
      form: 'standard',
      subject: 'sam',
      person: 'sam',
      at,
      ended_at: null,
    })
    .execute();
  responses = [410];
  await ask();
  await deliver();
  expect(await deliveries()).toMatchObject([{ state: 'failed', attempts: 1 }]);
  const { webhooks } = await readAs(WebhookList, call(app, hooks, { headers: as('sam') }));
  expect(webhooks).toMatchObject([{ id: 'old', isOn: false }]);
  await ask('Again');
  await deliver(100);
  expect(received).toHaveLength(1);
});
