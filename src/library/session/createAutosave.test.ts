// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '../../schema/draft/draft';
import { createAutosave } from './createAutosave';
import type { Stored } from '../storage/storageError';

/** A storage that answers late, as a browser does: when the test lets it. */
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
let autosave: ReturnType<typeof createAutosave>;

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
  it('waits for more keys, but at most 250 ms, even if typing goes on', async () => {
    for (const next of ['H', 'He', 'Hel', 'Hell', 'Hello']) {
      type(next);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(storage.written.map(textOf)).toEqual(['Hel']);
    await storage.answer();
    expect(storage.written.map(textOf)).toEqual(['Hel', 'Hello']);
  });

  it('does not wait as long while a colleague watches', async () => {
    const watched = createAutosave(
      read,
      (draft) => storage.write(draft),
      false,
      () => true,
    );
    text = 'Hello';
    watched.touch();
    await vi.advanceTimersByTimeAsync(200);
    expect(storage.written.map(textOf)).toEqual(['Hello']);
    watched.dispose();
  });

  it('starts as saved for a stored draft, and does not write it again', async () => {
    const again = createAutosave(read, (draft) => storage.write(draft), true);
    expect(again.state.getState()).toEqual({ state: 'saved' });
    await again.flush();
    expect(storage.written).toEqual([]);
  });

  it('is not saved before the storage has answered', async () => {
    type('H');
    await vi.advanceTimersByTimeAsync(300);
    expect(autosave.state.getState()).toEqual({ state: 'saving' });
    await storage.answer();
    expect(autosave.state.getState()).toEqual({ state: 'saved', at: Date.now() });
  });

  it('saves changes made during a save, without the state saved in between', async () => {
    const said: string[] = [];
    autosave.state.subscribe(() => said.push(autosave.state.getState().state));
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

  it('saves while typing goes on, and becomes saved when typing pauses', async () => {
    const said: string[] = [];
    autosave.state.subscribe(() => said.push(autosave.state.getState().state));
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

  it('stays in the state saving when a change follows a save, until that change is saved too', async () => {
    type('H');
    await vi.advanceTimersByTimeAsync(250);
    type('He');
    await storage.answer();
    expect(autosave.state.getState().state).toBe('saving');
    await vi.advanceTimersByTimeAsync(400);
    expect(autosave.state.getState().state).toBe('saving');
    await storage.answer();
    expect(autosave.state.getState().state).toBe('saved');
  });

  it('becomes saved although the clock of the device is set back an hour meanwhile', async () => {
    type('H');
    await vi.advanceTimersByTimeAsync(250);
    vi.setSystemTime(Date.now() - 3_600_000);
    await storage.answer();
    await vi.advanceTimersByTimeAsync(300);
    expect(autosave.state.getState()).toEqual({ state: 'saved', at: expect.any(Number) });
    type('He');
    await vi.advanceTimersByTimeAsync(250);
    expect(storage.written.map(textOf)).toEqual(['H', 'He']);
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

  it('writes what came during a save at once when the page is left, and only once', async () => {
    type('H');
    const first = autosave.flush();
    type('He');
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pagehide'));
    expect(storage.written.map(textOf)).toEqual(['H', 'He']);
    await storage.answer();
    await storage.answer();
    await storage.answer();
    await first;
    expect(autosave.isUnsaved()).toBe(false);
  });

  it('writes nothing without a change', async () => {
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

  it('does not save when the page comes to the front', () => {
    type('H');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(storage.written).toEqual([]);
  });

  it('stays failed, with the reason, until a retry succeeds', async () => {
    type('H');
    await vi.advanceTimersByTimeAsync(300);
    await storage.answer({ ok: false, error: 'full' });
    expect(autosave.state.getState()).toEqual({ state: 'failed', error: 'full' });
    type('He');
    expect(autosave.state.getState().state).toBe('failed');
    await vi.advanceTimersByTimeAsync(300);
    await storage.answer({ ok: false, error: 'full' });
    await vi.advanceTimersByTimeAsync(5000);
    await storage.answer();
    expect(autosave.state.getState().state).toBe('saved');
    expect(storage.written.map(textOf)).toEqual(['H', 'He', 'He']);
  });

  it('keeps the time of the last successful save when a later one fails', async () => {
    type('H');
    await vi.advanceTimersByTimeAsync(300);
    await storage.answer();
    const at = Date.now();
    type('He');
    await vi.advanceTimersByTimeAsync(300);
    await storage.answer({ ok: false, error: 'refused' });
    expect(autosave.state.getState()).toEqual({ state: 'failed', error: 'refused', at });
  });

  it('does not retry when a newer page owns the drafts', async () => {
    type('H');
    await vi.advanceTimersByTimeAsync(300);
    await storage.answer({ ok: false, error: 'outdated' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(storage.written).toHaveLength(1);
  });

  it('saves unsaved changes when it is disposed of, and then stops listening', () => {
    type('H');
    autosave.dispose();
    expect(storage.written.map(textOf)).toEqual(['H']);
    window.dispatchEvent(new Event('pagehide'));
    expect(storage.written).toHaveLength(1);
  });
});
