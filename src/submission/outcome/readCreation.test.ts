import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../http/request';
import { orderShipped } from '../../schema/examples/cards';
import { outcomeMessages, type SendingOutcome } from './outcome';
import { readCreation } from './readCreation';
import { toSendingRecord } from '../history/sendingRecord';

const now = Date.UTC(2026, 10, 21, 12, 0, 0);
const payload = orderShipped.template;
const { name, type, component } = payload;
const good = { name, type, component, status: 'pending' };

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function answer(status: number, text = '', headers: Record<string, string> = {}): Outcome {
  return { kind: 'answer', status, headers: new Headers(headers), text, json: parse(text) };
}

const read = (outcome: Outcome): SendingOutcome => readCreation(outcome, payload, now);
const created = (body: unknown) => read(answer(201, typeof body === 'string' ? body : JSON.stringify(body)));
const without = (key: keyof typeof good) => ({ ...good, [key]: undefined });

it('the id of the request stays with the outcome', () => {
  expect(read(answer(502, '', { 'X-Request-Id': 'abcd2345efgh' })).requestId).toBe('abcd2345efgh');
  expect(read(answer(502))).not.toHaveProperty('requestId');
});

const bodies: [content: string, body: unknown, kind: SendingOutcome['kind']][] = [
  ['an answer as documented', good, 'created'],
  ['keys that are not documented', { ...good, id: 'x', links: [] }, 'created'],
  ['white space around', `\n ${JSON.stringify(good)} \n`, 'created'],
  ['a key that came twice, the last one right', JSON.stringify(good).replace('{', '{"name":"x",'), 'created'],
  ['a __proto__ key', JSON.stringify(good).replace('{', '{"__proto__":{"status":"approved"},'), 'created'],
  ['nothing', '', 'created_unreadable'],
  ['white space only', '  \n', 'created_unreadable'],
  ['HTML', '<!doctype html><h1>It works!</h1>', 'created_unreadable'],
  ['cut JSON', JSON.stringify(good).slice(0, 100), 'created_unreadable'],
  ['JSON with something after it', `${JSON.stringify(good)}]`, 'created_unreadable'],
  ['XML', '<?xml version="1.0"?><template/>', 'created_unreadable'],
  ['a form body', 'name=order_shipped&status=approved', 'created_unreadable'],
  ['null', 'null', 'created_unreadable'],
  ['true', 'true', 'created_unreadable'],
  ['a number', '201', 'created_unreadable'],
  ['a text', '"approved"', 'created_unreadable'],
  ['a list', [good], 'created_unreadable'],
  ['an empty list', [], 'created_unreadable'],
  ['single quotes', "{'status': 'approved'}", 'created_unreadable'],
  ['NUL characters', '\0\0\0', 'created_unreadable'],
  ['ten megabytes of text', 'x'.repeat(10_000_000), 'created_unreadable'],
  ['an empty object', {}, 'created_odd'],
  ['an error body', { error: { code: 400, message: 'name: is taken' } }, 'created_odd'],
  ['another name', { ...good, name: 'other' }, 'created_odd'],
  ['the name in capitals', { ...good, name: name.toUpperCase() }, 'created_odd'],
  ['no name', without('name'), 'created_odd'],
  ['a name of null', { ...good, name: null }, 'created_odd'],
  ['a name that is an object', { ...good, name: { toString: 'x' } }, 'created_odd'],
  ['another type', { ...good, type: 'carousel' }, 'created_odd'],
  ['an unknown type', { ...good, type: 'sticker' }, 'created_odd'],
  ['no type', without('type'), 'created_odd'],
  ['no status', without('status'), 'created_odd'],
  ['an unknown status', { ...good, status: 'in_review' }, 'created_odd'],
  ['a status in capitals', { ...good, status: 'APPROVED' }, 'created_odd'],
  ['an empty status', { ...good, status: '' }, 'created_odd'],
  ['a status of null', { ...good, status: null }, 'created_odd'],
  ['a status that is a list', { ...good, status: ['approved'] }, 'created_odd'],
  ['a status of 10,000 letters', { ...good, status: 'a'.repeat(10_000) }, 'created_odd'],
  ['no component', without('component'), 'created_odd'],
  ['a component of null', { ...good, component: null }, 'created_odd'],
  ['a component of no known shape', { ...good, component: { html: '<b>' } }, 'created_odd'],
  ['the template one level down', { template: good }, 'created_odd'],
];

