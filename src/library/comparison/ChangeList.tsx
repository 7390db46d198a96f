import { ArrowUpDown, Minus, PencilLine, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { elementRef } from '../../ui/browser/focus';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import styles from './comparison.module.css';
import type { ChangeEntry } from './describeChanges';
import { diffWords, type ChangedPiece } from './diffText';

const kindLabels = {
  changed: { label: 'changed', icon: <PencilLine aria-hidden /> },
  added: { label: 'added', icon: <Plus aria-hidden /> },
  removed: { label: 'removed', icon: <Minus aria-hidden /> },
  moved: { label: 'moved', icon: <ArrowUpDown aria-hidden /> },
} satisfies Record<ChangeEntry['kind'], { label: string; icon: ReactNode }>;

type ChangeListProps = {
  entries: readonly ChangeEntry[];
  /** Id of the entry whose part the phones show. */
  selected: string | undefined;
  onSelect: (entry: ChangeEntry) => void;
  /** Receives the drawn entries by id, so that the page can scroll to one. */
  elements: Map<string, HTMLElement>;
};

/** The changes in the order of the template. Selecting an entry shows its part in the phones. */
export function ChangeList({ entries, selected, onSelect, elements }: ChangeListProps) {
  return (
    <ol className={layout.tightStack}>
      {entries.map((entry) => {
        const { id, kind, name, before, remark } = entry;
        return (
          <li
            key={id}
            ref={elementRef(elements, id)}
            className={`${layout.card} ${styles.entry}`}
            data-kind={kind}
            data-selected={id === selected || undefined}
          >
            <button type="button" aria-pressed={id === selected} onClick={() => onSelect(entry)}>
              {kindLabels[kind].icon}
              <span>
                {name} <span className={styles.kind}>{kindLabels[kind].label}</span>
              </span>
            </button>
            <p>
              {kind === 'moved' ? `${entry.after ?? ''} was ${before ?? ''}.` : <ChangedWords {...entry} />}
              {remark !== undefined && <span className={words.note}> {remark}</span>}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/** Characters of unchanged text that are shown at each side of a change. */
const contextLength = 60;

/** The value before and after a change. In texts that a person wrote, only the changed words are highlighted. */
export function ChangedWords({
  before,
  after,
  isWritten,
}: Pick<ChangeEntry, 'before' | 'after' | 'isWritten'>) {
  if (isWritten) return <MarkedText before={before ?? ''} after={after ?? ''} shortens />;
  return (
    <span className={styles.words} dir="auto">
      {before !== undefined && <del>{before}</del>}
      {before !== undefined && after !== undefined && <span className={styles.arrow}> → </span>}
      {after !== undefined && <ins>{after}</ins>}
    </span>
  );
}

type MarkedTextProps = { before: string; after: string; shortens?: boolean; only?: 'removed' | 'added' };

/**
 * Two texts in one, with removed and added words highlighted. `shortens` leaves out long unchanged parts. `only` shows
 * one of the two texts, for a place that shows the other beside it.
 */
export function MarkedText({ before, after, shortens = false, only }: MarkedTextProps) {
  const pieces = diffWords(before, after).filter(({ kind }) => !only || kind === 'same' || kind === only);
  return (
    <span className={styles.words} dir="auto">
      {pieces.map((piece, place) => {
        const key = `${place} ${piece.kind}`;
        if (piece.kind === 'removed') return <del key={key}>{piece.text}</del>;
        if (piece.kind === 'added') return <ins key={key}>{piece.text}</ins>;
        return (
          <span key={key}>
            {shortens ? shorten(piece, place === 0, place === pieces.length - 1) : piece.text}
          </span>
        );
      })}
    </span>
  );
}

function shorten({ text }: ChangedPiece, isFirst: boolean, isLast: boolean): string {
  const start = isFirst ? '' : text.slice(0, contextLength);
  const end = isLast ? '' : text.slice(-contextLength);
  return text.length <= start.length + end.length + 3 ? text : `${start}…${end}`;
}
