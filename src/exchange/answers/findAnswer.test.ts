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
    code: 'unreachable',
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
  'Your status: 503 points',
  '{"text":"status=503 and HTTP errors"}',
])('%j holds no answer', (text) => {
  expect(findAnswer(text)).toBeUndefined();
});

const template = '{"name":"a","type":"text_message","component":{"text":"Your status: 503 points"}}';
const request = `curl -X POST https://x.test/v2/rcs/demo/templates -d '${template}'`;

test.each<[string, string, object]>([
  ['behind a command', `${request}\nHTTP/2 429 \nretry-after: 37\n`, { status: 429, retryAfter: '37' }],
  ['in capitals', `${request}\nHTTP/1.1 429\nRetry-After: 37`, { status: 429, retryAfter: '37' }],
  ['alone', 'HTTP/1.1 429 Too Many Requests\nRetry-After: 37', { status: 429, retryAfter: '37' }],
  [
    'as curl -v shows it',
    [
      '> POST /v2/rcs/demo/templates HTTP/1.1',
      '> Content-Length: 503',
      '>',
      '< HTTP/1.1 100 Continue',
      '< HTTP/1.1 503 Service Unavailable',
      '< X-Request-Id: k1',
      '<',
      '* Connection #0 to host x.test left intact',
    ].join('\n'),
    { status: 503, requestId: 'k1' },
  ],
  ['in a line of a log', `2026-11-28 ERROR body=${template} status_code: 429`, { status: 429 }],
  ['as a field of a log', `level=error status=503 body=${JSON.stringify(template)}`, { status: 503 }],
  ['in JSON', `{"level":"error","status_code":401,"request":${template}}`, { status: 401 }],
  ['in a log of a web server', '10.0.0.1 - - "POST /v2/rcs/demo/templates HTTP/1.1" 502 0', { status: 502 }],
])('a response without a body is found %s', (_name, text, rest) => {
  expect(findAnswer(text)).toEqual({ kind: 'refusal', isGateway: false, ...rest });
});

test('a body that is a web page is kept, and a status beside an error of the interface adds its headers', () => {
  expect(findAnswer('HTTP/1.1 400 Bad Request\nContent-Type: text/html\n\n<html>No</html>\n')).toMatchObject({
    status: 400,
    body: '<html>No</html>',
  });
  const busy = { error: { code: 429, message: 'Slow down.' } };
  expect(findAnswer(`HTTP/2 429\nretry-after: 9\n\n${JSON.stringify(busy)}`)).toEqual({
    kind: 'refusal',
    status: 429,
    message: 'Slow down.',
    isGateway: false,
    retryAfter: '9',
  });
});
