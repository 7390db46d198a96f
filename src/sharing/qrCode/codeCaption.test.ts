import { expect, test } from 'vitest';
import { codeCaption } from './codeCaption';

test.each([
  [41, 'builder.example', 'Scan to open the read-only view on your phone.'],
  [
    41,
    '192.168.1.7',
    'Scan to open the read-only view on your phone. The phone must be in the same network.',
  ],
  [
    145,
    'builder.example',
    'Scan to open the read-only view on your phone. The code is dense: hold the phone still, about a hand away.',
  ],
  [
    145,
    'localhost',
    'A phone cannot open this code: the page runs at localhost, which is this computer itself. Open the page at its network address, and share from there.',
  ],
])('a code of %i modules on a page at %s: %s', (size, hostname, caption) => {
  expect(codeCaption({ size }, hostname)).toBe(caption);
});
