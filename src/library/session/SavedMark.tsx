import { Check, CloudOff, CloudUpload } from 'lucide-react';
import type { ReadonlyStore } from '../../lib/store';
import { useStore } from 'zustand';
import { formatTimeOfDay } from '../../ui/time/time';
import { keepsDrafts } from '../storage/askToKeep';
import { type DraftPlace, useDraftPlace } from '../sync/draftPlace';
import type { SaveState } from './createAutosave';
import words from '../../ui/styles/words.module.css';
import styles from './SavedMark.module.css';

type SavedMarkProps = {
  state: ReadonlyStore<SaveState>;
  id: string;
  space: string | undefined;
  /** The revision that this browser has stored. */
  revision: () => number;
};

/** Shows whether the draft is saved, and where. Screen readers hear it once and when it changes, not at each pause in typing. */
export function SavedMark({ state, id, space, revision }: SavedMarkProps) {
  const { state: now, at } = useStore(state);
  const place = useDraftPlace({ id, space, revision: revision() });
  const isWaiting = place.at === 'device' && place.why !== undefined;
  const spoken =
    now === 'failed'
      ? 'The draft isn’t saved.'
      : at === undefined && now !== 'saved'
        ? ''
        : isWaiting
          ? `${notYet} ${place.why}`
          : 'The draft is saved.';
  return (
    <div className={styles.mark} data-save-state={now}>
      <StateText now={now} at={at} place={place} />
      <span aria-live="polite" className={words.visuallyHidden}>
        {spoken}
      </span>
    </div>
  );
}

const notYet = 'Saved on this device, not yet on the server.';
const unsafe = 'Saved in this browser, which may delete drafts when space runs out. Export them regularly.';

type StateTextProps = { now: SaveState['state']; at: number | undefined; place: DraftPlace };

function StateText({ now, at, place }: StateTextProps) {
  const isSafe = useStore(keepsDrafts, (promised) => promised !== false);
  const saving = (
    // Do not animate this: it would repaint the page at every frame during typing.
    <span>
      <CloudUpload aria-hidden size={16} /> Saving…
    </span>
  );
  switch (now) {
    case 'idle':
      return null;
    case 'saving':
      return saving;
    case 'saved':
      if (place.at === 'device')
        return place.why === undefined ? (
          saving
        ) : (
          <span className={styles.waiting} title={`${notYet} ${place.why}`}>
            <CloudOff aria-hidden size={16} /> On this device only
          </span>
        );
      return (
        <span title={describePlace(place, isSafe)}>
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

function describePlace(place: DraftPlace, isSafe: boolean): string {
  if (place.at === 'server') return 'Saved on the server';
  const where = isSafe ? 'Saved in this browser' : unsafe;
  return place.why === undefined ? where : `${where}. ${place.why}`;
}
