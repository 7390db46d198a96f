import { createHash, createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signRequest, stringToSign } from './signature';

// The example of the public documentation (callback signed request).
const example = {
  method: 'POST',
  body: '{"event":"ace","callid":"822aa4b7-05b4-4d83-87c7-1f835ee0b6f6_257","timestamp":"2014-09-24T10:59:41Z","version":1}',
  contentType: 'application/json',
  timestamp: '2014-09-24T10:59:41Z',
  path: '/sinch/callback/ace',
};
const secret = 'BeIukql3pTKJ8RGL5zo0DA==';

describe('stringToSign', () => {
  it('joins verb, digest of the body, content type, time and path by line feeds', () => {
    expect(stringToSign(example)).toBe(
      'POST\nREWF+X220L4/Gw1spXOU7g==\napplication/json\nx-timestamp:2014-09-24T10:59:41Z\n/sinch/callback/ace',
    );
  });

  it('leaves the digest empty when there is no body', () => {
    expect(stringToSign({ ...example, method: 'GET', body: '', contentType: '' })).toBe(
      'GET\n\n\nx-timestamp:2014-09-24T10:59:41Z\n/sinch/callback/ace',
    );
  });
});

describe('signRequest', () => {
  it('gives the signature of the documented example', () => {
    expect(signRequest(example, secret)).toBe('Tg6fMyo8mj9pYfWQ9ssbx3Tc1BNC87IEygAfLbJqZb4=');
  });

  it.each([
    ['method', 'PUT'],
    ['body', `${example.body} `],
    ['contentType', 'application/json; charset=utf-8'],
    ['timestamp', '2014-09-24T10:59:42Z'],
    ['path', '/sinch/callback/ac'],
  ])('depends on the %s', (part, value) => {
    expect(signRequest({ ...example, [part]: value }, secret)).not.toBe(signRequest(example, secret));
  });

  it('agrees with another implementation on any body and secret', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), fc.uint8Array(), (body, key) => {
        const digest = createHash('md5').update(body, 'utf8').digest('base64');
        const text = `POST\n${digest}\napplication/json\nx-timestamp:now\n/v1`;
        const request = {
          method: 'POST',
          body,
          contentType: 'application/json',
          timestamp: 'now',
          path: '/v1',
        };
        expect(signRequest(request, Buffer.from(key).toString('base64'))).toBe(
          createHmac('sha256', key).update(text, 'utf8').digest('base64'),
        );
      }),
    );
  });

  it('throws when the secret is not Base64, and does not repeat it', () => {
    expect(() => signRequest(example, 'my-secret')).toThrow('The secret for signatures is not Base64.');
  });
});
