import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { base64ToBytes, bytesToBase64, base64UrlToBytes, bytesToBase64Url } from './base64';

describe('bytesToBase64', () => {
  it('writes the same as Node', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(bytesToBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      }),
    );
  });
});

describe('base64ToBytes', () => {
  it('gives the bytes back', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(base64ToBytes(bytesToBase64(bytes))).toEqual(bytes);
      }),
    );
  });

  it.each([
    'A',
    'AA',
    'AAA',
    '=',
    '====',
    'A===',
    'AB==',
    'AAB=',
    'AA=A',
    'AA==AAAA',
    'AA-_',
    'AAAA\n',
    ' AAAA',
    'AAA\u0000',
    'ÄAAA',
    '\ud800AAA',
  ])('is undefined for %j', (value) => {
    expect(base64ToBytes(value)).toBeUndefined();
  });

  it('takes exactly the texts that bytesToBase64 writes', () => {
    const nearlyBase64 = fc
      .array(fc.constantFrom('A', 'B', 'Q', 'g', '/', '+', '=', '-', ' '), { maxLength: 12 })
      .map((characters) => characters.join(''));
    fc.assert(
      fc.property(nearlyBase64, (value) => {
        const isWritten = Buffer.from(value, 'base64').toString('base64') === value;
        expect(base64ToBytes(value) !== undefined).toBe(isWritten);
      }),
    );
  });

  it('reads a megabyte', () => {
    expect(base64ToBytes('A'.repeat(1_000_000))).toHaveLength(750_000);
    expect(base64ToBytes('='.repeat(1_000_000))).toBeUndefined();
  });
});

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
