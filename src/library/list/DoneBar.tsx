import { Undo2, X } from 'lucide-react';
import { Button, IconButton } from '../../ui/controls/Button';
import styles from './Library.module.css';

/** Something that was just done to drafts. */
export type Done = {
  words: string;
  /** Takes it back. */
  undo?: () => void;
  /** Shows what came of it. */
  show?: () => void;
  /** Drafts that it says are gone: it is over once one of them is there again, whoever brought it back. */
  gone?: readonly string[];
  /** Nothing else had the focus any more: it goes to the way back. */
  takesFocus?: boolean;
};

/** What was just done, with a way back; it stays until the next thing is done or it is put away. */
export function DoneBar({ done, onClose }: { done: Done; onClose: (isByKey: boolean) => void }) {
  const { words, undo, show, takesFocus = false } = done;
  return (
    <div role="group" aria-label="Last action" className={styles['done']}>
      <span>{words}</span>
      <div className={styles['tools']}>
        {show && (
          <Button size="small" onClick={show}>
            Show
          </Button>
        )}
        {undo && (
          <Button size="small" autoFocus={takesFocus} icon={<Undo2 aria-hidden />} onClick={undo}>
            Undo
          </Button>
        )}
        <IconButton label="Put this message away" onClick={({ detail }) => onClose(detail === 0)}>
          <X aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
