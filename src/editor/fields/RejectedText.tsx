import { putAt, valueAt } from '../../lib/path';
import type { DraftPath } from '../../schema/draft/draft';
import { Button } from '../../ui/controls/Button';
import { CopyButton } from '../../ui/notices/CopyButton';
import { runCommand } from '../model/createDocument';
import { useEditor } from '../model/EditorContext';
import styles from './fields.module.css';

type RejectedTextProps = {
  at: DraftPath;
  label: string;
  text: string;
  /** Whether the colleague still has the field. */
  isTaken: boolean;
  onDone: () => void;
};

/** What somebody typed into a field while a colleague had it: it waits here until it is added or discarded. */
export function RejectedText({ at, label, text, isTaken, onDone }: RejectedTextProps) {
  const editor = useEditor();
  function add() {
    const isAdded = runCommand(editor, {
      label: `add what was typed to ${label}`,
      announcement: `Added to ${label}.`,
      apply: (state) => {
        const before = valueAt(state.draft, at);
        const after = `${typeof before === 'string' ? before : ''}${text}`;
        return { ...state, draft: putAt(state.draft, at, after) };
      },
    });
    if (isAdded) onDone();
  }
  return (
    <div className={styles.rejected}>
      <p>
        Not in the field: “<bdi>{text}</bdi>”
      </p>
      <Button size="small" disabled={isTaken} onClick={add}>
        Add it
      </Button>
      <CopyButton text={() => text} name={`what you typed: ${label}`} />
      <Button size="small" variant="quiet" onClick={onDone}>
        Discard
      </Button>
    </div>
  );
}
