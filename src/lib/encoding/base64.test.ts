import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base64ToBytes, bytesToBase64 } from './base64';

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
