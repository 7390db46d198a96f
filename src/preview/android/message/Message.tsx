import type { ComponentType } from 'react';
import type { TemplateDraft } from '../../../schema/draft/draft';
import type { TemplateType } from '../../../schema/values/enums';
import type { PreviewOptions } from '../../model/options';
import { selectionWithin } from '../../model/partPath';
import { Card, type CardShape } from '../cards/Card';
import { Carousel } from '../cards/Carousel';
import { ChipList } from './ChipList';
import styles from './Message.module.css';
import { sourcesOf, type MapMediaUrl } from '../../media/sourcesOf';
import { TextBubble } from './TextBubble';

export type MessageProps = {
  template: TemplateDraft;
  mediaState: PreviewOptions['mediaState'];
  mapMediaUrl?: MapMediaUrl | undefined;
  selectedPath?: string | undefined;
  /** Whether the suggestions under the message can still be seen. */
  showChips: boolean;
  /** A still drawing holds nothing that scrolls or takes the focus. */
  still: boolean;
};

// A new list on each drawing would draw the chips again.
const none: never[] = [];
const emptyCard = {};
const emptyCarousel = [emptyCard, emptyCard];

function TextMessage({ template, selectedPath, showChips, still }: MessageProps) {
  const { text = '', suggestions = none } = template.component;
  return (
    <>
      <div className={styles['inset']}>
        <TextBubble
          text={text}
          path="component.text"
          selectedPath={selectionWithin(selectedPath, 'component.text')}
        />
      </div>
      {showChips && suggestions.length > 0 && (
        <ChipList
          suggestions={suggestions}
          path="component.suggestions"
          selectedPath={selectionWithin(selectedPath, 'component.suggestions')}
          still={still}
        />
      )}
    </>
  );
}

function StandaloneCard({ template, mediaState, mapMediaUrl, selectedPath }: MessageProps) {
  const {
    cardOrientation,
    thumbnailImageAlignment,
    cardContent = emptyCard,
  } = template.component.richCard?.standaloneCard ?? {};
  const side: CardShape = thumbnailImageAlignment === 'RIGHT' ? 'right' : 'left';
  const path = 'component.richCard.standaloneCard.cardContent';
  return (
    <div className={styles['inset']}>
      <Card
        card={cardContent}
        shape={cardOrientation === 'HORIZONTAL' ? side : 'vertical'}
        path={path}
        name="Card"
        {...sourcesOf(cardContent, mapMediaUrl)}
        mediaState={mediaState}
        selectedPath={selectionWithin(selectedPath, path)}
      />
    </div>
  );
}

function CarouselMessage({ template, mediaState, mapMediaUrl, selectedPath, still }: MessageProps) {
  const { cardWidth, cardContents = none } = template.component.richCard?.carouselCard ?? {};
  return (
    <Carousel
      cards={cardContents.length > 0 ? cardContents : emptyCarousel}
      width={cardWidth}
      path="component.richCard.carouselCard"
      mediaState={mediaState}
      mapMediaUrl={mapMediaUrl}
      selectedPath={selectedPath}
      still={still}
    />
  );
}

const drawings = {
  text_message: TextMessage,
  rich_card: StandaloneCard,
  carousel: CarouselMessage,
} satisfies Record<TemplateType, ComponentType<MessageProps>>;

/** A template as the message that arrives. */
export function Message(props: MessageProps) {
  const Drawing = drawings[props.template.type];
  return <Drawing {...props} />;
}
