import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finishSteps, takeSteps, type Steps } from './idle';

/** The steps of each slice that was taken. */
let slices: string[][] = [];
let now = 0;

beforeEach(() => {
  slices = [[]];
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    slices.push([]);
    queueMicrotask(run);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Work of steps that take some milliseconds each. */
function* work(milliseconds: readonly number[]): Steps<string> {
  for (const [index, taken] of milliseconds.entries()) {
    now += taken;
    slices.at(-1)?.push(`${index}`);
    yield;
  }
  return 'done';
}

test('a slice ends with the first step that ends after four milliseconds', async () => {
  expect(await takeSteps(work([1, 1, 1, 1, 1, 9, 3, 3]))).toBe('done');
  expect(slices).toEqual([['0', '1', '2', '3'], ['4', '5'], ['6', '7'], []]);
});

test('an idle moment takes as many slices as it has time for', async () => {
  vi.stubGlobal('requestIdleCallback', (run: (deadline: Pick<IdleDeadline, 'timeRemaining'>) => void) => {
    slices.push([]);
    queueMicrotask(() => run({ timeRemaining: () => 20 }));
  });
  expect(await takeSteps(work([4, 4, 4, 4, 4, 4]))).toBe('done');
  expect(slices).toEqual([['0'], ['1', '2', '3', '4'], ['5']]);
});

test('all steps at once take no slice', () => {
  expect(finishSteps(work([9, 9, 9]))).toBe('done');
  expect(slices).toEqual([['0', '1', '2']]);
});

test('stopped work takes no further step', async () => {
  const stop = new AbortController();
  const taken = takeSteps(work([9, 9, 9]), stop.signal);
  stop.abort();
  expect(await taken).toBeUndefined();
  expect(slices).toEqual([['0'], []]);
});
