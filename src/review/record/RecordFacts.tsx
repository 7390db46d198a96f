import type { ReactNode } from 'react';
import type { TemplateRecord } from '../../schema/responses/record';
import { describeRecordedOutcome } from '../../submission/outcome/outcome';
import { TemplateStatusBadge } from '../../submission/outcome/StatusBadge';
import { Facts } from '../../ui/notices/details';
import { formatDateAndTime } from '../../ui/time/time';
import styles from '../review.module.css';

/** Who wrote, reviewed and sent a version, when and why, and what the platform said. */
export function RecordFacts({ record }: { record: TemplateRecord }) {
  const { writers, reviews, sendings, digest } = record;
  const decisions = reviews.flatMap((review) => review.decisions);
  const decided = (wanted: 'approved' | 'changes') =>
    linesOf(
      decisions
        .filter(({ verdict }) => verdict === wanted)
        .map(({ by, at, reason }) => ({ key: `${by.id} ${at}`, name: by.name, at, text: reason })),
    );
  return (
    <Facts
      facts={{
        'Written by':
          writers.length === 0 ? undefined : <bdi>{writers.map(({ name }) => name).join(', ')}</bdi>,
        'Review asked by': linesOf(
          reviews.map(({ id, by, at, note }) => ({ key: id, name: by.name, at, text: note })),
        ),
        'Approved by': decided('approved'),
        'Changes asked by': decided('changes'),
        'Sent by': linesOf(
          sendings.map(({ id, by, at, emergency }) => ({
            key: id,
            name: by ?? 'somebody',
            at,
            what: emergency === null ? undefined : 'without approval, in an emergency',
            text: emergency,
          })),
        ),
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

type Line = { key: string; name: string; at: number; what?: string | undefined; text: string | null };

/** One line for each person and time, with what they wrote; undefined without any. */
function linesOf(lines: readonly Line[]): ReactNode {
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
