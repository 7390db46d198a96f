import { Link } from 'wouter';
import { MAX_LISTED_VERIFICATIONS } from '../../schema/verification/verification';
import { formatMoment } from '../../ui/time/time';
import { VerificationStatusBadge } from '../status/VerificationStatusBadge';
import rows from '../parts/rows.module.css';
import styles from './FoundList.module.css';
import type { FoundVerification, LookupWay } from './lookUp';

type FoundListProps = {
  by: LookupWay;
  all: readonly FoundVerification[];
  selected: string | undefined;
  hrefOf: (id: string) => string;
};

/** All verifications of one number or reference, the newest first. */
export function FoundList({ by, all, selected, hrefOf }: FoundListProps) {
  const label =
    all.length < MAX_LISTED_VERIFICATIONS
      ? `${all.length} verifications of this ${by}, the newest first`
      : `The ${all.length} newest verifications of this ${by}`;
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <ol className={`${rows.list} ${styles.list}`} aria-label={label}>
        {all.map(({ id, status, reason, startedAt }) => (
          <li key={id} className={`${rows.row} ${styles.entry}`} data-selected={id === selected || undefined}>
            <Link href={hrefOf(id)} aria-current={id === selected ? 'true' : undefined}>
              {startedAt === undefined ? id : formatMoment(startedAt)}
            </Link>
            <VerificationStatusBadge status={status} reason={reason} />
          </li>
        ))}
      </ol>
    </div>
  );
}
