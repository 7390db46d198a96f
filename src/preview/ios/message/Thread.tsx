import { visibleChips, type Conversation, type Entry } from '../../model/conversation';
import { messagePaths } from '../../message/parts';
import { phoneTimes } from '../../model/phoneTimes';
import type { MessageProps } from '../../screen/PhoneProps';
import { Chips } from '../suggestions/Actions';
import { IosMessage, IosTextBubble } from './Message';
import styles from './Message.module.css';
import { MapDrawing } from '../parts/parts';

type ThreadProps = MessageProps & {
  conversation: Conversation;
  /** Language of dates. */
  locale: string | undefined;
};

/** The conversation: its header, the message of the template and the entries after it. */
export function IosThread({ conversation, locale, ...message }: ThreadProps) {
  const { today, time, writing } = phoneTimes('ios', locale);
  const later = conversation.entries.filter(({ kind }) => kind !== 'template');
  const isDelivered = later.at(-1)?.from === 'user';
  return (
    <>
      <p className={styles.head}>
        Text Message • RCS
        <br />
        <span {...writing}>
          <b>{today}</b> {time}
        </span>
      </p>
      <IosMessage {...message} />
      {message.template.type === 'text_message' && (
        <Chips
          chips={visibleChips(conversation, 'ios')}
          path={messagePaths.chips}
          selectedPath={message.selectedPath}
        />
      )}
      {later.map((entry, index) => (
        // Entries are only added at the end.
        // oxlint-disable-next-line react/no-array-index-key
        <LaterEntry key={index} entry={entry} />
      ))}
      {isDelivered && <p className={styles.delivered}>Delivered</p>}
    </>
  );
}

function LaterEntry({ entry }: { entry: Entry }) {
  switch (entry.kind) {
    case 'template':
      return null;
    case 'location':
      return <LocationBubble />;
    case 'later':
    case 'reply':
      return <IosTextBubble from={entry.from} text={entry.text} />;
    default:
      return entry satisfies never;
  }
}

/** The shared location of the person, on a drawn map: the preview locates nobody. */
function LocationBubble() {
  return (
    <div
      className={styles.threadBubble}
      data-testid="preview-bubble"
      data-from="user"
      data-kind="location"
      data-arrives
    >
      <div className={styles.map}>
        <MapDrawing />
      </div>
      <span className={styles.label}>Current Location</span>
    </div>
  );
}
