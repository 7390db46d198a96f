import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { findMismatches } from '../schema/testing/findMismatches';
import { Batch } from '../schema/responses/batches';
import { MadeInvitation } from '../schema/responses/members';
import { createMemberStore } from './access/members/memberStore';
import { DeliveryList, MadeWebhook } from '../schema/responses/webhooks';
import { MadeGuestLink } from '../schema/responses/guests';
import { Review, ReviewList } from '../schema/responses/reviews';
import { MadeToken } from '../schema/responses/tokens';
import { createSessionStore } from './access/sessions/sessionStore';
import { createTokenStore } from './access/tokens/tokenStore';
import { png, realJpeg } from './media/testing/mediaSamples';
import { connectionFrom } from './testing/connectionFrom';
import { openStubPlatform } from './testing/stubPlatform';
import { servedDocument } from './testing/servedDocument';
import { openTestApp, postJson, textTemplate, TOKEN, type TestApp } from './testing/testApp';

const Document = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        responses: z.record(
          z.string(),
          z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })).optional() }),
        ),
      }),
    ),
  ),
});

const document = closed(await servedDocument()) as object;
const { paths } = Document.parse(document);

/** The schemas of a document, in which no object may hold a member that is not stated. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, closed(member)]));
  const isOpenObject = inner.type === 'object' && 'properties' in inner && !('additionalProperties' in inner);
  return isOpenObject ? { ...inner, additionalProperties: false } : inner;
}

let app: TestApp;
let translations: Awaited<ReturnType<typeof openStubPlatform>>;
const answers = new Map<string, Response[]>();
const sender = connectionFrom('127.0.0.1');

/** Calls a route as it stands in the document, and keeps the answer for it. */
async function call(route: string, places: Record<string, string> = {}, init: RequestInit = {}, query = '') {
  const [method = '', path = ''] = route.split(' ');
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(places[name] ?? ''));
  const answer = await app.call(`${address}${query}`, { ...init, method }, sender);
  answers.set(route, [...(answers.get(route) ?? []), answer.clone()]);
  return answer;
}

const template = { appId: 'demo', templateName: 'one' };
const start = { identity: { type: 'number', endpoint: '+919876543210' }, method: 'seamless', reference: '7' };
const Started = z.object({ id: z.string() });
const Stored = z.object({ file: z.string() });
const List = z.array(z.object({ id: z.string() }));

async function callInterfaces(prefix: string, more: Record<string, string>, headers: Record<string, string>) {
  const templates = `${prefix}/v2/rcs/{appId}/templates`;
  const places = { ...template, ...more };
  const name = `one-${prefix.length}`.replaceAll('-', '_');
  await call(`POST ${templates}`, places, postJson(textTemplate(name), headers));
  await call(`GET ${templates}`, places, { headers });
  await call(`GET ${templates}/{templateName}`, { ...places, templateName: name }, { headers });
  await call(`GET ${templates}/{templateName}/status`, { ...places, templateName: name }, { headers });
}

async function callVerifications(prefix: string, headers: Record<string, string>) {
  const verifications = `${prefix}/verification/v1/verifications`;
  const answer = await call(`POST ${verifications}`, {}, postJson(start, headers));
  const { id } = Started.parse(await answer.json());
  await call(`GET ${verifications}/id/{id}`, { id }, { headers });
  const endpoint = start.identity.endpoint;
  await call(`GET ${verifications}/seamless/number/{endpoint}`, { endpoint }, { headers });
  await call(`GET ${verifications}/reference/{reference}`, { reference: '7' }, { headers });
  return id;
}

