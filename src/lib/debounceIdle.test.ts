import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounceIdle } from './idle';

const run = vi.fn();
let call = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  run.mockReset();
  call = debounceIdle(run, { pause: 200, latest: 1000 });
});
afterEach(() => vi.useRealTimers());

function callEvery(milliseconds: number, times: number) {
  for (let count = 0; count < times; count += 1) {
    call();
    vi.advanceTimersByTime(milliseconds);
  }
}

test('runs once, when no call has come for a while', () => {
  callEvery(100, 5);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledOnce();
});

test('waits no longer than its latest, however many calls come', () => {
  callEvery(100, 15);
  expect(run).toHaveBeenCalledOnce();
});

test('counts anew after it has run', () => {
  callEvery(300, 1);
  callEvery(100, 9);
  expect(run).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(2);
});
