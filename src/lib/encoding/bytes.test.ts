import { expect, test } from 'vitest';
import { crc32 } from './bytes';

const utf8 = (text: string) => new TextEncoder().encode(text);

test.each([
  ['', '00000000'],
  ['123456789', 'cbf43926'],
  ['The quick brown fox jumps over the lazy dog', '414fa339'],
  ['a', 'e8b7be43'],
])('the checksum of %j is %s', (text, checksum) => {
  expect(crc32(utf8(text))).toBe(checksum);
});