async function callMedia() {
  const body = new Uint8Array(realJpeg());
  const stored = await call('POST /api/media', {}, { body }, '?name=bag.jpg');
  const { file } = Stored.parse(await stored.json());
  await call('GET /api/media');
  await call('DELETE /api/media/{file}', { file });
  await call('POST /api/media/{file}/restore', { file });
  await call('POST /api/media-check', {}, postJson({ addresses: ['https://shop.example/bag.jpg'] }));

  const tus = { 'Tus-Resumable': '1.0.0' };
  const begin = async () => {
    const answer = await call(
      'POST /api/media/uploads',
      {},
      {
        headers: { ...tus, 'Upload-Length': String(body.byteLength) },
      },
    );
    return answer.headers.get('location')?.split('/').at(-1) ?? '';
  };
  const id = await begin();
  await call('GET /api/media/uploads/{id}', { id });
  await call(
    'PATCH /api/media/uploads/{id}',
    { id },
    {
      headers: { ...tus, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
      body,
    },
  );
  await call('GET /api/media/uploads/{id}', { id });
  await call('DELETE /api/media/uploads/{id}', { id: await begin() }, { headers: tus });
}

async function callControls() {
  const entries = ['503', { answer: '201:approved', name: 'other' }, { raw: { status: 418, body: 'No.' } }];
  await call('PUT /api/scenario', {}, postJson({ next: entries }));
  await call('GET /api/scenario');
  await call('DELETE /api/scenario');
  await call(
    'PUT /api/verification/scenario',
    {},
    postJson({ next: [{ answer: 'complete', endpoint: '+1' }] }),
  );
  await call('GET /api/verification/scenario');
  await call('DELETE /api/verification/scenario');
  const status = 'PUT /api/platform/templates/{appId}/{templateName}/status';
  await call(status, { appId: 'demo', templateName: 'one_0' }, postJson({ status: 'approved' }));
}

async function callDrafts() {
  const drafts = '/api/v1/spaces/{space}/drafts';
  const place = { space: 'team', id: 'one', revision: '1', page: 'tab-1' };
  const draft = { template: textTemplate('one') };
  await call('GET /api/v1/spaces');
  await call(`POST ${drafts}`, place, postJson(draft));
  const added = await call(`PUT ${drafts}/{id}`, place, postJson(draft, { 'If-None-Match': '*' }));
  await call(`GET ${drafts}`, place, {}, '?include=document');
  await call(`GET ${drafts}/{id}`, place);
  await call(`GET ${drafts}/{id}/revisions`, place);
  await call(`GET ${drafts}/{id}/revisions/{revision}`, place);
  const name = postJson({ name: 'Agreed with Anna' });
  await call(`PUT ${drafts}/{id}/revisions/{revision}/name`, place, name);
  await call(`DELETE ${drafts}/{id}/revisions/{revision}/name`, place);
  await call(`PUT ${drafts}/{id}/presence`, place, postJson({ page: 'tab-1' }));
  await call(`DELETE ${drafts}/{id}/presence/{page}`, place);
  const named = { 'RCS-Draft': 'team/one' };
  await app.call('/api/v2/rcs/demo/templates', postJson(textTemplate('recorded'), named));
  await call(`GET ${drafts}/{id}/sendings`, place);
  const ifMatch = { 'If-Match': added.headers.get('etag') ?? '' };
  await call(`DELETE ${drafts}/{id}`, place, { headers: ifMatch });
  // The stream goes on until the caller leaves.
  const events = await app.call('/api/v1/events', {}, sender);
  const first = await events.body?.getReader().read();
  answers.set('GET /api/v1/events', [new Response(first?.value, events)]);
}

async function callReviews() {
  const space = '/api/v1/spaces/{space}';
  const draft = `${space}/drafts/{id}`;
  const place = { space: 'team', id: 'two', comment: 'c1' };
  const body = { template: textTemplate('two') };
  await call(`PUT ${draft}`, place, postJson(body, { 'If-None-Match': '*' }));
  // Nobody approves what they wrote.
  await app.database.updateTable('draft_writers').set({ subject: 'ben' }).execute();
  const listed = await call(`GET ${draft}/reviews`, place);
  const { digest } = ReviewList.parse(await listed.json());
  const ask = async () =>
    Review.parse(
      await (await call(`POST ${draft}/reviews`, place, postJson({ digest, note: 'Now' }))).json(),
    );
  await call(`DELETE ${draft}/reviews/{review}`, { ...place, review: (await ask()).id });
  const { id: review } = await ask();
  await call(`GET ${space}/reviews`, place);
  await call('GET /api/v1/reviews', {});
  const decision = { digest, verdict: 'approved' };
  await call(`PUT ${draft}/reviews/{review}/decision`, { ...place, review }, postJson(decision));
  await call(`GET ${draft}/reviews`, place);
  await call(`GET ${draft}/versions/{digest}`, { ...place, digest });
  await call(`GET ${draft}/record`, place);

  const comment = `${draft}/comments/{comment}`;
  await call(`PUT ${comment}`, place, postJson({ digest, text: 'Hello' }));
  await call(`PUT ${comment}`, place, postJson({ digest, text: 'Hello' }));
  await call(`PATCH ${comment}`, place, postJson({ text: 'Hello!', isResolved: true }));
  await call(`GET ${draft}/comments`, place);
  await call(`PUT ${draft}/comments/seen`, place, postJson({ sequence: 1 }));
  await call(`DELETE ${comment}`, place);

  const made = await call(`POST ${draft}/guests`, place, postJson({ days: 7 }));
  const { secret, link } = MadeGuestLink.parse(await made.json());
  await call(`GET ${draft}/guests`, place);
  await call('POST /api/v1/guest/review', {}, postJson({ secret }));
  await call(
    `PUT ${draft}/guests/{guest}/picture`,
    { ...place, guest: link.id },
    { headers: { 'Content-Type': 'image/png' }, body: new Uint8Array(png(600, 315)) },
    `?digest=${digest}`,
  );
  await call('GET /api/v1/guest/oembed', {}, {}, `?url=https://builder.example/review/${secret}`);
  const said = postJson({ secret, name: 'Mira', digest, text: 'Hello' });
  await call('PUT /api/v1/guest/comments/{comment}', { comment: 'g1' }, said);
  await call(`DELETE ${draft}/guests/{guest}`, { ...place, guest: link.id });
}

async function callBatches(batches: string) {
  const at = batches.includes('space') ? 'a' : 'b';
  const item = (name: string) => ({ member: name, template: textTemplate(`${at}_${name}`) });
  const body = { draft: 'one', appId: 'demo', items: [item('batch')] };
  const key = { 'Idempotency-Key': 'one' };
  const made = await call(`POST ${batches}`, { space: 'team' }, postJson(body, key));
  await call(`POST ${batches}`, { space: 'team' }, postJson(body, key));
  const place = { space: 'team', batch: Batch.parse(await made.json()).id };
  await call(`POST ${batches}/{batch}/items`, place, postJson({ items: [item('more')] }));
  await call(`POST ${batches}/{batch}/resume`, place);
  await call(`POST ${batches}/{batch}/pause`, place);
  await call(`POST ${batches}/{batch}/cancel`, place);
  await call(`GET ${batches}`, place, {}, '?limit=1');
  await call(`GET ${batches}/{batch}`, place);
  await call(`GET ${batches}/{batch}/items`, place, {}, '?state=not_sent&limit=1');
}

async function callNotices() {
  await call('GET /api/v1/notices', {});
  await call('PUT /api/v1/notices/read', {}, postJson({ upTo: '9' }));
  await call('GET /api/v1/notices/mail', {});
  await call('PUT /api/v1/notices/mail', {}, postJson({ pace: 'daily', without: [] }));
  const space = '/api/v1/spaces/{space}';
  const place = { space: 'team' };
  const hook = { url: 'https://hooks.example.com/rcs', events: ['template.sent'] };
  const made = await call(`POST ${space}/webhooks`, place, postJson(hook));
  const { webhook } = MadeWebhook.parse(await made.json());
  await call(`GET ${space}/webhooks`, place);
  await call(`POST ${space}/webhooks/{webhook}/test`, { ...place, webhook: webhook.id });
  const listed = await call(`GET ${space}/deliveries`, place);
  const [delivery] = DeliveryList.parse(await listed.json()).deliveries;
  await call(`POST ${space}/deliveries/{delivery}/replay`, { ...place, delivery: delivery?.id ?? '' });
  await call(`DELETE ${space}/webhooks/{webhook}`, { ...place, webhook: webhook.id });
}

async function callSenders() {
  const senders = '/api/v1/spaces/{space}/senders';
  const place = { space: 'team', id: 'lark' };
  const lark = { name: 'Lark & Loom', verified: true, color: '#8a1c5b' };
  await call(`PUT ${senders}/{id}`, place, postJson(lark, { 'If-None-Match': '*' }));
  await call(`PUT ${senders}/{id}`, place, postJson(lark, { 'If-Match': '"1"' }));
  await call(`GET ${senders}`, place);
  await call(`DELETE ${senders}/{id}`, place);
}

async function callMembers() {
  const space = '/api/v1/spaces/{space}';
  const place = { space: 'team', member: 'ben' };
  const made = await call(`POST ${space}/invitations`, place, postJson({ role: 'author' }));
  const { secret, invitation } = MadeInvitation.parse(await made.json());
  await call('POST /api/v1/invitations/read', {}, postJson({ secret }));
  await call('POST /api/v1/invitations/accept', {}, postJson({ secret }));
  await createMemberStore(app.database, app.settings, () => app.clock.now).join(
    { id: invitation.id, space: 'team', role: 'author', by: 'One' },
    { subject: 'ben', name: 'Ben' },
  );
  await call(`GET ${space}/members`, place);
  await call(`PUT ${space}/members/{member}`, place, postJson({ role: 'viewer' }));
  await call(`DELETE ${space}/members/{member}`, place);
  await call(`DELETE ${space}/invitations/{id}`, { space: 'team', id: invitation.id });
}

async function callTokens() {
  const made = await call('POST /api/v1/tokens', {}, postJson({ label: 'Nightly pull', role: 'viewer' }));
  await call('GET /api/v1/tokens');
  await call('DELETE /api/v1/tokens/{id}', { id: MadeToken.parse(await made.json()).token.id });
}

async function callPeople() {
  await createSessionStore(app.database, app.settings, () => app.clock.now).open(
    { subject: 'mira', name: 'Mira' },
    'author',
  );
  await call('GET /api/session');
  const [first] = List.parse(await (await call('GET /api/sessions')).json());
  await call('DELETE /api/sessions/{id}', { id: first?.id ?? '' });
  await createTokenStore(app.database, app.settings, () => app.clock.now).rememberPerson(
    { subject: 'mira', name: 'Mira' },
    [],
  );
  await call('GET /api/v1/people');
  await call('DELETE /api/v1/people/{person}', { person: 'mira' });
  await call('GET /api/audit');
  await call('GET /api/log');
  await call('DELETE /api/session');
}

beforeAll(async () => {
  translations = await openStubPlatform((_request, response) =>
    response.end(JSON.stringify({ translatedText: ['Hallo'] })),
  );
  app = await openTestApp({
    environment: {
      SIGN_IN: 'oidc',
      OIDC_ISSUER: 'http://127.0.0.1:9',
      OIDC_CLIENT_ID: 'builder',
      TRANSLATION_URL: translations.baseUrl,
    },
    identify: async () => ({ role: 'sender', person: { subject: 'one', name: 'One' } }),
    outside: { resolve: async () => [], dial: ({ address, family }) => ({ address, family, port: 9 }) },
  });
  await call('GET /api/connection');
  await call('GET /api/verification/connection');
  await callInterfaces('', {}, { Authorization: `Bearer ${TOKEN}` });
  await callInterfaces('/api', {}, {});
  await callInterfaces('/api/platforms/{platform}', { platform: 'default' }, {});
  const endUser = { 'x-timestamp': '2027-03-14T09:30:00Z', 'X-Forwarded-For': '192.0.2.10' };
  await callVerifications('', { ...endUser, Authorization: 'Application demo' });
  const id = await callVerifications('/api', endUser);
  await call('GET /api/verification/sent/{id}', { id });
  await callMedia();
  await callControls();
  await callDrafts();
  await callReviews();
  await callNotices();
  await callBatches('/api/v1/batches');
  await callBatches('/api/v1/spaces/{space}/batches');
  await callSenders();
  await callMembers();
  await callTokens();
  await call('POST /api/v1/translations', {}, postJson({ from: 'en', to: 'de', texts: ['Hello'] }));
  await call('GET /api/v1/spaces/{space}/export', { space: 'team' });
  await call('GET /api/v1/person/export');
  await callPeople();
  await call('DELETE /api/platform');
}, 30_000);
afterAll(async () => {
  await app.close();
  await translations.close();
});

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { responses }]) => ({
    route: `${method.toUpperCase()} ${path}`,
    responses,
  })),
);

describe('what the server answers is what the document says', () => {
  test.each(operations)('$route', async ({ route, responses }) => {
    const given = answers.get(route) ?? [];
    expect(given.length).toBeGreaterThan(0);
    for (const answer of given) {
      const text = await answer.clone().text();
      expect([answer.status < 300, text.slice(0, 200)]).toEqual([true, text.slice(0, 200)]);
      const content = responses[answer.status]?.content;
      expect(responses[answer.status]).toBeDefined();
      const type = (answer.headers.get('content-type') ?? '').split(';', 1)[0] ?? '';
      expect([Object.keys(content ?? {}), text === '' ? [] : [type]]).toEqual([
        text === '' ? [] : [type],
        text === '' ? [] : [type],
      ]);
      const schema = content?.[type]?.schema;
      const values: unknown[] = type === 'application/json' ? [JSON.parse(text)] : text === '' ? [] : [text];
      for (const value of values) expect(findMismatches(document, schema, value)).toEqual([]);
    }
  });
});
