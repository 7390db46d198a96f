import { useSyncExternalStore } from 'react';
import styles from './announcer.module.css';

let text = '';
const listeners = new Set<() => void>();

/** Says the result of an action to people who do not see it: "Moved card 2 up". Visible as a short line at the bottom. */
export function announce(words: string) {
  // The same words twice must be read twice: a trailing no-break space makes them another text.
  text = words === text ? `${words}\u00a0` : words;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The one polite status region of the page. */
export function StatusRegion() {
  const words = useSyncExternalStore(subscribe, () => text);
  return (
    <div role="status" className={styles['region']}>
      {words && (
        <span key={words} className={styles['words']}>
          {words}
        </span>
      )}
    </div>
  );
}
