import { useEffect, useRef, useState, type Ref } from 'react';
import { createStore } from 'zustand/vanilla';
import { Button } from '../controls/Button';
import { useStore } from 'zustand';
import words from '../styles/words.module.css';
import styles from './notices.module.css';

/** The way back from an action. */
export type UndoOffer = {
  /** Takes the action back. */
  undo: () => void;
  /** The thing whose action it is: `withdrawUndo` of it ends the offer. */
  of?: object;
  /** Whether the button takes the focus, because the pressed control is gone. */
  takesFocus?: boolean;
};

type Announcement = {
  text: string;
  offer?: UndoOffer | undefined;
  /** For screen readers alone: the page shows it in a place of its own. */
  isQuiet?: boolean;
};

/** How long an offer stays, while neither mouse nor focus is on it, and a text for screen readers. */
const offerMs = 20_000;

const nothing: Announcement = { text: '' };

function createAnnouncer() {
  const message = createStore(() => nothing);
  let ending: ReturnType<typeof setTimeout> | undefined;
  function announceMessage({ text, ...rest }: Announcement) {
    // A screen reader ignores an unchanged text: a trailing no-break space has it read again.
    message.setState({ text: text === message.getState().text ? `${text}\u00a0` : text, ...rest }, true);
    // Who reads the page later must not find what may no longer be true.
    clearTimeout(ending);
    if (!rest.offer) ending = setTimeout(() => message.setState(nothing, true), offerMs);
  }
  return { message, announceMessage };
}

const announcer = createAnnouncer();

/**
 * Reports the result of an action, for example "Moved card 2 up", to screen readers and in a short line at the
 * bottom. With an offer the line stays longer and has a button that takes the action back.
 */
export function announce(text: string, offer?: UndoOffer) {
  announcer.announceMessage({ text, offer });
}

/** Reports the result of an action to screen readers alone, where the page itself shows it. */
export function announceQuietly(text: string) {
  announcer.announceMessage({ text, isQuiet: true });
}

/** Ends the offer of a thing: after its next change, "Undo" would take back something else. */
export function withdrawUndo(of: object) {
  const { message } = announcer;
  if (message.getState().offer?.of === of) message.setState(nothing, true);
}

/** The polite status region of the page. */
export function StatusRegion({ ref }: { ref?: Ref<HTMLDivElement> }) {
  return <Region ref={ref} message={useStore(announcer.message)} />;
}

/** The status region of a dialog that stays open after an action: the one of the page is inert behind it. */
export function DialogStatus() {
  const message = useStore(announcer.message);
  const [earlier] = useState(message);
  return <Region message={message === earlier ? nothing : message} />;
}

function Region({ message, ref }: { message: Announcement; ref?: Ref<HTMLDivElement> | undefined }) {
  const { text, offer, isQuiet = false } = message;
  return (
    <div ref={ref} className={styles.region}>
      <div {...(offer && { role: 'group', 'aria-label': 'Notice', className: styles.offer })}>
        <div role="status">
          {text && (
            <span
              key={text}
              className={isQuiet ? words.visuallyHidden : offer ? undefined : styles.announced}
            >
              {text}
            </span>
          )}
        </div>
        {offer && <UndoButton key={text} offer={offer} />}
      </div>
    </div>
  );
}

function UndoButton({ offer }: { offer: UndoOffer }) {
  const button = useRef<HTMLButtonElement>(null);
  // The offer ends with time, but never under the mouse or the focus of a person who is about to take it.
  useEffect(() => {
    const timer = setInterval(() => {
      if (button.current?.parentElement?.matches(':hover, :focus-within')) return;
      if (announcer.message.getState().offer === offer) announcer.message.setState(nothing, true);
    }, offerMs);
    return () => clearInterval(timer);
  }, [offer]);
  return (
    <Button
      ref={button}
      size="small"
      variant="quiet"
      className={styles.undo}
      autoFocus={offer.takesFocus}
      onClick={() => {
        announcer.message.setState(nothing, true);
        offer.undo();
      }}
    >
      Undo
    </Button>
  );
}
