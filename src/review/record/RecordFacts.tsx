import type { ReactNode } from 'react';
import type { TemplateRecord } from '../../schema/responses/record';
import { describeRecordedOutcome } from '../../submission/outcome/outcome';
import { TemplateStatusBadge } from '../../submission/outcome/StatusBadge';
import { Facts } from '../../ui/notices/details';
import { formatDateAndTime } from '../../ui/time/time';
import { linesByDeed, type RecordLine } from './recordLines';
import styles from '../review.module.css';

/** Who wrote, reviewed and sent a version, when and why, and what the platform said. */
export function RecordFacts({ record }: { record: TemplateRecord }) {
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
              {sendings.map((sending) => (
                <li key={sending.id}>
                  <bdi>{sending.platform}</bdi>, app ID {sending.appId}: {describeRecordedOutcome(sending)}{' '}
                  {sending.platformStatus !== null && <TemplateStatusBadge status={sending.platformStatus} />}
                </li>
              ))}
            </ul>
          ),
        Version: <code>{digest}</code>,
      }}
    />
  );
}

/** One line for each person and time, with what they wrote; undefined without any. */
function listOf(lines: readonly RecordLine[]): ReactNode {
  if (lines.length === 0) return undefined;
  return (
    <ul className={styles.entries}>
      {lines.map(({ key, name, at, what, text }) => (
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
    </ul>
  );
}
