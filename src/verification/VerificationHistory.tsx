import { Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import { announce } from '../ui/notices/announcer';
import { Button, IconButton } from '../ui/controls/Button';
import { useStore } from 'zustand';
import { Badge } from '../ui/notices/Notice';
import { formatMoment, formatTimeOfDay } from '../ui/time/time';
import {
  forgetAllVerifications,
  forgetVerification,
  verificationHistory,
  type VerificationRecord,
} from './history/history';
import { VerificationStatusBadge } from './status/StatusView';
import layout from '../ui/styles/layout.module.css';
import words from '../ui/styles/words.module.css';
import styles from './parts/parts.module.css';

type VerificationHistoryProps = {
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
  hrefOf: (id: string) => string;
};

function FailureBadge({ failure: { isUnknown } }: { failure: NonNullable<VerificationRecord['failure']> }) {
  return isUnknown ? <Badge tone="warning">Unknown</Badge> : <Badge tone="error">Not started</Badge>;
}

/** When it was started and ended, its reference, and why a start failed. */
function describe({ at, endedAt, reference, failure }: VerificationRecord): string {
  return [
    `${formatMoment(at)}${endedAt === undefined ? '' : `, ended ${formatTimeOfDay(endedAt)}`}`,
    ...(reference === undefined ? [] : [`reference ${reference}`]),
    ...(failure === undefined ? [] : [failure.message]),
  ].join(' · ');
}

/** The verifications of this device, the newest first. */
export function VerificationHistory({ selected, onSelect, hrefOf }: VerificationHistoryProps) {
  const records = useStore(verificationHistory);
  if (records.length === 0) return null;

  function handleForget({ id, number }: VerificationRecord) {
    forgetVerification(id);
    announce(`Removed the verification of ${number}.`);
    if (id === selected) onSelect(undefined);
  }
  function handleForgetAll() {
    forgetAllVerifications();
    announce('Removed all verifications from this device.');
    onSelect(undefined);
  }

  return (
    <section aria-labelledby="history" className={layout.stack}>
      <div className={styles.ends}>
        <div>
          <h2 id="history">On this device</h2>
          <p className={words.note}>Stored only here, with shortened numbers.</p>
        </div>
        <Button size="small" variant="quiet" onClick={handleForgetAll}>
          Remove all
        </Button>
      </div>
      <ol className={`${layout.card} ${styles.list}`}>
        {records.map((record) => (
          <li
            key={record.id}
            className={`${styles.row} ${styles.entry}`}
            data-selected={record.id === selected ? '' : undefined}
          >
            <Link href={hrefOf(record.id)} aria-current={record.id === selected ? 'true' : undefined}>
              {record.number}
            </Link>
            <span className={words.note}>{describe(record)}</span>
            {record.failure ? (
              <FailureBadge failure={record.failure} />
            ) : (
              <VerificationStatusBadge status={record.status ?? 'PENDING'} reason={record.reason} />
            )}
            <IconButton
              label={`Remove the verification of ${record.number}, ${formatMoment(record.at)}`}
              onClick={() => handleForget(record)}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
    </section>
  );
}
