import { createStore } from 'zustand/vanilla';
import { withDatabase } from '../storage/database';

/** Milliseconds from the first change of the screen state to the write. */
const writeDelayMs = 500;

const isForgetting = createStore(() => false);

/**
 * Deletes the screen state of a draft, and stores none until the page is loaded again: after a crash, the screen
 * state may be the cause.
 */
export function forgetSession(id: string) {
  isForgetting.setState(true);
  return withDatabase((database) => database.delete('sessions', id));
}

/**
 * Stores the screen state of a draft (pane, card, zoom) apart from the draft, so that it opens as it was left.
 * Losing it loses no work: nothing waits for it, and errors are not shown.
 */
export function createScreenStore(id: () => string, read: () => object) {
  let written = JSON.stringify(read());
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Writes unwritten changes at once. */
  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const session = read();
    const text = JSON.stringify(session);
    if (text === written || isForgetting.getState()) return;
    written = text;
    void withDatabase(async (database) => {
      const change = database.transaction('sessions', 'readwrite');
      const put = change.store.put({ id: id(), session });
      // A page that is being left may be gone before the browser commits by itself.
      change.commit();
      await Promise.all([put, change.done]);
    });
  }
  return {
    /** Notes a change of the screen state. */
    touch() {
      timer ??= setTimeout(flush, writeDelayMs);
    },
    flush,
  };
}
