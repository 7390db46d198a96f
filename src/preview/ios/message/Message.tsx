import type { ComponentType } from 'react';
import type { TemplateDraft } from '../../../schema/draft/draft';
import type { TemplateType } from '../../../schema/values/enums';
import type { PreviewOptions } from '../../model/options';
import { selectionWithin } from '../../model/partPath';
import { sourcesOf, type MapMediaUrl } from '../../media/sourcesOf';
import { Card, type CardShape } from '../cards/Card';
import { Carousel } from '../cards/Carousel';
import { TextMessage } from './TextMessage';

export type MessageProps = {
  template: TemplateDraft;
  options: PreviewOptions;
  mapMediaUrl?: MapMediaUrl | undefined;
  selectedPath?: string | undefined;
};

const none: never[] = [];
const emptyCard = {};
const emptyCarousel = [emptyCard, emptyCard];

function Text({ template, selectedPath }: MessageProps) {
  return (
    <TextMessage text={template.component.text ?? ''} path="component.text" selectedPath={selectedPath} />
  );
}

function StandaloneCard({ template, options, mapMediaUrl, selectedPath }: MessageProps) {
  const {
    cardOrientation,
    thumbnailImageAlignment,
    cardContent = emptyCard,
  } = template.component.richCard?.standaloneCard ?? {};
  const side: CardShape = thumbnailImageAlignment === 'RIGHT' ? 'right' : 'left';
  const path = 'component.richCard.standaloneCard.cardContent';
  return (
    <Card
      card={cardContent}
      shape={cardOrientation === 'HORIZONTAL' ? side : 'vertical'}
      path={path}
      name="Card"
      {...sourcesOf(cardContent, mapMediaUrl)}
      mediaState={options.mediaState}
      textSize={options.textSize}
      selectedPath={selectionWithin(selectedPath, path)}
    />
  );
}

function CarouselMessage({ template, ...rest }: MessageProps) {
  const { cardContents = none } = template.component.richCard?.carouselCard ?? {};
  return (
    <Carousel
      cards={cardContents.length > 0 ? cardContents : emptyCarousel}
      path="component.richCard.carouselCard"
      {...rest}
    />
  );
}

const drawings = {
  text_message: Text,
  rich_card: StandaloneCard,
  carousel: CarouselMessage,
} satisfies Record<TemplateType, ComponentType<MessageProps>>;

/** A template as the message that arrives, without the suggestions under a text. */
export function Message(props: MessageProps) {
  const Drawing = drawings[props.template.type];
  return <Drawing {...props} />;
}
