import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { deflateRaw, inflateRaw } from './shareLink';

const CAP = 512 * 1024;

test('bytes come back, from any compressor', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 5000 }), async (bytes) => {
      const own = await deflateRaw(new Uint8Array(bytes));
      expect(new Uint8Array(inflateRawSync(own))).toEqual(new Uint8Array(bytes));
      expect(await inflateRaw(new Uint8Array(deflateRawSync(bytes)), CAP)).toEqual({
        ok: true,
        bytes: new Uint8Array(bytes),
      });
    }),
  );
});

test('exactly the cap is inflated, one byte more is not', async () => {
  const atCap = await inflateRaw(new Uint8Array(deflateRawSync(Buffer.alloc(CAP, 'a'))), CAP);
  expect(atCap.ok && atCap.bytes.length).toBe(CAP);
  const over = await inflateRaw(new Uint8Array(deflateRawSync(Buffer.alloc(CAP + 1, 'a'))), CAP);
  expect(over).toEqual({ ok: false, kind: 'too_large', inflated: CAP + 1 });
});

test('a bomb of 100 MB stops within one chunk of the cap', async () => {
  const bomb = new Uint8Array(deflateRawSync(Buffer.alloc(100_000_000), { level: 9 }));
  const result = await inflateRaw(bomb, CAP);
  if (result.ok || result.kind !== 'too_large') throw new Error('the bomb was not stopped');
  expect(result.inflated).toBeGreaterThan(CAP);
  expect(result.inflated).toBeLessThanOrEqual(CAP + 256 * 1032);
});

test.each([
  ['nothing', new Uint8Array()],
  ['a reserved block type', Uint8Array.of(0xff, 1, 2, 3)],
  ['a stream that was cut', new Uint8Array(deflateRawSync('the same words again and again')).subarray(0, 9)],
])('%s is no compressed data', async (_, bytes) => {
  expect(await inflateRaw(bytes, CAP)).toEqual({ ok: false, kind: 'not_compressed' });
});
