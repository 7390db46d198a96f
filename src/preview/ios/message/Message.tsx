import type { ComponentType } from 'react';
import type { TemplateType } from '../../../schema/values/enums';
import { drawnCards, isInCarousel } from '../../message/drawnCards';
import { selectionWithin } from '../../model/partPath';
import { messagePaths } from '../../message/messagePaths';
import { sourcesOf } from '../../media/sourcesOf';
import type { MessageProps } from '../../screen/MessageProps';
import { Card } from '../cards/Card';
import { Carousel } from '../cards/Carousel';
import { TextMessage } from './TextMessage';

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

function Text({ template, selectedPath }: MessageProps) {
  return (
    <TextMessage text={template.component.text ?? ''} path={messagePaths.text} selectedPath={selectedPath} />
  );
}

function StandaloneCard({ template, mediaState, mapMediaUrl, selectedPath }: MessageProps) {
  return drawnCards(template).map(({ shape, ...drawn }) => (
    <Card
      {...drawn}
      key={drawn.path}
      shape={isInCarousel(shape) ? 'vertical' : shape}
      {...sourcesOf(drawn.card, mapMediaUrl)}
      mediaState={mediaState}
      selectedPath={selectionWithin(selectedPath, drawn.path)}
    />
  ));
}

function CarouselMessage({ template, ...rest }: MessageProps) {
  return <Carousel cards={drawnCards(template)} {...rest} />;
}
