import { use, type ReactNode } from 'react';
import { HighlightsContext, partAttributes } from '../../message/parts';
import styles from './TextBubble.module.css';

type TextBubbleProps = {
  from: 'agent' | 'user';
  /** Dotted draft path; undefined for a text outside the template. */
  path?: string;
  selectedPath?: string | undefined;
  children: ReactNode;
};

/** A text: grey from the agent, green from the person (blue would be iMessage). */
export function TextBubble({ from, path, selectedPath, children }: TextBubbleProps) {
  const highlights = use(HighlightsContext);
  return (
    <div
      className={styles.bubble}
      dir="auto"
      data-testid="preview-bubble"
      data-from={from}
      data-arrives={path === undefined || undefined}
      {...(path === undefined ? {} : partAttributes(path, selectedPath, highlights))}
    >
      {children}
      <svg className={styles.tail} viewBox="0 0 14 18" width="14" height="18" aria-hidden="true">
        <path d="M14 0H5C5 8 4.6 13.8 0 17.3c4.6 1.1 9.6.3 14-2.3Z" fill="currentColor" />
      </svg>
    </div>
  );
}
