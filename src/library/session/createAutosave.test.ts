// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '../../schema/draft/draft';
import { createAutosave, type Autosave } from './createAutosave';
import type { Stored } from '../storage/storageError';

/** A storage whose answers the test gives by hand, as a browser gives them: later. */
function createStorage() {
  const written: Draft[] = [];
  const waiting: ((answer: Stored<void>) => void)[] = [];
  return {
    written,
    write(draft: Draft) {
      written.push(draft);
      return new Promise<Stored<void>>((resolve) => {
        waiting.push(resolve);
      });
    },
    async answer(answer: Stored<void> = { ok: true, value: undefined }) {
      waiting.shift()?.(answer);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

let text = '';
const read = (): Draft => ({
  id: 'd1',
  template: { type: 'text_message', component: { text } },
  stash: {},
  sendings: [],
  createdAt: 1,
  changedAt: 1,
});
const textOf = (draft: Draft | undefined) => draft?.template.component.text;

let storage = createStorage();
let autosave: Autosave;

function type(next: string) {
  text = next;
  autosave.touch();
}

beforeEach(() => {
  vi.useFakeTimers();
  storage = createStorage();
  autosave = createAutosave(read, (draft) => storage.write(draft));
});
afterEach(() => {
  autosave.dispose();
  vi.useRealTimers();
});

describe('createAutosave', () => {
  it('waits for more keys, but no longer than 250 ms, however long the typing goes on', async () => {
    for (const next of ['H', 'He', 'Hel', 'Hell', 'Hello']) {
      type(next);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(storage.written.map(textOf)).toEqual(['Hel']);
    await storage.answer();
    expect(storage.written.map(textOf)).toEqual(['Hel', 'Hello']);
  });

  it('says saved from the start of what is kept already, and writes it no second time', async () => {
    const again = createAutosave(read, (draft) => storage.write(draft), true);
    expect(again.state.get()).toEqual({ state: 'saved' });
    await again.flush();
    expect(storage.written).toEqual([]);
  });

  it('does not say saved before the storage has answered', async () => {
    type('H');
    await vi.advanceTimersByTimeAsync(300);
    expect(autosave.state.get()).toEqual({ state: 'saving' });
    await storage.answer();
    expect(autosave.state.get()).toEqual({ state: 'saved', at: Date.now() });
  });

  it('saves again what was changed during a saving, and does not say saved in between', async () => {
    const said: string[] = [];
    autosave.state.subscribe(() => said.push(autosave.state.get().state));
    type('H');
    await vi.advanceTimersByTimeAsync(300);
    type('He');
    await storage.answer();
    expect(said).toEqual(['saving']);
    await storage.answer();
    expect(storage.written.map(textOf)).toEqual(['H', 'He']);
    await vi.advanceTimersByTimeAsync(300);
    expect(said).toEqual(['saving', 'saved']);
  });

  it('saves while typing goes on, and says so once it pauses', async () => {
    const said: string[] = [];
    autosave.state.subscribe(() => said.push(autosave.state.get().state));
    for (const next of ['H', 'He', 'Hel', 'Hell', 'Hello', 'Hello!']) {
      type(next);
      await vi.advanceTimersByTimeAsync(200);
      await storage.answer();
    }
    expect(storage.written.length).toBeGreaterThan(2);
    expect(said).toEqual(['saving']);
    await vi.advanceTimersByTimeAsync(100);
    await storage.answer();
    await vi.advanceTimersByTimeAsync(300);
    expect(storage.written.map(textOf).at(-1)).toBe('Hello!');
    expect(said).toEqual(['saving', 'saved']);
  });

  it('takes back nothing that it has not said: a change after the saving is called saving until it is kept too', async () => {
    type('H');
    await vi.advanceTimersByTimeAsync(250);
    type('He');
    await storage.answer();
    expect(autosave.state.get().state).toBe('saving');
    await vi.advanceTimersByTimeAsync(400);
    expect(autosave.state.get().state).toBe('saving');
    await storage.answer();
    expect(autosave.state.get().state).toBe('saved');
  });

  it('never writes two versions at once', async () => {
    type('H');
    const first = autosave.flush();
    type('He');
    const second = autosave.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(storage.written).toHaveLength(1);
    await storage.answer();
    await storage.answer();
    await Promise.all([first, second]);
    expect(storage.written.map(textOf)).toEqual(['H', 'He']);
  });

  it('writes nothing when nothing was changed', async () => {
    await autosave.flush();
    window.dispatchEvent(new Event('pagehide'));
    expect(storage.written).toEqual([]);
  });

  it.each(['pagehide', 'visibilitychange'])('saves at once on %s', (event) => {
    type('H');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    (event === 'pagehide' ? window : document).dispatchEvent(new Event(event));
    vi.restoreAllMocks();
    expect(storage.written.map(textOf)).toEqual(['H']);
  });

  it('does not save because the page came to the front', () => {
    type('H');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(storage.written).toEqual([]);
  });

  it('keeps saying that saving failed, and why, until it succeeds again by itself', async () => {
    type('H');
    await vi.advanceTimersByTimeAsync(300);
    await storage.answer({ ok: false, trouble: 'full' });
    expect(autosave.state.get()).toEqual({ state: 'failed', trouble: 'full' });
    type('He');
    expect(autosave.state.get().state).toBe('failed');
    await vi.advanceTimersByTimeAsync(300);
    await storage.answer({ ok: false, trouble: 'full' });
    await vi.advanceTimersByTimeAsync(5000);
    await storage.answer();
    expect(autosave.state.get().state).toBe('saved');
    expect(storage.written.map(textOf)).toEqual(['H', 'He', 'He']);
  });

  it('keeps the time of the last good saving while a later one fails', async () => {
    type('H');
    await vi.advanceTimersByTimeAsync(300);
    await storage.answer();
    const at = Date.now();
    type('He');
    await vi.advanceTimersByTimeAsync(300);
    await storage.answer({ ok: false, trouble: 'refused' });
    expect(autosave.state.get()).toEqual({ state: 'failed', trouble: 'refused', at });
  });

  it('does not try again when a newer page owns the drafts', async () => {
    type('H');
    await vi.advanceTimersByTimeAsync(300);
    await storage.answer({ ok: false, trouble: 'outdated' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(storage.written).toHaveLength(1);
  });

  it('saves what is left when it is disposed of, and then listens no longer', () => {
    type('H');
    autosave.dispose();
    expect(storage.written.map(textOf)).toEqual(['H']);
    window.dispatchEvent(new Event('pagehide'));
    expect(storage.written).toHaveLength(1);
  });
});
