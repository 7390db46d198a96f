import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../http/request';
import { readStart } from './readStart';

const answer = (status: number, body: unknown, headers = {}): Outcome => ({
  kind: 'answer',
  status,
  headers: new Headers(headers),
  text: typeof body === 'string' ? body : JSON.stringify(body),
  json: typeof body === 'string' ? undefined : body,
});

describe('readStart', () => {
  test('a refusal has its parameter, its code and its message', () => {
    const body = { errorCode: 40001, message: 'method: must be seamless', reference: 'method' };
    expect(readStart(answer(400, body), 0)).toMatchObject({
      kind: 'refused',
      status: 400,
      parameter: 'method',
      errorCode: 40001,
      message: 'method: must be seamless',
    });
  });

  test('a refusal without code and reference keeps its message', () => {
    expect(readStart(answer(400, { message: 'Blocked' }), 0)).toMatchObject({ message: 'Blocked' });
    expect(readStart(answer(403, ''), 0)).toMatchObject({ message: 'The platform gave no reason.' });
  });

  test('a 429 gives the end of the wait', () => {
    expect(readStart(answer(429, '', { 'Retry-After': '7' }), 1000)).toMatchObject({
      kind: 'refused',
      status: 429,
      until: 8000,
    });
  });

  test.each([201, 204, 301, 408, 500, 502, 503, 504])('%i leaves the outcome unknown', (status) => {
    expect(readStart(answer(status, 'x'), 0).kind).toBe('unknown');
  });

  test('a refusal of the gateway is distinguished from one of the platform', () => {
    const body = { source: 'gateway', error: { code: 'origin', message: 'Origin: …' } };
    expect(readStart(answer(403, body), 0)).toEqual({ kind: 'gateway_refused', message: 'Origin: …' });
  });

  test('an offline device sent nothing, and a lost connection leaves the outcome unknown', () => {
    expect(readStart({ kind: 'no_answer', reason: 'offline' }, 0).kind).toBe('not_sent');
    expect(readStart({ kind: 'no_answer', reason: 'network' }, 0).kind).toBe('unknown');
  });
});
