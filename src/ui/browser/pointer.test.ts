// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ignoreSecondPress } from './pointer';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

function press(detail: number): boolean {
  let arrived = false;
  const target = document.body.appendChild(document.createElement('button'));
  target.addEventListener('click', () => (arrived = true));
  target.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
  target.remove();
  return arrived;
}

test('only the second half of a double press is ignored, and only for a moment', () => {
  expect(press(2)).toBe(true);
  ignoreSecondPress();
  expect([press(0), press(1), press(2), press(3)]).toEqual([true, true, false, false]);
  vi.advanceTimersByTime(600);
  expect(press(2)).toBe(true);
});
