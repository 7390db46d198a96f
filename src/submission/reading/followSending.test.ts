// @vitest-environment jsdom
import { focusManager, MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { SendingRecord } from '../../schema/draft/draft';
import { orderShipped } from '../../schema/examples/cards';
import { createFollower } from './followSending';
import type { StoredLookup } from './readStored';

const { template: payload } = orderShipped;
const stored = { name: payload.name, type: payload.type, component: payload.component };
const unknown = (at = 0): SendingRecord => ({
  at,
  platform: 'embedded',
  appId: 'demo',
  outcome: 'unknown',
  summary: 'Unknown.',
  payload,
});
const created = (status: SendingRecord['status'] & string): SendingRecord => ({
  ...unknown(),
  outcome: 'created',
  status,
  summary: 'Created.',
});
const found = (status: SendingRecord['status'] & string): StoredLookup => ({
  kind: 'found',
  template: { ...stored, status },
});
const absent: StoredLookup = { kind: 'absent' };

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  focusManager.setFocused(true);
});
afterEach(() => {
  vi.useRealTimers();
});

/** A follower of these sendings, and the platform's answers in order; the last one repeats. */
function follow(records: SendingRecord[], ...answers: (StoredLookup | undefined)[]) {
  const sendings = createStore<readonly SendingRecord[]>(() => records);
  const looks: number[] = [];
  const queries = new QueryClient();
  const onSettled = vi.fn<(record: SendingRecord) => void>();
  const follower = createFollower({
    queries,
    draftId: () => 'draft-1',
    sendings,
    async lookUp() {
      looks.push(Date.now());
      return answers.length > 1 ? answers.shift() : answers[0];
    },
    onSettled,
  });
  const stop = follower.start();
  /** Begins a request that creates the template; the returned function ends it. */
  function send() {
    let end: (() => void) | undefined;
    const answer = new Promise<void>((resolve) => {
      end = resolve;
    });
    const mutationKey = ['create-template', 'draft-1'];
    void new MutationObserver(queries, { mutationKey, mutationFn: () => answer }).mutate();
    return () => end?.();
  }
  return { follower, sendings, send, looks, onSettled, stop };
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe('an unknown outcome', () => {
  it('is settled by the template that was sent, without a press', async () => {
    const { sendings, looks, onSettled } = follow([unknown()], absent, found('pending'));
    await pass(6);
    expect(looks).toEqual([0, 5000]);
    expect(sendings.getState()).toEqual([
      { ...created('pending'), summary: 'Found on the platform: approval pending' },
    ]);
    expect(onSettled).toHaveBeenCalledTimes(1);
  });

  it('is looked for after its answer, although its record stood before the sending', async () => {
    const { sendings, send, looks } = follow([], absent, absent, found('pending'));
    sendings.setState([unknown(1)], true);
    await pass(1);
    const end = send();
    await pass(30);
    end();
    await pass(6);
    expect(looks).toEqual([0, 31_000, 36_000]);
    expect(sendings.getState()).toMatchObject([{ outcome: 'created', status: 'pending' }]);
  });

  it('is most likely not created after four looks at 0, 5, 20 and 80 seconds, and no more follow', async () => {
    const { follower, sendings, looks } = follow([unknown()], absent);
    await pass(79);
    expect(follower.state.getState().result).toBeUndefined();
    await pass(1000);
    expect(looks).toEqual([0, 5000, 20_000, 80_000]);
    expect(follower.state.getState()).toMatchObject({ result: 'absent', absences: 4 });
    expect(sendings.getState()).toEqual([unknown()]);
  });

  it('is not settled by another template of the name', async () => {
    const other: StoredLookup = {
      kind: 'found',
      template: { ...stored, status: 'approved', component: { text: 'Another' } },
    };
    const { follower, sendings, looks } = follow([unknown()], other);
    await pass(200);
    expect(follower.state.getState().result).toBe('other');
    expect(sendings.getState()).toEqual([unknown()]);
    expect(looks).toHaveLength(1);
  });

  it('stays unknown where the platform cannot be asked', async () => {
    const { follower, looks } = follow([unknown()], { kind: 'unreadable', forGood: true });
    await pass(200);
    expect(follower.state.getState().result).toBe('unreadable');
    expect(looks).toHaveLength(1);
  });

  it('is looked for anew when its answer is lost, although a look began before the request', async () => {
    const { send, sendings } = follow([], absent, found('pending'));
    // The record of a sending stands before its request is under way.
    sendings.setState([unknown(7)], true);
    vi.advanceTimersByTime(0);
    const end = send();
    await pass(10);
    end();
    await pass(6);
    expect(sendings.getState()[0]).toMatchObject({ outcome: 'created', status: 'pending' });
  });

  it('is looked for anew when its answer is lost after a look that found nothing', async () => {
    const { send, sendings } = follow([], absent, found('pending'));
    sendings.setState([unknown(7)], true);
    await pass(1);
    const end = send();
    await pass(10);
    end();
    await pass(6);
    expect(sendings.getState()[0]).toMatchObject({ outcome: 'created', status: 'pending' });
  });

  it('is looked for again after an answer that says nothing', async () => {
    const silent: StoredLookup = { kind: 'unreadable', forGood: false };
    const { sendings } = follow([unknown()], silent, silent, found('approved'));
    await pass(30);
    expect(sendings.getState()[0]).toMatchObject({ outcome: 'created', status: 'approved' });
  });

  it('is looked for while its answer is not awaited any more, and not before', async () => {
    const { send, sendings, looks } = follow([], found('pending'));
    const end = send();
    sendings.setState([unknown(7)], true);
    await pass(60);
    expect(looks).toEqual([]);
    end();
    await pass(1);
    expect(sendings.getState()[0]?.outcome).toBe('created');
  });
});

describe('a pending template', () => {
  it('is asked for every 30 seconds, and its new status is taken', async () => {
    const { sendings, looks } = follow([created('pending')], found('pending'), found('approved'));
    await pass(59);
    expect(looks).toEqual([30_000]);
    await pass(2);
    expect(sendings.getState()).toEqual([{ ...created('approved'), noticedAt: 60_000 }]);
    await pass(600);
    expect(looks).toHaveLength(2);
  });

  it('is asked for at once when its draft is opened later', async () => {
    vi.setSystemTime(3_600_000);
    const { sendings } = follow([created('pending')], found('rejected'));
    await pass(1);
    expect(sendings.getState()[0]?.status).toBe('rejected');
  });

  it('is asked for at once after the first sending of a visit, and after 30 seconds when it is sent again', async () => {
    const { sendings, send, looks } = follow([], found('pending'));
    async function sendFor(seconds: number) {
      const at = Date.now();
      const end = send();
      sendings.setState([unknown(at)], true);
      await pass(seconds);
      sendings.setState([{ ...created('pending'), at }], true);
      end();
    }
    await sendFor(5);
    await pass(31);
    expect(looks).toEqual([5000, 35_000]);
    await sendFor(4);
    await pass(31);
    expect(looks).toEqual([5000, 35_000, 70_000]);
  });

  it('is never asked for by a hidden page, and at once when it is shown again', async () => {
    const { looks } = follow([created('pending')], found('pending'));
    focusManager.setFocused(false);
    await pass(600);
    expect(looks).toEqual([]);
    focusManager.setFocused(true);
    await pass(1);
    expect(looks).toEqual([600_000]);
  });

  it('is asked for less often later', async () => {
    const { looks } = follow([created('pending')], found('pending'));
    await pass(24 * 3600);
    expect(looks.length).toBeLessThan(200);
    expect((looks.at(-1) ?? 0) - (looks.at(-2) ?? 0)).toBe(600_000);
  });

  it('keeps the status that a person has noted', async () => {
    const noted = {
      ...created('pending'),
      byHand: { status: 'approved' as const, on: '2027-03-14', setAt: 1 },
    };
    const { looks } = follow([noted], found('rejected'));
    await pass(100);
    expect(looks).toEqual([]);
  });

  it('is not asked for after the page was left', async () => {
    const { stop, looks } = follow([created('pending')], found('pending'));
    stop();
    await pass(600);
    expect(looks).toEqual([]);
  });
});

it('a press looks at once', async () => {
  const { follower, sendings } = follow([created('pending')], found('approved'));
  await follower.askNow();
  expect(sendings.getState()[0]?.status).toBe('approved');
});
