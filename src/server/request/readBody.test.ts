import { expect, test } from 'vitest';
import { readBody } from './readBody';

/** An endless body, by default without Content-Length; counts the chunks that were read. */
function endless(headers: Record<string, string> = {}) {
  const taken = { chunks: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        taken.chunks += 1;
        controller.enqueue(new Uint8Array(1000));
      },
    },
    { highWaterMark: 0 },
  );
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' };
  return { request: new Request('http://localhost/', init), taken };
}

test('a body up to the limit is read whole', async () => {
  const request = new Request('http://localhost/', { method: 'POST', body: 'x'.repeat(100) });
  expect(await readBody(request, 100)).toHaveLength(100);
});

test('a body above the limit is refused', async () => {
  const request = new Request('http://localhost/', { method: 'POST', body: 'x'.repeat(101) });
  expect(await readBody(request, 100)).toBe('too large');
});

test('a length above the limit is refused before the first byte', async () => {
  const { request, taken } = endless({ 'Content-Length': '101' });
  expect(await readBody(request, 100)).toBe('too large');
  expect(taken.chunks).toBe(0);
});

test('a body without a length is read no further than the limit', async () => {
  const { request, taken } = endless();
  expect(await readBody(request, 10_000)).toBe('too large');
  expect(taken.chunks).toBeLessThan(20);
});

test('a request without a body has an empty one', async () => {
  expect(await readBody(new Request('http://localhost/'))).toHaveLength(0);
});
