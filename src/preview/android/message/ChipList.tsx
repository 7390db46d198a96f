import { memo, use } from 'react';
import type { SuggestionDraft } from '../../../schema/draft/draft';
import { limits } from '../../../schema/values/limits';
import { suggestionKindOf, suggestionText } from '../../../schema/draft/suggestionKinds';
import { HighlightsContext } from '../../model/highlights';
import { partAttributes } from '../../model/partPath';
import styles from './ChipList.module.css';
import { Icon } from '../parts/Icon';
import { Note } from '../parts/Note';
import { suggestionIcon } from '../parts/suggestionIcon';
import { Strip } from '../parts/Strip';

type Props = {
  suggestions: SuggestionDraft[];
  path: string;
  selectedPath?: string | undefined;
  still: boolean;
};

/** The suggestions of a message below it: one row of chips that scrolls sideways. */
export const ChipList = memo(function ChipList({ suggestions, path, selectedPath, still }: Props) {
  const beyond = suggestions.length - limits.chips;
  return (
    <Strip name="Suggestions" still={still} className={styles['chips']} testId="preview-chiplist" path={path}>
      {suggestions.slice(0, limits.chips).map((suggestion, index) => (
        // A suggestion has no identity of its own in the draft but its place.
        // oxlint-disable-next-line react/no-array-index-key
        <Chip key={index} suggestion={suggestion} path={`${path}.${index}`} selectedPath={selectedPath} />
      ))}
      {beyond > 0 && <Note>+{beyond} over the limit</Note>}
    </Strip>
  );
});

function Chip({
  suggestion,
  path,
  selectedPath,
}: {
  suggestion: SuggestionDraft;
  path: string;
  selectedPath?: string | undefined;
}) {
  const marks = use(HighlightsContext);
  const kind = suggestionKindOf(suggestion);
  const text = suggestionText(suggestion);
  const icon = kind && suggestionIcon[kind];
  return (
    <button
      type="button"
      className={styles['chip']}
      tabIndex={-1}
      data-act="tap"
      data-testid="preview-chip"
      data-kind={kind ?? 'none'}
      data-ghost={text === '' || undefined}
      {...partAttributes(path, selectedPath, marks)}
    >
      {icon && <Icon name={icon} size={18} />}
      <span dir="auto">{text || 'Button text'}</span>
    </button>
  );
}
