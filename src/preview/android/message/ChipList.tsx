import { memo, use } from 'react';
import type { SuggestionDraft } from '../../../schema/draft/draft';
import { suggestionKindOf, suggestionText } from '../../../schema/draft/suggestionKinds';
import { androidSizes } from '../../../schema/phones/androidFigures';
import { drawnSuggestions } from '../../message/suggestions';
import { blankWords } from '../../message/words';
import { HighlightsContext, partAttributes } from '../../message/parts';
import { usePhoneActs } from '../../screen/phoneActs';
import styles from './ChipList.module.css';
import { Icon } from '../parts/Icon';
import { BeyondNote } from '../../notes/BeyondNote';
import { suggestionIcon } from '../parts/suggestionIcon';
import { Strip } from '../parts/Strip';

type ChipListProps = {
  suggestions: SuggestionDraft[];
  path: string;
  selectedPath?: string | undefined;
  still: boolean;
};

/** The suggestions below a message: one row of chips that scrolls sideways. */
export const ChipList = memo(function ChipList({ suggestions, path, selectedPath, still }: ChipListProps) {
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
  const icon = kind && suggestionIcon[kind];
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
      {icon && <Icon name={icon} size={androidSizes.icon} />}
      <span dir="auto">{text || blankWords.button}</span>
    </button>
  );
}
