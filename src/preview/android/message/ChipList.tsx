import { memo, use } from 'react';
import type { SuggestionDraft } from '../../../schema/draft/draft';
import { limits } from '../../../schema/values/limits';
import { suggestionKindOf, suggestionText } from '../../../schema/draft/suggestionKinds';
import { androidSizes } from '../../../schema/phones/androidFigures';
import { HighlightsContext } from '../../model/highlights';
import { partAttributes } from '../../model/partPath';
import { usePhoneActs } from '../../screen/phoneActs';
import styles from './ChipList.module.css';
import { Icon } from '../parts/Icon';
import { Note } from '../parts/Note';
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
  const beyond = suggestions.length - limits.chips;
  return (
    <Strip name="Suggestions" still={still} className={styles['chips']} testId="preview-chiplist" path={path}>
      {suggestions.slice(0, limits.chips).map((suggestion, index) => (
        // The only identity of a suggestion in the draft is its position.
        // oxlint-disable-next-line react/no-array-index-key
        <Chip key={index} suggestion={suggestion} path={`${path}.${index}`} selectedPath={selectedPath} />
      ))}
      {beyond > 0 && <Note>+{beyond} over the limit</Note>}
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
      className={styles['chip']}
      tabIndex={-1}
      data-testid="preview-chip"
      data-kind={kind ?? 'none'}
      data-blank={text === '' || undefined}
      onClick={acts && (() => acts.tap(path, suggestion))}
      {...partAttributes(path, selectedPath, highlights)}
    >
      {icon && <Icon name={icon} size={androidSizes.icon} />}
      <span dir="auto">{text || 'Button text'}</span>
    </button>
  );
}
