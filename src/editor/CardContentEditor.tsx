import { limits } from '../schema/limits';
import { useShownIssue } from './EditorContext';
import { MediaEditor } from './MediaEditor';
import type { CardPath } from './paths';
import { SuggestionList } from './suggestions/SuggestionList';
import { TextField } from './TextField';
import styles from './Editor.module.css';

type CardContentEditorProps = { at: CardPath; heightHint: string };

/** All fields of one card. */
export function CardContentEditor({ at, heightHint }: CardContentEditorProps) {
  const error = useShownIssue(at);
  return (
    <div className={styles['fields']}>
      {error && <p className={styles['error']}>{error}</p>}
      <MediaEditor at={`${at}.media`} heightHint={heightHint} />
      <TextField at={`${at}.title`} label="Title" max={limits.cardTitle} markers focusName={`${at}.first`} />
      <TextField at={`${at}.description`} label="Description" long max={limits.cardDescription} markers />
      <SuggestionList
        at={`${at}.suggestions`}
        most={limits.cardSuggestions}
        empty="Buttons inside the card. They stay after a tap."
      />
    </div>
  );
}
