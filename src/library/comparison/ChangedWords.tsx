import type { ChangeEntry } from './describeChanges';
import styles from './ChangedWords.module.css';
import { diffWords, type TextPiece } from './diffWords';

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

function shorten({ text }: TextPiece, isFirst: boolean, isLast: boolean): string {
  const start = isFirst ? '' : text.slice(0, contextLength);
  const end = isLast ? '' : text.slice(-contextLength);
  return text.length <= start.length + end.length + 3 ? text : `${start}…${end}`;
}
