import { expect, test } from 'vitest';
import type { StatusOutcome } from './readStatus';
import { timelineOf } from './Timeline';
import { describeVerification } from './statusMessages';

test('a verification is described with its reason, reference and steps', () => {
  const outcome: Extract<StatusOutcome, { kind: 'status' }> = {
    kind: 'status',
    status: 'FAIL',
    reason: 'Denied',
    reference: 'order 7',
    times: { startedAt: Date.UTC(2026, 10, 20, 9, 30), answeredAt: Date.UTC(2026, 10, 20, 9, 31) },
    isFinal: true,
    deviations: [],
    raw: '',
  };
  const text = describeVerification('v-1', outcome, timelineOf(outcome, { askedAt: 0 }));
  const lines = text.split('\n');
  expect(lines[0]).toMatch(/^Not verified: Denied\. The operator rejected it without a reason/);
  expect(lines.slice(2, 4)).toEqual(['Verification v-1', 'Reference order 7']);
  expect(lines[4]).toMatch(/^Started: 20 Nov 2026, \d\d:\d\d\. The platform accepted the start\.$/);
  expect(lines[5]).toBe(
    'Opened: No call to the target address was seen. The platform sees calls at simulated operators only.',
  );
  expect(lines.at(-1)).toMatch(/^Times: /);
});
