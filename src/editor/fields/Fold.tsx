import { ChevronRight, CircleAlert, TriangleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { valueAt } from '../../lib/path';
import { useEditor, useMark, useReadPart, useUnfolded } from '../model/EditorContext';
import { markWords, type Mark } from '../model/diagnosticsState';
import words from '../../ui/styles/words.module.css';
import styles from './fields.module.css';

type FoldedField = {
  at: string;
  /** A few words for what it is; absent if it is named only while it holds something. */
  name?: string;
  /** A few words for what it holds, where its name does not say it. */
  held?: string;
  /** The value that says nothing special, or what tells one. An empty field says nothing special unless this says so. */
  usual?: string | ((value: unknown) => boolean);
};

type FoldProps = {
  /** The path of the picture or button whose rare fields these are; the paths of the fields are below it. */
  entry: string;
  fields: readonly FoldedField[];
  /** The word on the button. */
  label?: string;
  /** What it says beside the word while it is closed and holds nothing special, in place of the names of its fields. */
  summary?: string;
  children: () => ReactNode;
};

/**
 * Fields of a card, picture or button that are rarely read. Open while one holds something or has an error, and once the
 * person is inside. Closed, it says what it holds, and nothing inside is mounted. A warning shows its sign only: it
 * arrives when a check of the file ends, and a fold that opened then would be closed by the press meant to open it.
 */
export function Fold({ entry, fields, label = 'More', summary, children }: FoldProps) {
  const { selection } = useEditor();
  const id = useId();
  const held = useHeldNames(entry, fields);
  const mark = useMark(...fields.map(({ at }) => at));
  const unfolded = useUnfolded(entry);
  const isOpen = unfolded ?? (held !== '' || mark?.level === 'error');
  const named = held === '' ? (summary ?? listed(fields.map(({ name }) => name))) : held;
  return (
    <div>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={`${label}: ${named}${markWords(mark)}`}
        onClick={() => selection.unfold(entry, !isOpen)}
      >
        <ChevronRight aria-hidden className={styles.chevron} />
        {label}
        {!isOpen && (
          <span
            className={`${words.note} ${styles.words}`}
            data-held={held === '' ? undefined : ''}
            data-as-written={summary === undefined ? undefined : ''}
          >
            {named}
          </span>
        )}
        {!isOpen && <MarkSign mark={mark} />}
      </button>
      {isOpen && (
        // A field that is emptied or corrected stays under the hands of the person.
        <div
          id={id}
          className={`${styles.fields} ${styles.content}`}
          onFocus={() => unfolded ?? selection.unfold(entry, true)}
        >
          {children()}
        </div>
      )}
    </div>
  );
}

/** The names of the fields that hold something, as a list in words. */
function useHeldNames(entry: string, fields: FoldProps['fields']): string {
  return useReadPart(entry, (part) =>
    listed(
      fields
        .filter(({ at, usual }) => !isUsual(valueAt(part, at.slice(entry.length + 1)), usual))
        .map(({ name, held }) => held ?? name),
    ),
  );
}

const listed = (names: readonly (string | undefined)[]) => names.filter(Boolean).join(', ');

const isUsual = (value: unknown, usual: FoldedField['usual']) =>
  typeof usual === 'function'
    ? usual(value)
    : value === undefined || value === '' || value === false || value === usual;

/** The sign of a collapsed part that has an error or a warning inside. Its words are in the part's name. */
export function MarkSign({ mark }: { mark: Mark | undefined }) {
  if (!mark) return null;
  return (
    <span className={styles.mark} data-level={mark.level} aria-hidden>
      {mark.level === 'error' ? <CircleAlert /> : <TriangleAlert />}
      {mark.count}
    </span>
  );
}
