import { use } from 'react';
import { blankWords } from '../message/words';
import { HighlightsContext, partAttributes } from '../message/parts';
import { PieceText } from '../text/PieceText';
import type { Notification } from './notificationOf';
import styles from './NotificationText.module.css';

type NotificationTextProps = {
  notification: Pick<Notification, 'parts' | 'blankPath'>;
  /** Lines before the text is cut. */
  lines: number;
  selectedPath: string | undefined;
};

/** The text of a notification, cut after some lines. A blank message is a placeholder. */
export function NotificationText({ notification, lines, selectedPath }: NotificationTextProps) {
  const highlights = use(HighlightsContext);
  const { parts, blankPath } = notification;
  if (parts.length === 0) {
    return (
      <span className={styles.blank} {...partAttributes(blankPath, selectedPath, highlights)}>
        {blankWords.text}
      </span>
    );
  }
  return (
    <span
      className={styles.text}
      style={{ WebkitLineClamp: lines }}
      dir="auto"
      data-testid="preview-notification-text"
    >
      {parts.map(({ text, path }, index) => (
        <span key={path} {...partAttributes(path, selectedPath, highlights)}>
          {index > 0 && '\n'}
          <PieceText text={text.trim()} />
        </span>
      ))}
    </span>
  );
}
