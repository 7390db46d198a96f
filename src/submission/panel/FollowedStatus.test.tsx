// @vitest-environment jsdom
import { focusManager, QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { SendingRecord } from '../../schema/draft/draft';
import { orderShipped } from '../../schema/examples/cards';
import { createFollower } from '../reading/followSending';
import type { StoredLookup } from '../reading/readStored';
import { AskStatus, LookNotice } from './FollowedStatus';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const { template: payload } = orderShipped;
const { name, type, component } = payload;
const record = (outcome: 'unknown' | 'created'): SendingRecord => ({
  at: 0,
  platform: 'embedded',
  appId: 'demo',
  outcome,
  ...(outcome === 'created' ? { status: 'pending' as const } : {}),
  summary: '',
  payload,
});

/** What a look at the platform finds, by its name. */
const looks = {
  found: { kind: 'found', template: { name, type, component, status: 'pending' } },
  absent: { kind: 'absent' },
  other: { kind: 'found', template: { name, type, component: { text: 'Another' }, status: 'pending' } },
  silent: { kind: 'unreadable', forGood: false },
  unreadable: { kind: 'unreadable', forGood: true },
} satisfies Record<string, StoredLookup>;
type Look = keyof typeof looks;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  focusManager.setFocused(true);
});
afterEach(() => {
  vi.useRealTimers();
});

/** A follower whose looks find these in order, each after some seconds; only a press looks. */
function followed(outcome: 'unknown' | 'created') {
  const sendings = createStore<readonly SendingRecord[]>(() => [record(outcome)]);
  let next: { found: Look; seconds: number } = { found: 'silent', seconds: 0 };
  const follower = createFollower({
    queries: new QueryClient(),
    draftId: () => 'draft-1',
    sendings,
    async lookUp() {
      const { found, seconds } = next;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      return looks[found];
    },
    onSettled: () => undefined,
  });
  const stop = follower.start();
  async function look(found: Look, seconds: number) {
    next = { found, seconds };
    // A look that is under way is not begun again.
    await vi.advanceTimersByTimeAsync(20_000);
    const asked = follower.askNow();
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    await asked;
  }
  return { follower, sendings, stop, look };
}

/** What the page says of a sending, and whether it offers another look. */
function shown({ follower, sendings }: ReturnType<typeof followed>) {
  const isCreated = sendings.getState()[0]?.outcome === 'created';
  const host = document.createElement('div');
  const root = createRoot(host);
  act(() => root.render(isCreated ? <AskStatus follower={follower} /> : <LookNotice follower={follower} />));
  const result = {
    isCreated,
    words: host.querySelector('p')?.textContent.trim() ?? '',
    canLook: host.querySelector('button') !== null,
  };
  act(() => root.unmount());
  return result;
}

/** What each look lets the page say of a template that was sent, and of one that was created. */
const says = {
  unknown: {
    absent: /Not found|has no template with this name/,
    other: /different template/,
    silent: /Checking whether|Not found|isn’t responding/,
    unreadable: /can’t report/,
  },
  created: {
    found: /Still pending/,
    other: /Still pending/,
    absent: /no longer has/,
    silent: /Still pending|no longer has|refreshes automatically/,
    unreadable: /^$/,
  },
} satisfies Record<'unknown' | 'created', Partial<Record<Look, RegExp>>>;

it('an absence before the template was found says nothing of the template that was found', async () => {
  const page = followed('unknown');
  await page.look('absent', 0);
  await page.look('found', 0);
  expect(shown(page)).toMatchObject({
    isCreated: true,
    words: expect.stringContaining('Still pending') as string,
  });
  page.stop();
});

it('the words agree with the last look, whatever was seen before', async () => {
  const step = fc.record({
    look: fc.constantFrom(...(Object.keys(looks) as Look[])),
    seconds: fc.constantFrom(0, 9),
  });
  const sequence = fc.tuple(
    fc.constantFrom('unknown' as const, 'created' as const),
    fc.array(step, { minLength: 1, maxLength: 8 }),
  );
  await fc.assert(
    fc.asyncProperty(sequence, async ([outcome, steps]) => {
      const page = followed(outcome);
      for (const { look, seconds } of steps) {
        // oxlint-disable-next-line no-await-in-loop -- one look after the other
        await page.look(look, seconds);
      }
      const last = steps.at(-1)?.look ?? 'silent';
      const { isCreated, words, canLook } = shown(page);
      const expected: Partial<Record<Look, RegExp>> = says[isCreated ? 'created' : 'unknown'];
      expect(words).toMatch(expected[last] ?? /./);
      const { absences } = page.follower.state.getState();
      if (last === 'absent' && !isCreated) expect(/After four checks/.test(words)).toBe(absences >= 4);
      // Whoever was told that the platform does not say now can look again.
      expect(canLook).toBe(last !== 'unreadable');
      page.stop();
    }),
    { numRuns: 100 },
  );
}, 60_000);
