import { type ComponentType, memo, use, type ReactNode } from 'react';
import type { TemplateType } from '../../../schema/values/enums';
import { drawnCards } from '../../message/drawnCards';
import { messagePaths, HighlightsContext, partAttributes } from '../../message/parts';
import type { MessageProps } from '../../screen/PhoneProps';
import { IosCards, IosCarousel } from '../cards/Card';
import { blankWords } from '../../message/words';
import { IosPlaceholder } from '../parts/parts';
import { PieceText } from '../../text/PieceText';
import { writtenAs } from '../../../lib/text/language';
import styles from './Message.module.css';
import { splitTrailingLink, tileLabel, linkHost } from '../../text/links';
import { IosIcon } from '../parts/Icon';

const drawings = {
  text_message: Text,
  rich_card: StandaloneCard,
  carousel: CarouselMessage,
} satisfies Record<TemplateType, ComponentType<MessageProps>>;

/** A template as the message that arrives, without the suggestions under a text. */
export function IosMessage(props: MessageProps) {
  const Drawing = drawings[props.template.type];
  return <Drawing {...props} />;
}

function Text({ template, selectedPath }: MessageProps) {
  return (
    <TextMessage text={template.component.text ?? ''} path={messagePaths.text} selectedPath={selectedPath} />
  );
}

function StandaloneCard({ template, ...props }: MessageProps) {
  return <IosCards {...props} cards={drawnCards(template)} />;
}

function CarouselMessage({ template, ...props }: MessageProps) {
  return <IosCarousel {...props} cards={drawnCards(template)} />;
}

type TextMessageProps = { text: string; path: string; selectedPath?: string | undefined };

/** A text of the agent. A link at its end moves from the bubble to a tile below. */
const TextMessage = memo(function TextMessage({ text, path, selectedPath }: TextMessageProps) {
  const highlights = use(HighlightsContext);
  const { words, link } = splitTrailingLink(text);
  if (text === '') {
    return (
      <IosPlaceholder path={path} shape="bubble">
        {blankWords.text}
      </IosPlaceholder>
    );
  }
  return (
    <>
      {words !== '' && (
        <IosTextBubble
          from="agent"
          text={words}
          path={path}
          selectedPath={selectedPath}
          hasTail={link === undefined}
        >
          <PieceText text={words} links />
        </IosTextBubble>
      )}
      {link !== undefined && (
        <div className={styles.link} {...partAttributes(path, selectedPath, highlights)}>
          <LinkTile address={link} />
          <Tail />
        </div>
      )}
    </>
  );
});

type TextBubbleProps = {
  from: 'agent' | 'user';
  text: string;
  /** Dotted draft path; undefined for a text outside the template. */
  path?: string;
  selectedPath?: string | undefined;
  /** Only the last bubble of a sender's run has one. */
  hasTail?: boolean;
  /** The drawn text, if it is more than the plain one. */
  children?: ReactNode;
};

/** A text: grey from the agent, green from the person (blue would be iMessage). */
export function IosTextBubble({
  from,
  text,
  path,
  selectedPath,
  hasTail = true,
  children = text,
}: TextBubbleProps) {
  const highlights = use(HighlightsContext);
  return (
    <div
      className={styles.bubble}
      {...writtenAs(text)}
      data-testid="preview-bubble"
      data-from={from}
      data-arrives={path === undefined || undefined}
      {...(path === undefined ? {} : partAttributes(path, selectedPath, highlights))}
    >
      {children}
      {hasTail && <Tail />}
    </div>
  );
}

function Tail() {
  return (
    <svg
      className={styles.tail}
      viewBox="0 0 14 18"
      width="14"
      height="18"
      aria-hidden="true"
      data-testid="preview-tail"
    >
      <path d="M14 0H5C5 8 4.6 13.8 0 17.3c4.6 1.1 9.6.3 14-2.3Z" fill="currentColor" />
    </svg>
  );
}

/** The tile of a link at the end of a text. It loads nothing before a tap. */
function LinkTile({ address }: { address: string }) {
  return (
    <div className={styles.tile} data-testid="preview-link-tile">
      <div className={styles.face}>
        <IosIcon name="browser" size={30} />
        <span>{tileLabel}</span>
      </div>
      <div className={styles.caption}>
        <span className={styles.host}>{linkHost(address)}</span>
        <span className={styles.address}>
          <PieceText text={address} />
        </span>
      </div>
    </div>
  );
}
