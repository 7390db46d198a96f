import { visibleChips, type Conversation, type Entry } from '../../model/conversation';
import { Chips } from '../suggestions/Chips';
import { LocationBubble } from './LocationBubble';
import { Message, type MessageProps } from './Message';
import { TextBubble } from './TextBubble';
import styles from './Thread.module.css';

type ThreadProps = MessageProps & { conversation: Conversation };

/** The conversation: what kind of message it is, the template, and what was said after it. */
export function Thread({ conversation, ...message }: ThreadProps) {
  const later = conversation.entries.filter(({ kind }) => kind !== 'template');
  const isDelivered = later.at(-1)?.from === 'user';
  return (
    <>
      <p className={styles['head']}>
        Text Message · RCS
        <br />
        <b>Today</b> 9:41 AM
      </p>
      <Message {...message} />
      {message.template.type === 'text_message' && (
        <Chips
          chips={visibleChips(conversation, 'ios')}
          path="component.suggestions"
          selectedPath={message.selectedPath}
        />
      )}
      {later.map((entry, index) => (
        // What was said is never taken back or moved.
        // oxlint-disable-next-line react/no-array-index-key
        <Later key={index} entry={entry} />
      ))}
      {isDelivered && <p className={styles['delivered']}>Delivered</p>}
    </>
  );
}

function Later({ entry }: { entry: Entry }) {
  switch (entry.kind) {
    case 'template':
      return null;
    case 'location':
      return <LocationBubble />;
    case 'later':
    case 'reply':
      return <TextBubble from={entry.from}>{entry.text}</TextBubble>;
    default:
      return entry satisfies never;
  }
}
