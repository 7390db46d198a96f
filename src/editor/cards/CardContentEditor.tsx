import { RemarkLines } from '../fields/RemarkLines';
import { MediaEditor } from '../media/MediaEditor';
import { MediaFold } from '../media/MediaFold';
import type { CardPath } from '../../schema/draft/cards';
import { SuggestionList } from '../suggestions/SuggestionList';
import { TextField } from '../fields/TextField';
import styles from '../fields/Editor.module.css';

type CardContentEditorProps = { at: CardPath; heightHint: string | undefined };

/** All fields of one card. */
export function CardContentEditor({ at, heightHint }: CardContentEditorProps) {
  return (
    <div className={[styles.fields, styles.cardFields].join(' ')}>
      <RemarkLines at={at} />
      <MediaEditor at={`${at}.media`} heightHint={heightHint} />
      <TextField at={`${at}.title`} firstOf={at} />
      <TextField at={`${at}.description`} long />
      <SuggestionList
        at={`${at}.suggestions`}
        owner="A card"
        empty="Buttons inside the card. They stay after a tap."
      />
      <MediaFold at={at} />
    </div>
  );
}
