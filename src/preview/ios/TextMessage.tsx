import { memo, use } from 'react';
import { MarksContext } from '../marks';
import { partAttributes } from '../partPath';
import { Ghost } from './Ghost';
import { LinkTile } from './LinkTile';
import { PieceText } from './PieceText';
import { TextBubble } from './TextBubble';
import styles from './TextMessage.module.css';
import { trailingLink } from './trailingLink';

type TextMessageProps = { text: string; path: string; selectedPath?: string | undefined };

/** A text of the agent. A link that ends it leaves the bubble and becomes a tile below. */
export const TextMessage = memo(function TextMessage({ text, path, selectedPath }: TextMessageProps) {
  const marks = use(MarksContext);
  const link = trailingLink(text);
  const words = link === undefined ? text : text.slice(0, text.lastIndexOf(link)).trimEnd();
  if (text === '') {
    return (
      <Ghost path={path} shape="bubble">
        Your message appears here
      </Ghost>
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
        <div className={styles['link']} {...partAttributes(path, selectedPath, marks)}>
          <LinkTile address={link} />
        </div>
      )}
    </>
  );
});
