import type { TemplateEditor } from '../editor/model/TemplateEditor';
import styles from './LogPane.module.css';
import type { AgentEvent } from '../preview/model/conversation';
import { systemNames } from '../preview/model/options';
import { useSimulated, type Simulator } from '../workspace/simulator';

const eventNames = {
  reply: 'Reply',
  dialAction: 'Call',
  openUrlAction: 'Open link',
  viewLocationAction: 'View location',
  shareLocationAction: 'Share location',
  createCalendarEventAction: 'Add calendar event',
  location: 'Location',
} satisfies Record<AgentEvent['kind'], string>;

/** The events that the agent would receive for taps on the phones. */
export function LogPane({ simulator, editor }: { simulator: Simulator; editor: TemplateEditor }) {
  const { log } = useSimulated(simulator, editor);
  return (
    <div className={styles.pane}>
      <p className={styles.remark}>
        What your system receives when a customer taps a button. Formats differ by platform.
      </p>
      {log.length === 0 ? (
        <p className={styles.remark}>Nothing yet. In “Try”, tap a button on the phone.</p>
      ) : (
        <ol className={styles.log} aria-label="Taps">
          {log.map(({ system, kind, text, postback }, index) => (
            <li key={index}>
              <p className={styles.kind}>
                <span>
                  {eventNames[kind]}: <span dir="auto">{text}</span>
                </span>
                <span className={styles.phone}>{systemNames[system]}</span>
              </p>
              {postback && (
                <dl>
                  <dt>Button ID</dt>
                  <dd>{postback.decoded ?? 'not text'}</dd>
                  <dt>Encoded</dt>
                  <dd>
                    <code>{postback.encoded}</code>
                  </dd>
                </dl>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
