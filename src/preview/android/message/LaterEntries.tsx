import { Fragment, memo } from 'react';
import type { Entry } from '../../model/conversation';
import styles from './LaterEntries.module.css';
import { TextBubble } from './TextBubble';
import { LocationBubble, Receipt, UserBubble } from './UserBubble';

function LaterEntry({ entry }: { entry: Entry }) {
  if (entry.kind === 'template') return null;
  if (entry.kind === 'later') return <TextBubble text={entry.text} />;
  return entry.kind === 'reply' ? <UserBubble text={entry.text} /> : <LocationBubble />;
}

/** The entries after the message of the template. */
export const LaterEntries = memo(function LaterEntries({ entries }: { entries: readonly Entry[] }) {
  if (entries.length < 2) return null;
  const lastOfUser = entries.findLastIndex(({ from }) => from === 'user');
  return (
    <div className={styles.entries}>
      {entries.map((entry, index) => (
        // Entries are only added at the end.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          <LaterEntry entry={entry} />
          {index === lastOfUser && <Receipt isRead={index < entries.length - 1} />}
        </Fragment>
      ))}
    </div>
  );
});
