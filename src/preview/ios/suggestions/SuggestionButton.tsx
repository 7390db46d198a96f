import { use } from 'react';
import type { SuggestionDraft } from '../../../schema/draft/draft';
import { suggestionKindOf, suggestionText } from '../../../schema/draft/suggestionKinds';
import { blankWords } from '../../message/words';
import { HighlightsContext, partAttributes } from '../../message/parts';
import { IosIcon, iosSuggestionIcon } from '../parts/Icon';
import { usePhoneActs } from '../../screen/PhoneContexts';
import { Pressable } from '../parts/parts';
import styles from './SuggestionButton.module.css';
import { writtenAs } from '../../../lib/text/language';

export type SuggestionButtonProps = {
  suggestion: SuggestionDraft;
  path: string;
  /** Its container: a card, the menu of folded actions, or the list below a message. */
  place: 'card' | 'menu' | 'list';
  /** `preview-chip` below a text message, `preview-suggestion` in and below a card. */
  testId: 'preview-suggestion' | 'preview-chip';
  selectedPath?: string | undefined;
};

/** A suggestion: a grey button, or a row of the menu. */
export function SuggestionButton({ suggestion, path, place, testId, selectedPath }: SuggestionButtonProps) {
  const acts = usePhoneActs();
  const highlights = use(HighlightsContext);
  const kind = suggestionKindOf(suggestion);
  const text = suggestionText(suggestion);
  const icon = kind && iosSuggestionIcon[kind];
  return (
    <Pressable
      className={styles.button}
      data-testid={testId}
      data-kind={kind ?? 'none'}
      data-place={place}
      data-blank={text === '' || undefined}
      title={text || undefined}
      onPress={acts && (() => acts.tap(path, suggestion))}
      {...partAttributes(path, selectedPath, highlights)}
    >
      {icon && <IosIcon name={icon} size={18} />}
      <span className={styles.label} {...writtenAs(text)} data-part={text ? 'label' : undefined}>
        {text || blankWords.button}
      </span>
    </Pressable>
  );
}
