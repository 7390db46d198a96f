import { PencilLine } from 'lucide-react';
import type { RefObject } from 'react';
import { putAt, valueAt } from '../../lib/path';
import type { DraftPath } from '../../schema/draft/draft';
import { Button } from '../../ui/controls/Button';
import { CopyButton } from '../../ui/notices/CopyButton';
import { runCommand } from '../model/createDocument';
import { useEditor } from '../model/EditorContext';
import type { FieldAsker, FieldWriter } from '../model/TemplateEditor';
import styles from './fields.module.css';

type WriterMarkProps = { writer: FieldWriter; field: RefObject<HTMLElement | null>; isRejected: boolean };

/** Says that somebody else writes in a field, which is read-only here meanwhile: ask for it, or write all the same. */
export function WriterMark({ writer: { name, isAsked, ask, take }, field, isRejected }: WriterMarkProps) {
  return (
    <span className={styles.writer}>
      <PencilLine aria-hidden size={14} />
      <span aria-live="polite">
        <bdi>{name}</bdi> is writing{isRejected && ' here. What you type isn’t added'}
        {isAsked && '. You asked.'}
      </span>
      {!isAsked && (
        <Button size="small" variant="quiet" onClick={ask}>
          Ask
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          take();
          field.current?.focus();
        }}
      >
        Write here
      </Button>
    </span>
  );
}

/** Says that somebody asks for the field in which this person writes. */
export function AskerMark({ asker: { name, grant } }: { asker: FieldAsker }) {
  return (
    <span className={styles.writer}>
      <span aria-live="polite">
        <bdi>{name}</bdi> would like to write here
      </span>
      <Button size="small" variant="quiet" onClick={grant}>
        Let them write
      </Button>
    </span>
  );
}

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
