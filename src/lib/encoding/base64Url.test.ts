import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { base64UrlToBytes, bytesToBase64Url } from './base64Url';

test('bytes come back from the URL-safe alphabet as Node writes it', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const text = bytesToBase64Url(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64url'));
      expect(base64UrlToBytes(text)).toEqual(bytes);
    }),
  );
});

test.each(['+A', '/A', 'QQ==', 'QQ ', 'Q', 'QR', 'QUJDR'])('%s is no canonical base64url', (value) => {
  expect(base64UrlToBytes(value)).toBeUndefined();
});
