import { memo, use } from 'react';
import type { SuggestionDraft } from '../../../schema/draft/draft';
import { limits } from '../../../schema/values/limits';
import { suggestionKindOf, suggestionText } from '../../../schema/draft/suggestionKinds';
import { androidSizes } from '../../../schema/phones/androidFigures';
import { HighlightsContext } from '../../model/highlights';
import { partAttributes } from '../../model/partPath';
import { usePhoneActs } from '../../screen/phoneActs';
import { LayoutContext } from '../../screen/useLayout';
import type { CardShape } from '../rules/CardShape';
import styles from './CardSuggestions.module.css';
import { fitsOnOneLine } from '../rules/fitsOnOneLine';
import { Icon } from '../parts/Icon';
import { Note } from '../parts/Note';
import { PieceText } from '../../text/PieceText';
import { suggestionIcon } from '../parts/suggestionIcon';

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
  const beyond = suggestions.length - limits.cardSuggestions;
  return (
    <div className={styles['rows']}>
      {suggestions.slice(0, limits.cardSuggestions).map((suggestion, index) => (
        // The only identity of a suggestion in the draft is its position.
        <Row
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          suggestion={suggestion}
          path={`${path}.${index}`}
          shape={shape}
          selectedPath={selectedPath}
        />
      ))}
      {beyond > 0 && <Note>+{beyond} over the limit</Note>}
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
  const icon = kind && suggestionIcon[kind];
  const url = kind === 'openUrlAction' ? (suggestion.action?.openUrlAction?.url ?? '') : undefined;
  const address = url?.replace(/^https?:\/\//i, '');
  return (
    <button
      type="button"
      className={styles['row']}
      tabIndex={-1}
      data-testid="preview-suggestion"
      data-kind={kind ?? 'none'}
      title={text || undefined}
      onClick={acts && (() => acts.tap(path, suggestion))}
      {...partAttributes(path, selectedPath, highlights)}
    >
      <span className={styles['line']}>
        {icon && <Icon name={icon} size={androidSizes.icon} />}
        <span
          className={text ? styles['label'] : styles['blank']}
          data-part={text ? 'label' : undefined}
          data-fits={fitsOnOneLine(text, 'label', shape, textSize) || undefined}
          dir="auto"
        >
          {text || 'Button text'}
        </span>
      </span>
      {address !== undefined && (
        <span
          className={styles['address']}
          data-blank={address === '' || undefined}
          data-fits={fitsOnOneLine(address, 'address', shape, textSize) || undefined}
        >
          {address === '' ? 'Web address' : <PieceText text={address} />}
        </span>
      )}
    </button>
  );
}
