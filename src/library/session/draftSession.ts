import { withDatabase } from '../storage/database';

/** Milliseconds in which what is on the screen may change again before it is written. */
const LATER = 500;

let isForgetting = false;

/** Of a page that has failed nothing is kept: what was on its screen may be what it fails of, and would be again. */
export function forgetSession(id: string) {
  isForgetting = true;
  return withDatabase((database) => database.delete('sessions', id));
}

export type ScreenStore = {
  /** Something on the screen has changed. */
  touch: () => void;
  /** Writes at once what is not written yet. */
  flush: () => void;
};

/**
 * Keeps what of a draft is on the screen, apart from the draft: opened again, it is looked at as before. Losing
 * it loses no work, so nothing waits for it and nothing is said when it cannot be kept.
 */
export function createScreenStore(id: () => string, read: () => object): ScreenStore {
  let written = JSON.stringify(read());
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const session = read();
    const text = JSON.stringify(session);
    if (text === written || isForgetting) return;
    written = text;
    void withDatabase(async (database) => {
      const change = database.transaction('sessions', 'readwrite');
      const put = change.store.put({ id: id(), session });
      // A page that is being left would be gone before the browser commits by itself.
      change.commit();
      await Promise.all([put, change.done]);
    });
  }

  return {
    touch() {
      timer ??= setTimeout(flush, LATER);
    },
    flush,
  };
}
