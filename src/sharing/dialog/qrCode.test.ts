import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { MAX_CODE_BYTES, qrCodeSvg, toQrCode, type QrCode, codeCaption } from './qrCode';

/** The pixels of a code's path, some to one module, as a camera would see them. */
function toImage({ size, path }: QrCode) {
  const scale = 4;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let down = 0; down < scale; down += 1) {
      const from = (Number(y) * scale + down) * width + Number(x) * scale;
      for (let at = from; at < from + Number(length) * scale; at += 1) data.fill(0, at * 4, at * 4 + 3);
    }
  }
  return { width, height: width, data };
}

test.each([40, 301, 1005, 2000, MAX_CODE_BYTES])('an address of %i characters is read back', (length) => {
  const address = 'https://builder.example/inspect#v1.'.padEnd(length, 'aZ09-_');
  const code = toQrCode(address);
  if (!code) throw new Error('There is no code.');
  expect(decodeQR(toImage(code))).toBe(address);
});

test('an address that is too long has no code', () => {
  expect(toQrCode('a'.repeat(MAX_CODE_BYTES + 1))).toBeUndefined();
  expect(toQrCode('ü'.repeat(MAX_CODE_BYTES / 2 + 1))).toBeUndefined();
});

test('the file holds the code and its white ground', () => {
  const code = toQrCode('https://builder.example');
  expect(code && qrCodeSvg(code)).toMatch(/^<svg [^>]*><path fill="#fff" [^>]*\/><path d="M4 4h7v1h-7z/);
});

test.each([
  [41, 'builder.example', 'Scan to open the preview on your phone.'],
  [41, '192.168.1.7', 'Scan to open the preview on your phone. Your phone must be on the same network.'],
  [
    145,
    'builder.example',
    'Scan to open the preview on your phone. The code is dense: keep your phone close and still.',
  ],
  [
    145,
    'localhost',
    'Phones can’t open this code, because this page runs at localhost on your computer. Open the page at its network address and share from there.',
  ],
])('a code of %i modules on a page at %s: %s', (size, hostname, caption) => {
  expect(codeCaption({ size }, hostname)).toBe(caption);
});
