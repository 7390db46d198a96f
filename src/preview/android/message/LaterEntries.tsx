import { Fragment, memo } from 'react';
import type { Entry } from '../../model/conversation';
import styles from './LaterEntries.module.css';
import { AndroidTextBubble } from './Message';
import { androidSizes } from '../../../schema/phones/androidFigures';
import { AndroidIcon } from '../parts/Icon';
import { MapPicture } from '../parts/parts';
import { writtenAs } from '../../../lib/text/language';

type LaterEntryProps = {
  entry: Entry;
  /** Whether it follows an entry of the same sender: their bubbles share the corner between them. */
  follows: boolean;
};

function LaterEntry({ entry, follows }: LaterEntryProps) {
  if (entry.kind === 'template') return null;
  if (entry.kind === 'later') return <AndroidTextBubble text={entry.text} follows={follows} />;
  return entry.kind === 'reply' ? (
    <UserBubble text={entry.text} follows={follows} />
  ) : (
    <LocationBubble follows={follows} />
  );
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
          <LaterEntry entry={entry} follows={entries[index - 1]?.from === entry.from} />
          {index === lastOfUser && <Receipt isRead={index < entries.length - 1} />}
        </Fragment>
      ))}
    </div>
  );
});

/** A text of the person, on the right. */
function UserBubble({ text, follows }: { text: string; follows: boolean }) {
  return (
    <div
      className={styles.bubble}
      {...writtenAs(text)}
      data-testid="preview-bubble"
      data-from="user"
      data-follows={follows || undefined}
    >
      {text}
    </div>
  );
}

/** The shared location of the person. */
function LocationBubble({ follows }: { follows: boolean }) {
  return (
    <div
      className={styles.location}
      data-testid="preview-bubble"
      data-from="user"
      data-kind="location"
      data-follows={follows || undefined}
    >
      <MapPicture />
      <span className={styles.label}>
        <AndroidIcon name="location" size={androidSizes.icon} />
        My location
      </span>
    </div>
  );
}

/** The mark under the person's last message. An answer of the agent shows that it was read (I). */
function Receipt({ isRead }: { isRead: boolean }) {
  const name = isRead ? 'Read' : 'Delivered';
  return (
    <span
      className={styles.receipt}
      role="img"
      aria-label={name}
      title={name}
      data-testid="preview-receipt"
      data-read={isRead || undefined}
    >
      <AndroidIcon name="delivered" size={16} />
    </span>
  );
}
