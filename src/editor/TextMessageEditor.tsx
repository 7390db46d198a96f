import { limits } from '../schema/values/limits';
import { useFormVersion } from './model/EditorContext';
import { SuggestionList } from './suggestions/SuggestionList';
import { TextField } from './fields/TextField';
import styles from './fields/Editor.module.css';

export function TextMessageEditor() {
  const formVersion = useFormVersion();
  return (
    <section className={styles.section} aria-labelledby="message-heading">
      <h2 id="message-heading">Message</h2>
      <div className={styles.fields} key={formVersion}>
        <TextField at="component.text" label="Message text" required long max={limits.text} markers />
        <SuggestionList
          at="component.suggestions"
          max={limits.chips}
          owner="A message"
          empty="Buttons under the message. They disappear with the next message."
        />
      </div>
    </section>
  );
}
