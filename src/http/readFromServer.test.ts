import { afterEach, expect, test, vi } from 'vitest';
import { readFromServer } from './readFromServer';

afterEach(() => vi.unstubAllGlobals());

const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);
const parse = (json: unknown) => (Array.isArray(json) ? json.length : undefined);

test('an answer of the expected shape is read', async () => {
  answerWith(() => Promise.resolve(new Response('[1,2]')));
  expect(await readFromServer('/api/list', parse)).toBe(2);
});

test.each([
  ['another shape', () => Promise.resolve(new Response('{}')), 'can’t read (status 200)'],
  ['another status', () => Promise.resolve(new Response('[]', { status: 500 })), 'can’t read (status 500)'],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'isn’t responding'],
])('%s throws a sentence for people', async (_, answer, words) => {
  answerWith(answer);
  await expect(readFromServer('/api/list', parse)).rejects.toThrow(words);
});

test('an offline device is named as such', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('location', { hostname: 'builder.example.com' });
  await expect(readFromServer('/api/list', parse)).rejects.toThrow('This device is offline.');
});
