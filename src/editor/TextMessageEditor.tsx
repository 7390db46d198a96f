import { SuggestionList } from './suggestions/SuggestionList';
import { TextField } from './fields/TextField';
import styles from './fields/Editor.module.css';

export function TextMessageEditor() {
  return (
    <section className={styles.section} aria-labelledby="message-heading">
      <h2 id="message-heading">Message</h2>
      <div className={styles.fields}>
        <TextField at="component.text" long />
        <SuggestionList
          at="component.suggestions"
          owner="A message"
          empty="Buttons under the message. They disappear with the next message."
        />
      </div>
    </section>
  );
}
