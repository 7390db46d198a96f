import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSchedule } from './schedule';

const fail = (reason: string) => {
  throw new Error(reason);
};
const HOUR_MS = 3_600_000;

const ignore = () => undefined;

/** Work that ends when the test says so. */
function slowWork() {
  let begun = 0;
  let end: () => void = ignore;
  const work = (stop: AbortSignal) => {
    begun += 1;
    return new Promise<void>((resolve) => {
      end = resolve;
      stop.addEventListener('abort', () => stopped.push(begun));
    });
  };
  const stopped: number[] = [];
  return { work, stopped, end: () => end(), begun: () => begun };
}

test('a look that is under way is not begun twice', async () => {
  const { work, begun, end } = slowWork();
  const look = createSchedule().every(HOUR_MS, work, fail);
  look();
  look();
  expect(begun()).toBe(1);
  end();
  await setImmediate();
  look();
  expect(begun()).toBe(2);
});

test('the end waits for what is under way, which learns of it, and begins nothing more', async () => {
  const { work, begun, stopped, end } = slowWork();
  const schedule = createSchedule();
  const look = schedule.every(HOUR_MS, work, fail);
  look();
  let hasEnded = false;
  const ending = schedule.end(HOUR_MS).then(() => (hasEnded = true));
  await setImmediate();
  expect([hasEnded, stopped]).toEqual([false, [1]]);
  look();
  end();
  await ending;
  expect(begun()).toBe(1);
});

test('the end does not wait for ever', async () => {
  const { work } = slowWork();
  const schedule = createSchedule();
  schedule.every(HOUR_MS, work, fail)();
  await expect(schedule.end(1)).resolves.toBeUndefined();
});

test('a failure is reported, and the next look comes', async () => {
  const reasons: string[] = [];
  const look = createSchedule().every(
    HOUR_MS,
    () => Promise.reject(new Error('The mail server is away.')),
    (reason) => reasons.push(reason),
  );
  look();
  await setImmediate();
  look();
  await setImmediate();
  expect(reasons).toEqual(['The mail server is away.', 'The mail server is away.']);
});
