import { use } from 'react';
import type { SuggestionDraft } from '../../../schema/draft/draft';
import { suggestionKindOf, suggestionText } from '../../../schema/draft/suggestionKinds';
import { HighlightsContext } from '../../model/highlights';
import { partAttributes } from '../../model/partPath';
import { Icon } from '../parts/Icon';
import { usePhoneActs } from '../parts/phoneActs';
import { Pressable } from '../parts/Pressable';
import styles from './SuggestionButton.module.css';
import { suggestionIcon } from './suggestionIcon';

export type SuggestionButtonProps = {
  suggestion: SuggestionDraft;
  path: string;
  /** Where it stands: in a card, in the menu of folded actions, or in the list under a message. */
  place: 'card' | 'menu' | 'list';
  /** Under a text message it is a chip, in and under a card a suggestion. */
  testId: 'preview-suggestion' | 'preview-chip';
  selectedPath?: string | undefined;
};

/** One suggestion: a grey button, or a row of the menu. */
export function SuggestionButton({ suggestion, path, place, testId, selectedPath }: SuggestionButtonProps) {
  const acts = usePhoneActs();
  const marks = use(HighlightsContext);
  const kind = suggestionKindOf(suggestion);
  const text = suggestionText(suggestion);
  const icon = kind && suggestionIcon[kind];
  return (
    <Pressable
      className={styles['button']}
      data-testid={testId}
      data-kind={kind ?? 'none'}
      data-place={place}
      data-ghost={text === '' || undefined}
      title={text || undefined}
      onPress={acts && (() => acts.tap(path, suggestion))}
      {...partAttributes(path, selectedPath, marks)}
    >
      {icon && <Icon name={icon} size={18} />}
      <span className={styles['label']} dir="auto">
        {text || 'Button text'}
      </span>
    </Pressable>
  );
}
