import { memo, use } from 'react';
import type { SuggestionDraft } from '../../../schema/draft/draft';
import { suggestionKindOf, suggestionText } from '../../../schema/draft/suggestionKinds';
import { androidSizes } from '../../../schema/phones/androidFigures';
import { addressLine, drawnSuggestions } from '../../message/suggestions';
import { blankWords } from '../../message/words';
import { HighlightsContext, partAttributes } from '../../message/parts';
import { usePhoneActs } from '../../screen/PhoneContexts';
import { LayoutContext } from '../../screen/useLayout';
import type { CardShape } from '../../message/drawnCards';
import styles from './CardSuggestions.module.css';
import { fitsOnOneLine } from '../rules/fitsOnOneLine';
import { AndroidIcon, androidSuggestionIcon } from '../parts/Icon';
import { BeyondNote } from '../../notes/Note';
import { PieceText } from '../../text/PieceText';
import { writtenAs } from '../../../lib/text/language';

type CardSuggestionsProps = {
  suggestions: SuggestionDraft[];
  path: string;
  shape: CardShape;
  selectedPath?: string | undefined;
};

/** The rows of a card, one for each suggestion. */
export const CardSuggestions = memo(function CardSuggestions({
  suggestions,
  path,
  shape,
  selectedPath,
}: CardSuggestionsProps) {
  const { shown, beyond } = drawnSuggestions(suggestions, 'card');
  return (
    <div className={styles.rows}>
      {shown.map(({ suggestion, index }) => (
        <Row
          key={index}
          suggestion={suggestion}
          path={`${path}.${index}`}
          shape={shape}
          selectedPath={selectedPath}
        />
      ))}
      <BeyondNote count={beyond} />
    </div>
  );
});

type RowProps = Omit<CardSuggestionsProps, 'suggestions'> & { suggestion: SuggestionDraft };

function Row({ suggestion, path, shape, selectedPath }: RowProps) {
  const acts = usePhoneActs();
  const highlights = use(HighlightsContext);
  const { textSize } = use(LayoutContext);
  const kind = suggestionKindOf(suggestion);
  const text = suggestionText(suggestion);
  const icon = kind && androidSuggestionIcon[kind];
  const address = addressLine(suggestion);
  return (
    <button
      type="button"
      className={styles.row}
      tabIndex={-1}
      data-testid="preview-suggestion"
      data-kind={kind ?? 'none'}
      title={text || undefined}
      onClick={acts && (() => acts.tap(path, suggestion))}
      {...partAttributes(path, selectedPath, highlights)}
    >
      <span className={styles.line}>
        {icon && <AndroidIcon name={icon} size={androidSizes.icon} />}
        <span
          className={text ? styles.label : styles.blank}
          data-part={text ? 'label' : undefined}
          data-fits={fitsOnOneLine(text, 'label', shape, textSize) || undefined}
          {...writtenAs(text)}
        >
          {text || blankWords.button}
        </span>
      </span>
      {address !== undefined && (
        <span
          className={styles.address}
          data-blank={address === '' || undefined}
          data-fits={fitsOnOneLine(address, 'address', shape, textSize) || undefined}
        >
          {address === '' ? blankWords.address : <PieceText text={address} />}
        </span>
      )}
    </button>
  );
}
