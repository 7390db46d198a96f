import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../http/request';
import { readStart, readStartAnswer } from './readStart';

const target =
  'https://operator.example/v?client_id=c&redirect_uri=https%3A%2F%2Fservice.example%2Fcallback&app_partner_code=p&state=s';
const documented = {
  id: 'v-1',
  method: 'seamless',
  seamless: { targetUri: target },
  _links: [{ rel: 'status', href: '/verification/v1/verifications/id/v-1', method: 'GET' }],
};
const deviationsOf = (answer: unknown) => readStartAnswer(JSON.stringify(answer)).deviations;

describe('readStartAnswer', () => {
  test('an answer as documented has no deviation and keeps the raw text', () => {
    const raw = JSON.stringify(documented);
    expect(readStartAnswer(raw)).toEqual({
      id: 'v-1',
      method: 'seamless',
      targetUri: target,
      links: documented._links,
      deviations: [],
      raw,
    });
  });

  test.each([
    ['no id', { ...documented, id: undefined }, /^id is missing/],
    ['a number as id', { ...documented, id: 7 }, /^id is missing/],
    ['another method', { ...documented, method: 'sms' }, /^method is “sms”/],
    ['no method', { ...documented, method: undefined }, /^method is missing/],
    ['no seamless', { ...documented, seamless: undefined }, /^seamless is missing/],
    ['no target', { ...documented, seamless: {} }, /targetUri is missing/],
    [
      'a script as target',
      { ...documented, seamless: { targetUri: `javascript:0?${target.split('?')[1]}` } },
      /javascript/,
    ],
    ['no state', { ...documented, seamless: { targetUri: target.replace('&state=s', '') } }, /has no state/],
    ['two states', { ...documented, seamless: { targetUri: `${target}&state=t` } }, /state 2 times/],
    ['no links', { ...documented, _links: undefined }, /^_links is missing/],
    ['links by name', { ...documented, _links: { status: {} } }, /^_links is missing/],
    ['no status link', { ...documented, _links: [] }, /no link with rel “status”/],
    ['another verb', { ...documented, _links: [{ ...documented._links[0], method: 'POST' }] }, /not “GET”/],
    ['another path', { ...documented, _links: [{ ...documented._links[0], href: '/v2/status' }] }, /shape/],
    ['an unknown member', { ...documented, price: 1 }, /does not show: price/],
  ])('%s is named, and nothing else', (_what, answer, words) => {
    expect(deviationsOf(answer)).toEqual([expect.stringMatching(words)]);
  });

  test('links that are none are named by their place', () => {
    expect(deviationsOf({ ...documented, _links: [...documented._links, 7] })).toEqual([
      '_links[1] is not a link with rel, href and method.',
    ]);
  });

  test.each(['', '<html>', '[]', 'null', '"text"'])('%j can be read in no part', (raw) => {
    expect(readStartAnswer(raw)).toEqual({ links: [], deviations: [expect.any(String)], raw });
  });
});

const answer = (status: number, body: unknown, headers = {}): Outcome => ({
  kind: 'answer',
  status,
  headers: new Headers(headers),
  text: typeof body === 'string' ? body : JSON.stringify(body),
  json: typeof body === 'string' ? undefined : body,
});

describe('readStart', () => {
  test('a refusal names its parameter, its code and its words', () => {
    const body = { errorCode: 40001, message: 'method: must be seamless', reference: 'method' };
    expect(readStart(answer(400, body), 0)).toMatchObject({
      kind: 'refused',
      status: 400,
      parameter: 'method',
      errorCode: 40001,
      message: 'method: must be seamless',
    });
  });

  test('a refusal without code and reference keeps its words', () => {
    expect(readStart(answer(400, { message: 'Blocked' }), 0)).toMatchObject({ message: 'Blocked' });
    expect(readStart(answer(403, ''), 0)).toMatchObject({ message: 'The platform gave no reason.' });
  });

  test('429 tells from when on it may be asked again', () => {
    expect(readStart(answer(429, '', { 'Retry-After': '7' }), 1000)).toMatchObject({
      kind: 'refused',
      status: 429,
      until: 8000,
    });
  });

  test.each([201, 204, 301, 408, 500, 502, 503, 504])('%i leaves the outcome unknown', (status) => {
    expect(readStart(answer(status, 'x'), 0).kind).toBe('unknown');
  });

  test('the gateway’s own refusal is told from the platform’s', () => {
    const body = { source: 'gateway', error: { code: 'origin', message: 'Origin: …' } };
    expect(readStart(answer(403, body), 0)).toEqual({ kind: 'gateway_refused', message: 'Origin: …' });
  });

  test('an offline device sent nothing; a lost connection may have', () => {
    expect(readStart({ kind: 'no_answer', reason: 'offline' }, 0).kind).toBe('not_sent');
    expect(readStart({ kind: 'no_answer', reason: 'network' }, 0).kind).toBe('unknown');
  });
});
