import { Link } from 'wouter';
import type { Writer } from '../../schema/draft/conflicts';
import { quote } from '../../lib/text/isolate';
import { formatNumber } from '../../schema/values/text';
import { Button } from '../../ui/controls/Button';
import { formatMoment } from '../../ui/time/time';
import words from '../../ui/styles/words.module.css';
import type { DraftHistory, HistoryEntry } from './useHistory';
import type { Version } from './version';
import styles from './VersionList.module.css';

type HistoryListProps = {
  history: DraftHistory;
  /** URL that compares a state with the current draft. */
  hrefOf: (version: Version) => string;
  /** Ids of the two compared versions. */
  compared: readonly string[];
  nameOf: (writer: Writer) => string;
};

/** Who changed what and when, from the server. Each entry leads to a comparison with the draft as it was then. */
export function HistoryList({ history, hrefOf, compared, nameOf }: HistoryListProps) {
  const { entries, isUnreachable, hasMore, isLoadingMore, loadMore } = history;
  if (entries.length === 0 && !hasMore && !isUnreachable) return null;
  return (
    <section aria-labelledby="draft-history" className={styles.history}>
      <h2 id="draft-history">History</h2>
      {isUnreachable && <p className={words.note}>The history is on the server, which isn’t responding.</p>}
      {entries.length > 0 && (
        <ol className={styles.list}>
          {entries.map((entry) => (
            <li
              key={entry.version.id}
              className={styles.row}
              data-compared={compared.includes(entry.version.id) || undefined}
            >
              <div className={styles.what}>
                <Link href={hrefOf(entry.version)} className={styles.name} data-as-written>
                  {nameOf(entry.by)}
                </Link>
                <p className={words.note}>{describeEntry(entry)}</p>
                <p className={words.softNote}>
                  <time dateTime={new Date(entry.version.at).toISOString()}>
                    {formatMoment(entry.version.at)}
                  </time>
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
      {hasMore && (
        <Button size="small" disabled={isLoadingMore} onClick={loadMore}>
          Show earlier changes
        </Button>
      )}
    </section>
  );
}

/** Names of changed fields that an entry shows; the others are a number. */
const MAX_NAMES = 3;

function describeEntry({ label, ...entry }: HistoryEntry): string {
  const changes = describeChanged(entry);
  return label === undefined ? changes : `${changes}. Saved as ${quote(label)}`;
}

function describeChanged({ changes, isFirst }: Pick<HistoryEntry, 'changes' | 'isFirst'>): string {
  if (isFirst) return 'Created the draft';
  if (changes.length === 0) return 'Changed alt texts or sample values';
  const names = changes.slice(0, MAX_NAMES).join(', ');
  const more = changes.length - MAX_NAMES;
  return more > 0 ? `Changed ${names} and ${formatNumber(more)} more` : `Changed ${names}`;
}
