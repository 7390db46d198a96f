import type { TextPlace } from '../../lib/json/explainJson';
import { Notice } from '../../ui/notices/Notice';
import styles from './ImportProblemNotice.module.css';

type ImportProblemNoticeProps = { title?: string; problem: string; place?: TextPlace | undefined };

/** Why nothing was imported, with the line of the text where the reading ended. */
export function ImportProblemNotice({
  title = 'Nothing was imported',
  problem,
  place,
}: ImportProblemNoticeProps) {
  return (
    <Notice tone="error" title={title}>
      <p>{problem}</p>
      {place && <Excerpt place={place} />}
    </Notice>
  );
}

function Excerpt({ place: { line, excerpt, mark } }: { place: TextPlace }) {
  const end = mark + (/^(?:"[^"]*"?|\w+|[^])/.exec(excerpt.slice(mark))?.[0].length ?? 0);
  return (
    <pre dir="ltr" className={styles.line}>
      <span className={styles.number} aria-hidden>
        {line}
      </span>
      <code>
        {excerpt.slice(0, mark)}
        <mark>{excerpt.slice(mark, end) || ' '}</mark>
        {excerpt.slice(end)}
      </code>
    </pre>
  );
}