describe('readCreation', () => {
  it.each(bodies)('reads a 201 that holds %s', (_, body, kind) => {
    const outcome = created(body);
    expect(outcome.kind).toBe(kind);
    expect(toSendingRecord(outcome, { at: now, platform: 'embedded', appId: 'demo', payload }).status).toBe(
      kind === 'created' || (kind === 'created_odd' && hasPendingStatus(body)) ? 'pending' : undefined,
    );
  });

  it.each(['approved', 'pending', 'rejected', 'expired'])('reads the status %s', (status) => {
    expect(created({ ...good, status })).toMatchObject({ kind: 'created', status });
  });

  it('shows an unknown status as it is, with the raw answer', () => {
    const outcome = created({ ...good, status: 'in_review' });
    expect(outcome).toMatchObject({
      status: 'in_review',
      problems: ['Its status is “in_review”, which the interface document does not describe.'],
      raw: JSON.stringify({ ...good, status: 'in_review' }),
    });
  });

  it('names every wrong part', () => {
    expect(created({})).toMatchObject({
      problems: ['It has no name.', 'It has no type.', 'It has no status.', 'It has no component.'],
    });
  });

  it('keeps at most 64 kB of an answer', () => {
    const outcome = created('x'.repeat(10_000_000));
    expect(outcome.kind === 'created_unreadable' && outcome.raw.length).toBe(65_536);
  });

  it('gives the path of a refusal that names a field', () => {
    const text = JSON.stringify({ error: { code: 400, message: 'name: is already used' } });
    expect(read(answer(400, text))).toEqual({
      kind: 'refused_content',
      message: 'name: is already used',
      path: ['name'],
      isNameTaken: true,
      answered: 400,
    });
  });

  it.each([
    ['names nothing', JSON.stringify({ error: { code: 400, message: 'Bad request' } }), 'Bad request'],
    ['is plain text', ' Bad request\n', 'Bad request'],
    ['is JSON of another shape', '{"message":"no"}', '{"message":"no"}'],
    ['is empty', '', 'The platform gave no reason.'],
  ])('keeps the message of a 400 that %s', (_, text, message) => {
    expect(read(answer(400, text))).toEqual({ kind: 'refused_content', message, answered: 400 });
  });

  it.each([
    [404, '', 'There is nothing at this address.'],
    [404, '{"message":"no route"}', 'There is nothing at this address.'],
    [405, '', 'This address doesn’t accept templates.'],
    [409, '', 'The address reports a conflict'],
    [415, '', 'This address doesn’t accept this format.'],
    [418, '', 'Something between here and the platform responded'],
    [422, '', 'Platforms don’t give this response.'],
    [302, '', 'The address redirects elsewhere.'],
    [400, '<!doctype html><title>Bad Request</title>', 'The address responded with a web page.'],
  ])('names a %i with the body “%s” as no answer of the platform', (status, text, why) => {
    expect(read(answer(status, text))).toMatchObject({
      kind: 'not_platform',
      why: expect.stringContaining(why),
      answered: status,
    });
  });

  it.each([402, 404, 405, 409, 415, 418, 422, 451])(
    'takes a %i with the error of the interface for a refusal by the platform',
    (status) => {
      const text = JSON.stringify({ error: { code: status, message: 'name: is not allowed here' } });
      expect(read(answer(status, text))).toEqual({
        kind: 'refused_content',
        message: 'name: is not allowed here',
        path: ['name'],
        answered: status,
      });
    },
  );

  it.each([
    'name: must be unique, and a template with this name exists',
    'A template with the name order_shipped already exists for component "text"',
    'This template name is in use by "name" of another one',
    'TEMPLATE NAME TAKEN (component: text)',
  ])('reads “%s” as a name that is taken', (message) => {
    const text = JSON.stringify({ error: { code: 409, message } });
    expect(read(answer(409, text))).toMatchObject({
      kind: 'refused_content',
      path: ['name'],
      isNameTaken: true,
    });
  });

  it.each([
    'name: must match ^[a-z0-9_]{1,20}$',
    'Template name: use only lowercase letters',
    'component.text: the parameter name custom_param1a is used twice',
    'A file with this file name exists already',
    'The display name of the sender is in use',
    'field name must be unique',
  ])('does not read “%s” as a name that is taken', (message) => {
    const text = JSON.stringify({ error: { code: 400, message } });
    expect(read(answer(400, text))).not.toHaveProperty('isNameTaken');
  });

  it('keeps the name of a file or parameter apart from the template’s name', () => {
    const text = JSON.stringify({ error: { code: 400, message: 'The file name is too long.' } });
    expect(read(answer(400, text))).not.toHaveProperty('path');
  });

  it.each([
    [404, { code: 404, message: 'Requested entity was not found.', status: 'NOT_FOUND' }],
    [
      405,
      {
        code: 405,
        message: 'Method not allowed',
        errors: [{ domain: 'global', reason: 'methodNotAllowed' }],
      },
    ],
  ])('does not take a %i of another Google service for the platform’s refusal', (status, error) => {
    expect(read(answer(status, JSON.stringify({ error })))).toMatchObject({ kind: 'not_platform' });
  });

  it('says who can help where the server’s own credentials are refused', () => {
    const text = JSON.stringify({ source: 'gateway', error: { code: 'token_refused', message: 'Refused.' } });
    const { next } = outcomeMessages(read(answer(502, text)));
    expect(next).toEqual(['Ask your administrator to correct them, then send again.']);
  });

  it('distinguishes a refused token from refused access', () => {
    expect(read(answer(401))).toEqual({ kind: 'refused_token', answered: 401 });
    expect(read(answer(403))).toEqual({ kind: 'refused_access', answered: 403 });
  });

  it.each([400, 401, 403, 409, 422])('distinguishes a refusal of the gateway with %i', (status) => {
    const text = JSON.stringify({ source: 'gateway', error: { code: 'app_id', message: 'not here' } });
    expect(read(answer(status, text))).toEqual({
      kind: 'gateway_refused',
      message: 'not here',
      answered: status,
    });
  });

  it('gives the end of the wait where the platform names one', () => {
    expect(read(answer(429, '', { 'retry-after': '7' }))).toEqual({
      kind: 'refused_rate',
      until: now + 7000,
      answered: 429,
    });
    expect(read(answer(429))).toEqual({ kind: 'refused_rate', answered: 429 });
  });

  it.each([500, 501, 502, 503, 504, 599, 408, 200, 202, 204])('leaves %i unknown', (status) => {
    expect(read(answer(status)).kind).toBe('unknown');
  });

  it.each([
    ['no_answer', 502, 'unknown'],
    ['deadline', 504, 'unknown'],
    ['interrupted', 504, 'unknown'],
    ['failure', 500, 'unknown'],
    ['unreachable', 502, 'not_sent'],
    ['token_unavailable', 502, 'not_sent'],
    ['token_refused', 502, 'not_sent'],
    ['database', 503, 'not_sent'],
    ['redirected', 502, 'not_platform'],
    ['key_reused', 422, 'gateway_refused'],
  ])('takes the word of the gateway for %s', (code, status, kind) => {
    const text = JSON.stringify({ source: 'gateway', error: { code, message: 'As the gateway says.' } });
    const outcome = read(answer(status, text));
    expect(outcome).toMatchObject({ kind, answered: status });
    expect(Object.values(outcome)).toContain('As the gateway says.');
  });

  it('says that a web page came instead of data', () => {
    expect(read(answer(502, '<html><body>Bad gateway</body></html>'))).toMatchObject({
      kind: 'unknown',
      why: expect.stringContaining('A web page came back instead of data'),
    });
  });

  it.each(['timeout', 'network', 'cancelled'] as const)('leaves %s unknown', (reason) => {
    expect(read({ kind: 'no_answer', reason }).kind).toBe('unknown');
  });

  it('reports that nothing left an offline device', () => {
    expect(read({ kind: 'no_answer', reason: 'offline' })).toEqual({
      kind: 'not_sent',
      why: 'This device is offline.',
    });
  });
});

function hasPendingStatus(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'status' in body && body.status === 'pending';
}
