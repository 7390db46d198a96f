import type { ComponentType } from 'react';
import type { TemplateType } from '../../../schema/values/enums';
import { drawnCards } from '../../message/drawnCards';
import { messagePaths } from '../../message/parts';
import type { MessageProps } from '../../screen/MessageProps';
import { Cards } from '../cards/Cards';
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

function StandaloneCard({ template, ...props }: MessageProps) {
  return <Cards {...props} cards={drawnCards(template)} />;
}

function CarouselMessage({ template, ...props }: MessageProps) {
  return <Carousel {...props} cards={drawnCards(template)} />;
}
