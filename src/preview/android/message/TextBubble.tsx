import { memo, use } from 'react';
import { blankWords } from '../../message/words';
import { HighlightsContext, partAttributes } from '../../message/parts';
import { Placeholder } from '../parts/Placeholder';
import { PieceText } from '../../text/PieceText';
import { previewedLink } from '../../text/links';
import { LinkPreview } from './LinkPreview';
import styles from './TextBubble.module.css';

type TextBubbleProps = {
  text: string;
  /** Dotted draft path; undefined for a text outside the template. */
  path?: string;
  selectedPath?: string | undefined;
};

/** A text of the agent. */
export const TextBubble = memo(function TextBubble({ text, path, selectedPath }: TextBubbleProps) {
  const highlights = use(HighlightsContext);
  if (text === '' && path !== undefined) {
    return (
      <Placeholder path={path} shape="bubble">
        {blankWords.text}
      </Placeholder>
    );
  }
  const link = previewedLink(text);
  return (
    <div
      className={styles.bubble}
      dir="auto"
      data-testid="preview-bubble"
      data-from="agent"
      {...(path === undefined ? {} : partAttributes(path, selectedPath, highlights))}
    >
      <PieceText text={text} links />
      {link !== undefined && <LinkPreview address={link} />}
    </div>
  );
});
