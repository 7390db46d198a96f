import { type ComponentType, memo, use } from 'react';
import type { TemplateType } from '../../../schema/values/enums';
import { drawnCards } from '../../message/drawnCards';
import { selectionWithin, messagePaths, HighlightsContext, partAttributes } from '../../message/parts';
import type { MessageProps } from '../../screen/PhoneProps';
import { AndroidCards, AndroidCarousel } from '../cards/Card';
import styles from './Message.module.css';
import { blankWords } from '../../message/words';
import { AndroidPlaceholder, Strip } from '../parts/parts';
import { PieceText } from '../../text/PieceText';
import { previewedLink, linkHost } from '../../text/links';
import { AndroidIcon, androidSuggestionIcon } from '../parts/Icon';
import type { SuggestionDraft } from '../../../schema/draft/draft';
import { suggestionKindOf, suggestionText } from '../../../schema/draft/suggestionKinds';
import { androidSizes } from '../../../schema/phones/androidFigures';
import { drawnSuggestions } from '../../message/suggestions';
import { usePhoneActs } from '../../screen/PhoneContexts';
import { BeyondNote } from '../../notes/Note';
import { writtenAs } from '../../../lib/text/language';

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
export function AndroidMessage(props: AndroidMessageProps) {
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
        <AndroidTextBubble
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
      <AndroidCards {...props} cards={drawnCards(template)} />
    </div>
  );
}

function CarouselMessage({ template, ...props }: AndroidMessageProps) {
  return <AndroidCarousel {...props} cards={drawnCards(template)} />;
}

type TextBubbleProps = {
  text: string;
  /** Dotted draft path; undefined for a text outside the template. */
  path?: string;
  selectedPath?: string | undefined;
  /** Whether it follows another message of the agent. */
  follows?: boolean;
};

/** A text of the agent. */
export const AndroidTextBubble = memo(function AndroidTextBubble({
  text,
  path,
  selectedPath,
  follows = false,
}: TextBubbleProps) {
  const highlights = use(HighlightsContext);
  if (text === '' && path !== undefined) {
    return (
      <AndroidPlaceholder path={path} shape="bubble">
        {blankWords.text}
      </AndroidPlaceholder>
    );
  }
  const link = previewedLink(text);
  return (
    <div
      className={styles.bubble}
      {...writtenAs(text)}
      data-testid="preview-bubble"
      data-from="agent"
      data-follows={follows || undefined}
      {...(path === undefined ? {} : partAttributes(path, selectedPath, highlights))}
    >
      <PieceText text={text} links breaksAddresses />
      {link !== undefined && <LinkPreview address={link} />}
    </div>
  );
});

/** The preview of the one link of a text. The page is not loaded, so its host stands for it. */
function LinkPreview({ address }: { address: string }) {
  return (
    <div className={styles.preview} data-testid="preview-link-preview">
      <span className={styles.picture}>
        <AndroidIcon name="picture" size={24} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>Preview of the page</span>
        <span className={styles.host}>{linkHost(address)}</span>
      </span>
    </div>
  );
}

type ChipListProps = {
  suggestions: SuggestionDraft[];
  path: string;
  selectedPath?: string | undefined;
  still: boolean;
};

/** The suggestions below a message: one row of chips that scrolls sideways. */
const ChipList = memo(function ChipList({ suggestions, path, selectedPath, still }: ChipListProps) {
  const { shown, beyond } = drawnSuggestions(suggestions, 'message');
  return (
    <Strip name="Suggestions" still={still} className={styles.chips} testId="preview-chiplist" path={path}>
      {shown.map(({ suggestion, index }) => (
        <Chip key={index} suggestion={suggestion} path={`${path}.${index}`} selectedPath={selectedPath} />
      ))}
      <BeyondNote count={beyond} />
    </Strip>
  );
});

type ChipProps = { suggestion: SuggestionDraft; path: string; selectedPath?: string | undefined };

function Chip({ suggestion, path, selectedPath }: ChipProps) {
  const acts = usePhoneActs();
  const highlights = use(HighlightsContext);
  const kind = suggestionKindOf(suggestion);
  const text = suggestionText(suggestion);
  const icon = kind && androidSuggestionIcon[kind];
  return (
    <button
      type="button"
      className={styles.chip}
      tabIndex={-1}
      data-testid="preview-chip"
      data-kind={kind ?? 'none'}
      data-blank={text === '' || undefined}
      onClick={acts && (() => acts.tap(path, suggestion))}
      {...partAttributes(path, selectedPath, highlights)}
    >
      {icon && <AndroidIcon name={icon} size={androidSizes.icon} />}
      <span {...writtenAs(text)}>{text || blankWords.button}</span>
    </button>
  );
}
