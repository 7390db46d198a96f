import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sizeOf } from '../../../../scripts/tests/sizes.mjs';
import { openTestApp, postJson, type TestApp } from '../../testing/testApp';

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp();
});
afterEach(() => app.close());

const start = { identity: { type: 'number', endpoint: '+919876543210' }, method: 'seamless' };
const headers = {
  Authorization: 'Application demo',
  'x-timestamp': '2027-03-14T09:30:00Z',
  'X-Forwarded-For': '192.0.2.10',
};

/** For each bit of values of 16 bytes, the number of values in which it is set. */
function countBits(values: Iterable<string>): number[] {
  const counts = Array<number>(128).fill(0);
  for (const value of values) {
    for (const [at, byte] of Buffer.from(value, 'base64url').entries())
      for (let bit = 0; bit < 8; bit += 1)
        counts[at * 8 + bit] = (counts[at * 8 + bit] ?? 0) + ((byte >> bit) & 1);
  }
  return counts;
}

const starts = sizeOf({ everyday: 1000, full: 10_000 });

test(`ids and states do not repeat in ${starts} starts, and each of their 128 bits is as often 0 as 1`, async () => {
  // These rows need not survive a power cut; waiting for the disk would take minutes.
  await sql`PRAGMA synchronous = OFF`.execute(app.database);
  const ids = new Set<string>();
  const states = new Set<string>();
  for (let at = 0; at < starts; at += 1) {
    const answer = await app.call('/verification/v1/verifications', postJson(start, headers));
    const { id, seamless } = await answer.json();
    ids.add(id);
    states.add(new URL(seamless.targetUri).searchParams.get('state') ?? '');
  }
  expect([ids.size, states.size]).toEqual([starts, starts]);
  // Eight standard deviations: a random bit is further off once in 10^15 runs.
  const tolerance = 4 * Math.sqrt(starts);
  const uneven = [...countBits(ids), ...countBits(states)].filter(
    (count) => Math.abs(count - starts / 2) > tolerance,
  );
  expect(uneven).toEqual([]);
}, 180_000);
