import { memo, use } from 'react';
import { blankWords } from '../../message/words';
import { HighlightsContext, partAttributes } from '../../message/parts';
import { Placeholder } from '../parts/Placeholder';
import { LinkTile } from './LinkTile';
import { PieceText } from '../../text/PieceText';
import { TextBubble } from './TextBubble';
import styles from './TextMessage.module.css';
import { splitTrailingLink } from '../../text/links';

type TextMessageProps = { text: string; path: string; selectedPath?: string | undefined };

/** A text of the agent. A link at its end moves from the bubble to a tile below. */
export const TextMessage = memo(function TextMessage({ text, path, selectedPath }: TextMessageProps) {
  const highlights = use(HighlightsContext);
  const { words, link } = splitTrailingLink(text);
  if (text === '') {
    return (
      <Placeholder path={path} shape="bubble">
        {blankWords.text}
      </Placeholder>
    );
  }
  return (
    <>
      {words !== '' && (
        <TextBubble from="agent" path={path} selectedPath={selectedPath}>
          <PieceText text={words} links />
        </TextBubble>
      )}
      {link !== undefined && (
        <div className={styles.link} {...partAttributes(path, selectedPath, highlights)}>
          <LinkTile address={link} />
        </div>
      )}
    </>
  );
});
