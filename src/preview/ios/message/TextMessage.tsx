import { memo, use } from 'react';
import { HighlightsContext } from '../../model/highlights';
import { partAttributes } from '../../model/partPath';
import { Placeholder } from '../parts/Placeholder';
import { LinkTile } from './LinkTile';
import { PieceText } from '../../text/PieceText';
import { TextBubble } from './TextBubble';
import styles from './TextMessage.module.css';
import { trailingLink } from '../rules/trailingLink';

type TextMessageProps = { text: string; path: string; selectedPath?: string | undefined };

/** A text of the agent. A link at its end moves from the bubble to a tile below. */
export const TextMessage = memo(function TextMessage({ text, path, selectedPath }: TextMessageProps) {
  const highlights = use(HighlightsContext);
  const link = trailingLink(text);
  const words = link === undefined ? text : text.slice(0, text.lastIndexOf(link)).trimEnd();
  if (text === '') {
    return (
      <Placeholder path={path} shape="bubble">
        Your message appears here
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
        <div className={styles['link']} {...partAttributes(path, selectedPath, highlights)}>
          <LinkTile address={link} />
        </div>
      )}
    </>
  );
});
