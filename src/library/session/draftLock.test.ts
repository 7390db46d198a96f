import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftLock, type DraftLock } from './draftLock';

type Listener = (about: string) => void;

/** The messages between tabs: who listens in the other tabs a moment later hears them. */
const bus = vi.hoisted(() => ({
  listeners: new Map<string, Listener>(),
  /** The tab whose code runs now. */
  current: '',
}));

vi.mock('../storage/channel', () => ({
  askTabs(about: string) {
    const from = bus.current;
    for (const tab of bus.listeners.keys())
      if (tab !== from) setTimeout(() => within(tab, () => bus.listeners.get(tab)?.(about)), 1);
  },
  listenToTabs(_draftId: string, listener: Listener) {
    const tab = bus.current;
    bus.listeners.set(tab, listener);
    return () => bus.listeners.delete(tab);
  },
}));

function within<Value>(tab: string, run: () => Value): Value {
  const before = bus.current;
  bus.current = tab;
  try {
    return run();
  } finally {
    bus.current = before;
  }
}

type Request = {
  tab: string;
  callback: (lock: object | null) => unknown;
  signal: AbortSignal | undefined;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  hasStarted?: boolean;
  isStolen?: boolean;
};

/** Web Locks of one name as the specification words them: a queue, `ifAvailable`, `signal` and `steal`. */
function createLocks() {
  let holder: Request | undefined;
  let queue: Request[] = [];

  function grant(request: Request) {
    holder = request;
    setTimeout(() => {
      // Aborted after the grant and before the callback.
      if (request.signal?.aborted) {
        release(request);
        return;
      }
      request.hasStarted = true;
      const held = within(request.tab, () => request.callback({}));
      if (request.isStolen) request.reject(aborted());
      void Promise.resolve(held).then((value) => {
        request.resolve(value);
        release(request);
      });
    });
  }
  function release(request: Request) {
    if (holder !== request) return;
    holder = undefined;
    next();
  }
  function next() {
    const request = queue.shift();
    if (request) grant(request);
  }
  return {
    isHeld: () => holder !== undefined,
    request(_name: string, options: LockOptions, callback: Request['callback']): Promise<unknown> {
      const tab = bus.current;
      return new Promise((resolve, reject) => {
        const request: Request = { tab, callback, signal: options.signal, resolve, reject };
        if (options.signal?.aborted) reject(aborted());
        else if (options.steal) {
          const victim = holder;
          grant(request);
          // The callback of the lock that is stolen runs first.
          if (victim?.hasStarted) victim.reject(aborted());
          else if (victim) victim.isStolen = true;
        } else if (options.ifAvailable && (holder || queue.length > 0)) {
          setTimeout(() => resolve(within(tab, () => callback(null))));
        } else {
          options.signal?.addEventListener('abort', () => {
            if (request.hasStarted) return;
            queue = queue.filter((each) => each !== request);
            reject(aborted());
          });
          queue.push(request);
          if (!holder) next();
        }
      });
    },
  };
}

const aborted = () => new DOMException('aborted', 'AbortError');

let locks: ReturnType<typeof createLocks>;

