import { use } from 'react';
import type { SuggestionDraft } from '../../schema/draft';
import { limits } from '../../schema/limits';
import { suggestionKindOf, suggestionText } from '../../schema/suggestionKinds';
import { MarksContext } from '../marks';
import { partAttributes } from '../partPath';
import styles from './CardSuggestions.module.css';
import { Icon } from './Icon';
import { Note } from './Note';
import { PieceText } from './PieceText';
import { suggestionIcon } from './suggestionIcon';

type Props = { suggestions: SuggestionDraft[]; path: string; selectedPath?: string | undefined };

/** The rows of a card, one suggestion each. */
export function CardSuggestions({ suggestions, path, selectedPath }: Props) {
  const beyond = suggestions.length - limits.cardSuggestions;
  return (
    <div className={styles['rows']}>
      {suggestions.slice(0, limits.cardSuggestions).map((suggestion, index) => (
        // A suggestion has no identity of its own in the draft but its place.
        // oxlint-disable-next-line react/no-array-index-key
        <Row key={index} suggestion={suggestion} path={`${path}.${index}`} selectedPath={selectedPath} />
      ))}
      {beyond > 0 && <Note>+{beyond} over the limit</Note>}
    </div>
  );
}

function Row({
  suggestion,
  path,
  selectedPath,
}: {
  suggestion: SuggestionDraft;
  path: string;
  selectedPath?: string | undefined;
}) {
  const marks = use(MarksContext);
  const kind = suggestionKindOf(suggestion);
  const text = suggestionText(suggestion);
  const icon = kind && suggestionIcon[kind];
  const address = kind === 'openUrlAction' ? (suggestion.action?.openUrlAction?.url ?? '') : undefined;
  return (
    <button
      type="button"
      className={styles['row']}
      tabIndex={-1}
      data-act="tap"
      data-testid="preview-suggestion"
      data-kind={kind ?? 'none'}
      title={text || undefined}
      {...partAttributes(path, selectedPath, marks)}
    >
      <span className={styles['line']}>
        {icon && <Icon name={icon} size={18} />}
        <span className={text ? styles['label'] : styles['ghost']} dir="auto">
          {text || 'Button text'}
        </span>
      </span>
      {address !== undefined && (
        <span className={styles['address']} data-ghost={address === '' || undefined}>
          {address === '' ? 'Web address' : <PieceText text={address.replace(/^https?:\/\//i, '')} />}
        </span>
      )}
    </button>
  );
}
