import { memo, use } from 'react';
import { HighlightsContext } from '../../model/highlights';
import { partAttributes } from '../../model/partPath';
import { Placeholder } from '../parts/Placeholder';
import { PieceText } from '../parts/PieceText';
import styles from './TextBubble.module.css';

type Props = {
  text: string;
  /** Dotted draft path; a text that is no part of the template has none. */
  path?: string;
  selectedPath?: string | undefined;
};

/** A text of the agent. */
export const TextBubble = memo(function TextBubble({ text, path, selectedPath }: Props) {
  const marks = use(HighlightsContext);
  if (text === '' && path !== undefined) {
    return (
      <Placeholder path={path} shape="bubble">
        Your message appears here
      </Placeholder>
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
