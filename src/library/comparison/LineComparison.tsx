import { Fragment, useMemo, useState } from 'react';
import { MarkedText } from './ChangeList';
import { diffLines, type LineRow } from './diffText';
import layout from '../../ui/styles/layout.module.css';
import styles from './comparison.module.css';

/** Unchanged lines that are shown around a change; longer parts are folded. */
const contextLines = 3;

const scroller = `${layout.card} ${styles.scroller}`;

type LineComparisonProps = { before: string; after: string; beforeName: string; afterName: string };

/** Two texts side by side, line by line, with the changes highlighted. */
export function LineComparison({ before, after, beforeName, afterName }: LineComparisonProps) {
  const parts = useMemo(() => fold(diffLines(before, after)), [before, after]);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  return (
    // A scrolling region takes the focus, so that it can be scrolled with keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={scroller} role="region" aria-label="Code line by line" tabIndex={0} dir="ltr">
      <table className={styles.table}>
        <colgroup>
          <col className={styles.numbers} />
          <col />
          <col className={styles.numbers} />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {beforeName}
            </th>
            <th scope="col" colSpan={2}>
              {afterName}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ rows, isFolded }, place) => (
            // Only its place identifies a part.
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={place}>
              {isFolded && !opened.has(place) ? (
                <tr className={styles.fold}>
                  <td colSpan={4}>
                    <button type="button" onClick={() => setOpened(new Set([...opened, place]))}>
                      Show {rows.length} unchanged lines
                    </button>
                  </td>
                </tr>
              ) : (
                rows.map((row) => <Row key={`${row.before?.number} ${row.after?.number}`} row={row} />)
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row: { kind, before, after } }: { row: LineRow }) {
  const isBoth = kind === 'changed' && before && after;
  return (
    <tr data-kind={kind}>
      <td className={styles.number}>{before?.number}</td>
      <td className={styles.line} data-side={before && kind === 'changed' ? 'before' : undefined}>
        {isBoth ? <MarkedText before={before.text} after={after.text} only="removed" /> : before?.text}
      </td>
      <td className={styles.number}>{after?.number}</td>
      <td className={styles.line} data-side={after && kind === 'changed' ? 'after' : undefined}>
        {isBoth ? <MarkedText before={before.text} after={after.text} only="added" /> : after?.text}
      </td>
    </tr>
  );
}

type Part = { rows: LineRow[]; isFolded: boolean };

/** Splits the rows into parts, and folds unchanged rows except those around a change. */
function fold(rows: readonly LineRow[]): Part[] {
  const isShown = rows.map((_, place) =>
    rows
      .slice(Math.max(0, place - contextLines), place + contextLines + 1)
      .some(({ kind }) => kind === 'changed'),
  );
  return rows.reduce<Part[]>((parts, row, place) => {
    const last = parts.at(-1);
    const isFolded = isShown[place] !== true;
    if (last?.isFolded !== isFolded) return [...parts, { rows: [row], isFolded }];
    last.rows.push(row);
    return parts;
  }, []);
}
