import type { ReactNode } from 'react';
import { partAttributes } from '../partPath';
import styles from './TextBubble.module.css';

type TextBubbleProps = {
  from: 'agent' | 'user';
  /** Draft path of the text where it is one of the template. */
  path?: string;
  selectedPath?: string | undefined;
  children: ReactNode;
};

/** A text: grey from the agent, green from the person, as RCS is no iMessage. */
export function TextBubble({ from, path, selectedPath, children }: TextBubbleProps) {
  return (
    <div
      className={styles['bubble']}
      dir="auto"
      data-testid="preview-bubble"
      data-from={from}
      data-arrives={path === undefined || undefined}
      {...(path === undefined ? {} : partAttributes(path, selectedPath))}
    >
      {children}
      <svg className={styles['tail']} viewBox="0 0 12 18" width="12" height="18" aria-hidden="true">
        <path d="M12 0H5.2C5.2 8 4.6 13.8 0 17.3 4.3 18.3 9 17.2 12 13.5Z" fill="currentColor" />
      </svg>
    </div>
  );
}
