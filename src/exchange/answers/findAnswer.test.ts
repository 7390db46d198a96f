import { expect, test } from 'vitest';
import { findAnswer } from './findAnswer';

const refusal = { error: { code: 400, message: 'component.text: is required' } };
const found = {
  kind: 'refusal',
  status: 400,
  message: 'component.text: is required',
  isGateway: false,
};

test.each<[string, string]>([
  ['alone', JSON.stringify(refusal)],
  [
    'with its headers',
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(refusal)}`,
  ],
  ['behind its request', `> {"name":"a","component":{"text":""}}\n< ${JSON.stringify(refusal)}`],
  ['in a line of a log', `status=400 body=${JSON.stringify(JSON.stringify(refusal))} ms=12`],
])('a refusal %s is found', (_name, text) => {
  expect(findAnswer(text)).toEqual(found);
});

test('a refusal of the gateway is told apart, with the id of its request', () => {
  const answer = {
    source: 'gateway',
    error: { code: 'unreachable', message: 'Nothing was sent.' },
    requestId: 'k1',
  };
  expect(findAnswer(JSON.stringify(answer))).toEqual({
    kind: 'refusal',
    message: 'Nothing was sent.',
    isGateway: true,
    requestId: 'k1',
  });
});

test.each<[string, unknown, { id?: string }]>([
  ['start', { identity: { type: 'number', endpoint: '+919876543210' }, method: 'seamless' }, {}],
  ['answer', { id: 'v1', method: 'seamless', seamless: { targetUri: 'https://x.test' } }, { id: 'v1' }],
  ['status', { id: 'v1', method: 'seamless', status: 'FAIL', reason: 'Expired' }, { id: 'v1' }],
  ['error', { errorCode: 40001, message: 'identity.endpoint' }, {}],
])('the %s of a verification is found', (_name, value, rest) => {
  expect(findAnswer(`curl x -d '${JSON.stringify(value)}'`)).toEqual({ kind: 'verification', ...rest });
});

test('the documented answer counts before the words of the log around it', () => {
  const line = { level: 'error', status: 400, error: 'Request failed', response: refusal };
  expect(findAnswer(JSON.stringify(line))).toEqual(found);
});

test.each([
  '',
  '{"status":200,"message":"ok"}',
  '{"status":"approved","error":"none"}',
  'Hello {name}',
  '{"text":"Hello"}',
  '{"error":"no"}',
  '{"method":"POST"}',
])('%j holds no answer', (text) => {
  expect(findAnswer(text)).toBeUndefined();
});
