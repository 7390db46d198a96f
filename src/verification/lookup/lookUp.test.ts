import { afterEach, expect, test, vi } from 'vitest';
import { lookUp, waysOf } from './lookUp';

afterEach(() => vi.unstubAllGlobals());

/** A platform that knows what stands in `known`, by the end of its address, and refuses the rest. */
function platformWith(known: Record<string, string>, status = 404) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const way = address.replace(/^.*\/v1\/verifications\//, '');
    asked.push(way);
    const id = known[way];
    return id === undefined
      ? Response.json({ errorCode: 40003, message: 'id: is not known' }, { status })
      : Response.json({ id, method: 'seamless', status: 'FAIL', reason: 'Expired' });
  });
  return asked;
}
const service = { caller: { kind: 'gateway' } } as const;

test('a number is looked up as one, any other text as an id and then as a reference', async () => {
  expect(waysOf('+919876543210')).toEqual(['number', 'reference']);
  const asked = platformWith({ 'seamless/number/%2B919876543210': 'v-1', 'reference/order%207': 'v-2' });
  expect(await lookUp('+919876543210', service)).toEqual({ kind: 'found', by: 'number', id: 'v-1' });
  expect(await lookUp('order 7', service)).toEqual({ kind: 'found', by: 'reference', id: 'v-2' });
  expect(asked).toEqual(['seamless/number/%2B919876543210', 'id/order%207', 'reference/order%207']);
});

test('what no way knows is unknown', async () => {
  platformWith({});
  expect(await lookUp('order 8', service)).toEqual({ kind: 'unknown', tried: ['id', 'reference'] });
});

test('a refusal or failure says nothing about whether it exists', async () => {
  for (const status of [401, 403, 503]) {
    platformWith({}, status);
    expect(await lookUp('order 8', service)).toMatchObject({ kind: 'not_answered', by: 'id' });
  }
});
