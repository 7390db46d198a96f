import { useState } from 'react';
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

/** The polite status region of the page. */
export function StatusRegion() {
  return <Region message={useStore(announcer.message, (text) => text)} />;
}

/** The status region of a dialog that stays open after an action: the one of the page is inert behind it. */
export function DialogStatus() {
  const message = useStore(announcer.message, (text) => text);
  const [earlier] = useState(message);
  return <Region message={message === earlier ? '' : message} />;
}

function Region({ message }: { message: string }) {
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
