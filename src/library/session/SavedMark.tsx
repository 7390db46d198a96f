import { Check, CloudOff, CloudUpload } from 'lucide-react';
import type { ReadonlyStore } from '../../lib/store';
import { useStore } from 'zustand';
import { formatTimeOfDay } from '../../ui/time/time';
import { keepsDrafts } from '../storage/askToKeep';
import type { SaveState } from './createAutosave';
import words from '../../ui/styles/words.module.css';
import styles from './SavedMark.module.css';

/** Shows whether the draft is saved. Screen readers hear it once and when it changes, not at each pause in typing. */
export function SavedMark({ state }: { state: ReadonlyStore<SaveState> }) {
  const { state: now, at } = useStore(state);
  const spoken =
    now === 'failed'
      ? 'The draft isn’t saved.'
      : at === undefined && now !== 'saved'
        ? ''
        : 'The draft is saved.';
  return (
    <div className={styles.mark} data-save-state={now}>
      <StateText now={now} at={at} />
      <span aria-live="polite" className={words.visuallyHidden}>
        {spoken}
      </span>
    </div>
  );
}

const unsafe = 'Saved in this browser, which may delete drafts when space runs out. Export them regularly.';

function StateText({ now, at }: { now: SaveState['state']; at: number | undefined }) {
  const isSafe = useStore(keepsDrafts, (promised) => promised !== false);
  switch (now) {
    case 'idle':
      return null;
    case 'saving':
      // Do not animate this: it would repaint the page at every frame during typing.
      return (
        <span>
          <CloudUpload aria-hidden size={16} /> Saving…
        </span>
      );
    case 'saved':
      return (
        <span title={isSafe ? 'Saved in this browser' : unsafe}>
          <Check aria-hidden size={16} /> Saved {at !== undefined && formatTimeOfDay(at)}
        </span>
      );
    case 'failed':
      return (
        <span className={styles.failed}>
          <CloudOff aria-hidden size={16} /> Not saved
        </span>
      );
    default:
      return now satisfies never;
  }
}