beforeEach(() => {
  vi.useFakeTimers();
  locks = createLocks();
  vi.stubGlobal('navigator', { locks });
  bus.listeners.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(5000);

function openTab(name: string, saveMs = 0): DraftLock {
  return within(name, () => {
    const lock = createDraftLock('d1');
    lock.ask();
    lock.beforeRelease(() => new Promise((resolve) => setTimeout(resolve, saveMs)));
    return lock;
  });
}

test('a third tab does not get the draft that another one takes over', async () => {
  const [a, b, c] = [openTab('a'), openTab('b'), openTab('c')];
  await settle();
  expect([a, b, c].map((lock) => lock.state.getState())).toEqual(['held', 'elsewhere', 'elsewhere']);
  const taking = within('c', () => c.takeOver());
  await vi.advanceTimersByTimeAsync(50);
  await taking;
  expect([a, b, c].map((lock) => lock.state.getState())).toEqual(['taken', 'elsewhere', 'held']);
});

test('a draft is taken back at once, and as often as a person likes', async () => {
  const [a, b] = [openTab('a'), openTab('b')];
  await settle();
  for (let round = 0; round < 5; round += 1) {
    void within('b', () => b.takeOver());
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await vi.advanceTimersByTimeAsync(30);
    expect(b.state.getState()).toBe('held');
    void within('a', () => a.takeOver());
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await vi.advanceTimersByTimeAsync(30);
    expect(a.state.getState()).toBe('held');
  }
  await settle();
  expect([a.state.getState(), b.state.getState()]).toEqual(['held', 'taken']);
});

test('a take-over ends when its page is left', async () => {
  openTab('a', 10_000);
  const b = openTab('b');
  await settle();
  const ended = vi.fn();
  void within('b', () => b.takeOver()).then(ended);
  within('b', () => b.release());
  await vi.advanceTimersByTimeAsync(10);
  expect(ended).toHaveBeenCalledOnce();
});

test('a tab that asks twice for a draft and leaves it does not take it back', async () => {
  // The save takes longer than the other tab waits: the lock is stolen.
  const a = openTab('a', 1600);
  const c = openTab('c', 1600);
  const ended = vi.fn();
  void within('c', () => c.takeOver()).then(ended);
  await vi.advanceTimersByTimeAsync(1499);
  void within('a', () => a.takeOver());
  await vi.advanceTimersByTimeAsync(1);
  // The stolen lock is on its way.
  void within('c', () => c.takeOver()).then(ended);
  await vi.advanceTimersByTimeAsync(1);
  expect(c.state.getState()).toBe('held');
  within('c', () => c.release());
  await settle();
  expect([a.state.getState(), c.state.getState()]).toEqual(['held', 'asking']);
  expect(ended).toHaveBeenCalledTimes(2);
});

const tabs = ['a', 'b', 'c'] as const;
const step = fc.record({
  tab: fc.constantFrom(...tabs),
  act: fc.constantFrom('takeOver', 'accept', 'reopen'),
  wait: fc.constantFrom(0, 1, 20, 90, 110, 600, 1499, 1501, 3000),
});

test('whatever three tabs do, each take-over ends, and at most one tab edits', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 12 }),
      fc.constantFrom(0, 5, 1000, 1600, 4000),
      async (steps, saveMs) => {
        locks = createLocks();
        vi.stubGlobal('navigator', { locks });
        bus.listeners.clear();
        const open = new Map(tabs.map((tab) => [tab, openTab(tab, saveMs)]));
        const left: DraftLock[] = [];
        let waiting = 0;
        for (const { tab, act, wait } of steps) {
          const lock = open.get(tab);
          within(tab, () => {
            if (act === 'accept') lock?.accept();
            else if (act === 'reopen' && lock) {
              lock.release();
              left.push(lock);
              open.set(tab, openTab(tab, saveMs));
            } else if (lock?.state.getState() !== 'held') {
              waiting += 1;
              void lock?.takeOver().then(() => {
                waiting -= 1;
              });
            }
          });
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          await vi.advanceTimersByTimeAsync(wait);
        }
        await vi.advanceTimersByTimeAsync(30_000);
        expect(waiting).toBe(0);
        const states = [...open.values()].map((lock) => lock.state.getState());
        expect(
          states.filter((state) => state === 'held' || state === 'free'),
          states.join(),
        ).toHaveLength(1);
        expect(locks.isHeld()).toBe(true);
        // A page that was left takes nothing.
        expect(new Set(left.map((lock) => lock.state.getState()))).toEqual(new Set(left.map(() => 'asking')));
        for (const [tab, lock] of open) within(tab, () => lock.release());
        await vi.advanceTimersByTimeAsync(30_000);
      },
    ),
    { numRuns: 300 },
  );
});
