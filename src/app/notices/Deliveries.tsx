import type { Delivery, Webhook } from '../../schema/responses/webhooks';
import { NoticeEvent } from '../../schema/responses/notices';
import { Button } from '../../ui/controls/Button';
import { Badge } from '../../ui/notices/Notice';
import { formatDateAndTime, RelativeTime } from '../../ui/time/time';
import { eventNames } from './noticeData';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import styles from './notices.module.css';

const states = {
  waiting: { tone: 'info', word: 'Waiting' },
  delivered: { tone: 'success', word: 'Delivered' },
  failed: { tone: 'error', word: 'Not delivered' },
} as const;

type DeliveriesProps = {
  deliveries: readonly Delivery[];
  webhooks: readonly Webhook[];
  onReplay: (id: string) => void;
};

/** The latest messages to the webhooks of a space, what became of them, and a way to send one again. */
export function Deliveries({ deliveries, webhooks, onReplay }: DeliveriesProps) {
  return (
    <>
      <h3>Latest messages</h3>
      <ul className={styles.list}>
        {deliveries.map(({ id, webhook, event, state, attempts, at, nextAt, result }) => {
          const known = NoticeEvent.safeParse(event).data;
          const name = known ? eventNames[known] : 'Test message';
          const { tone, word } = states[state];
          return (
            <li key={id} className={styles.entry}>
              <div>
                <p>
                  {name} <Badge tone={tone}>{word}</Badge>
                </p>
                <p className={words.soft}>
                  {webhooks.find((one) => one.id === webhook)?.url ?? 'A removed webhook'}
                </p>
                <p className={words.note}>
                  <RelativeTime at={at} />
                  {result !== null && `. ${result}`}
                  {attempts > 1 && ` ${attempts} attempts.`}
                  {nextAt !== null && attempts > 0 && ` Next attempt: ${formatDateAndTime(nextAt)}.`}
                </p>
              </div>
              {state !== 'waiting' && (
                <div className={layout.row}>
                  <Button
                    size="small"
                    aria-label={`Send again: ${name}, ${formatDateAndTime(at)}`}
                    onClick={() => onReplay(id)}
                  >
                    Send again
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
