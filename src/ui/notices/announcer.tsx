import { createStore } from '../../lib/createStore';
import { useStore } from '../useStore';
import styles from './announcer.module.css';

function createAnnouncer() {
  const message = createStore('');
  const announceMessage = (text: string) => {
    // A screen reader ignores an unchanged text: a trailing no-break space has it read again.
    message.set(text === message.get() ? `${text}\u00a0` : text);
  };
  return { message, announceMessage };
}

const announcer = createAnnouncer();

/** Reports the result of an action, for example "Moved card 2 up", to screen readers and in a short line at the bottom. */
export function announce(text: string) {
  announcer.announceMessage(text);
}

/** The one polite status region of the page. */
export function StatusRegion() {
  const message = useStore(announcer.message, (text) => text);
  return (
    <div role="status" className={styles['region']}>
      {message && (
        <span key={message} className={styles['words']}>
          {message}
        </span>
      )}
    </div>
  );
}
