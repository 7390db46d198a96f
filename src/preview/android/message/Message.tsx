import type { ComponentType } from 'react';
import type { TemplateType } from '../../../schema/values/enums';
import { drawnCards } from '../../message/drawnCards';
import { selectionWithin, messagePaths } from '../../message/parts';
import type { MessageProps } from '../../screen/MessageProps';
import { Cards } from '../cards/Cards';
import { Carousel } from '../cards/Carousel';
import { ChipList } from './ChipList';
import styles from './Message.module.css';
import { TextBubble } from './TextBubble';

type AndroidMessageProps = MessageProps & {
  /** Whether the suggestions under the message are visible. */
  showChips: boolean;
  /** Whether the drawing neither scrolls nor takes the focus. */
  still: boolean;
};

const drawings = {
  text_message: TextMessage,
  rich_card: StandaloneCard,
  carousel: CarouselMessage,
} satisfies Record<TemplateType, ComponentType<AndroidMessageProps>>;

/** A template as the message that arrives. */
export function Message(props: AndroidMessageProps) {
  const Drawing = drawings[props.template.type];
  return <Drawing {...props} />;
}

// A constant: a new list with each render would redraw the chips.
const noSuggestions: never[] = [];

function TextMessage({ template, selectedPath, showChips, still }: AndroidMessageProps) {
  const { text = '', suggestions = noSuggestions } = template.component;
  return (
    <>
      <div className={styles.inset}>
        <TextBubble
          text={text}
          path={messagePaths.text}
          selectedPath={selectionWithin(selectedPath, messagePaths.text)}
        />
      </div>
      {showChips && suggestions.length > 0 && (
        <ChipList
          suggestions={suggestions}
          path={messagePaths.chips}
          selectedPath={selectionWithin(selectedPath, messagePaths.chips)}
          still={still}
        />
      )}
    </>
  );
}

function StandaloneCard({ template, ...props }: AndroidMessageProps) {
  return (
    <div className={styles.inset}>
      <Cards {...props} cards={drawnCards(template)} />
    </div>
  );
}

function CarouselMessage({ template, ...props }: AndroidMessageProps) {
  return <Carousel {...props} cards={drawnCards(template)} />;
}
