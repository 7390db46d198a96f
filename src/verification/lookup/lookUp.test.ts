import { afterEach, expect, test, vi } from 'vitest';
import { lookUp, keysOf } from './lookUp';

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
  expect(keysOf('+919876543210')).toEqual(['number', 'reference']);
  const asked = platformWith({ 'seamless/number/%2B919876543210': 'v-1', 'reference/order%207': 'v-2' });
  expect(await lookUp('+919876543210', service)).toMatchObject({ kind: 'found', by: 'number', id: 'v-1' });
  expect(await lookUp('order 7', service)).toMatchObject({ kind: 'found', by: 'reference', id: 'v-2' });
  expect(asked).toEqual(['seamless/number/%2B919876543210', 'id/order%207', 'reference/order%207']);
});

const earlier = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `e-${at}`, status: 'PENDING', startedAt: 'soon' }));
const answerWith = (list: unknown) =>
  vi.stubGlobal('fetch', async () =>
    Response.json({
      id: 'v-9',
      status: 'FAIL',
      reason: 'Denied',
      startedAt: '1970-01-01T00:00:01Z',
      earlier: list,
    }),
  );

test('the earlier ones are read, at most 50 in all, and what is none is passed over', async () => {
  answerWith([...earlier(2), null, { id: 7, status: 'PENDING' }, { id: 'no status' }]);
  expect(await lookUp('+919876543210', service)).toEqual({
    kind: 'found',
    by: 'number',
    id: 'v-9',
    all: [
      { id: 'v-9', status: 'FAIL', reason: 'Denied', startedAt: 1000 },
      { id: 'e-0', status: 'PENDING' },
      { id: 'e-1', status: 'PENDING' },
    ],
  });
  for (const list of [earlier(200), 'many']) {
    answerWith(list);
    expect(await lookUp('+919876543210', service)).toHaveProperty('all.length', list === 'many' ? 1 : 50);
  }
});

test('what no key finds is unknown', async () => {
  platformWith({});
  expect(await lookUp('order 8', service)).toEqual({ kind: 'unknown', tried: ['id', 'reference'] });
});

test('a refusal or failure says nothing about whether it exists', async () => {
  for (const status of [401, 403, 503]) {
    platformWith({}, status);
    expect(await lookUp('order 8', service)).toMatchObject({ kind: 'not_answered', by: 'id' });
  }
});
