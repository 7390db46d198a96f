import { Undo2, X } from 'lucide-react';
import { Button, IconButton } from '../../ui/controls/Button';
import { Spinner } from '../../ui/notices/waiting';
import type { DoneAction } from '../query/draftActions';
import styles from './Library.module.css';

type DoneBarProps = {
  done: DoneAction;
  /** `isByKey`: closed with the keyboard, so the focus was in this bar. */
  onClose: (isByKey: boolean) => void;
};

/** The last action, with an Undo button. It stays until the next action or until it is closed. */
export function DoneBar({ done, onClose }: DoneBarProps) {
  const { message, isPending = false, undo, show, takesFocus = false } = done;
  return (
    <div role="group" aria-label="Last action" className={styles.done}>
      {isPending && <Spinner />}
      <span>{message}</span>
      <div className={styles.tools}>
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
