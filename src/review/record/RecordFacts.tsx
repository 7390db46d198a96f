import type { ReactNode } from 'react';
import type { RecordedVersion } from '../../schema/responses/record';
import { describeRecordedOutcome } from '../../submission/outcome/outcome';
import { TemplateStatusBadge } from '../../submission/outcome/StatusBadge';
import { Facts } from '../../ui/notices/details';
import { formatDateAndTime } from '../../ui/time/time';
import { linesByDeed, type RecordLine } from './recordLines';
import styles from '../review.module.css';

/** Lines of one deed that are shown; the download has all. A set is sent as many templates. */
const MAX_LINES = 20;

/** Who wrote, reviewed and sent a version, when and why, and what the platform said. */
export function RecordFacts({ record }: { record: RecordedVersion }) {
  const { writers, sendings, digest } = record;
  const deeds = Object.entries(linesByDeed(record)).map(([label, lines]) => [label, listOf(lines)]);
  return (
    <Facts
      facts={{
        'Written by':
          writers.length === 0 ? undefined : <bdi>{writers.map(({ name }) => name).join(', ')}</bdi>,
        ...Object.fromEntries(deeds),
        Platform:
          sendings.length === 0 ? undefined : (
            <ul className={styles.entries}>
              {sendings.slice(0, MAX_LINES).map((sending) => (
                <li key={sending.id}>
                  <bdi>{sending.platform}</bdi>, app ID {sending.appId}: {describeRecordedOutcome(sending)}{' '}
                  {sending.platformStatus !== null && <TemplateStatusBadge status={sending.platformStatus} />}
                </li>
              ))}
              <More count={sendings.length - MAX_LINES} />
            </ul>
          ),
        Version: <code title={digest}>{digest.slice(0, 8)}</code>,
      }}
    />
  );
}

/** One line for each person and time, with what they wrote; undefined without any. */
function listOf(lines: readonly RecordLine[]): ReactNode {
  if (lines.length === 0) return undefined;
  return (
    <ul className={styles.entries}>
      {lines.slice(0, MAX_LINES).map(({ key, name, at, what, text }) => (
        <li key={key}>
          <bdi>{name}</bdi>, <time dateTime={new Date(at).toISOString()}>{formatDateAndTime(at)}</time>
          {what !== undefined && `, ${what}`}
          {text !== null && (
            <>
              : <q dir="auto">{text}</q>
            </>
          )}
        </li>
      ))}
      <More count={lines.length - MAX_LINES} />
    </ul>
  );
}

const More = ({ count }: { count: number }) => count > 0 && <li>and {count} more</li>;
