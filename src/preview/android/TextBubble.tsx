import { memo, use } from 'react';
import { MarksContext } from '../marks';
import { partAttributes } from '../partPath';
import { Ghost } from './Ghost';
import { PieceText } from './PieceText';
import styles from './TextBubble.module.css';

type Props = {
  text: string;
  /** Dotted draft path; a text that is no part of the template has none. */
  path?: string;
  selectedPath?: string | undefined;
};

/** A text of the agent. */
export const TextBubble = memo(function TextBubble({ text, path, selectedPath }: Props) {
  const marks = use(MarksContext);
  if (text === '' && path !== undefined) {
    return (
      <Ghost path={path} shape="bubble">
        Your message appears here
      </Ghost>
    );
  }
  return (
    <div
      className={styles['bubble']}
      dir="auto"
      data-testid="preview-bubble"
      data-from="agent"
      {...(path === undefined ? {} : partAttributes(path, selectedPath, marks))}
    >
      <PieceText text={text} links />
    </div>
  );
});
