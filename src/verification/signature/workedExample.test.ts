import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { signRequest, stringToSign } from '../../schema/verification/signature';

const page = readFileSync(new URL('../../../docs/verification.md', import.meta.url), 'utf8');

test('the worked example of the documentation is right', () => {
  const [, body = '', secret = ''] = /With the body `(.+)` and the secret\s+`(.+)`:/.exec(page) ?? [];
  const [, text = ''] = /```\n(POST\n[^`]+)\n```/.exec(page) ?? [];
  const [, signature] = /Application demo:(\S+)`/.exec(page) ?? [];
  const request = {
    method: 'POST',
    body,
    contentType: 'application/json',
    timestamp: '2027-03-14T09:30:00Z',
    path: '/verification/v1/verifications',
  };
  expect(stringToSign(request)).toBe(text);
  expect(signRequest(request, secret)).toBe(signature);
});
