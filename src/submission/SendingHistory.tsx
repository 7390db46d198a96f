import type { SendingRecord } from '../schema/draft';
import { CodeDetails } from '../ui/CodeDetails';
import { formatMoment } from '../ui/formatMoment';
import styles from './SendingHistory.module.css';
import { SendingBadge } from './StatusBadge';

/** Every sending of this draft, the newest first: when, to where, what came back, and exactly what was sent. */
export function SendingHistory({ sendings }: { sendings: SendingRecord[] }) {
  if (sendings.length === 0) return null;
  return (
    <section aria-labelledby="sendings" className={styles['history']}>
      <h3 id="sendings">Sent from this draft</h3>
      <ol className={styles['list']}>
        {sendings.toReversed().map((sending) => (
          <li key={`${sending.at} ${sending.summary}`} className={styles['sending']}>
            <div className={styles['top']}>
              <time dateTime={new Date(sending.at).toISOString()}>{formatMoment(sending.at)}</time>
              <SendingBadge sending={sending} />
            </div>
            <p className={styles['where']}>
              To {sending.platform === 'embedded' ? 'the embedded platform' : sending.platform}, app id{' '}
              {sending.appId}
            </p>
            <p className={styles['summary']}>{sending.summary}</p>
            <CodeDetails
              summary="What was sent"
              copyLabel="Copy the JSON"
              text={JSON.stringify(sending.payload, undefined, 2) ?? ''}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
