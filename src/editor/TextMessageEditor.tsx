import { limits } from '../schema/values/limits';
import { useStore } from '../ui/useStore';
import { useEditor } from './model/EditorContext';
import { SuggestionList } from './suggestions/SuggestionList';
import { TextField } from './fields/TextField';
import styles from './fields/Editor.module.css';

export function TextMessageEditor() {
  const structure = useStore(useEditor().session, (session) => session.structure);
  return (
    <section className={styles['section']} aria-labelledby="message-heading">
      <h2 id="message-heading">Message</h2>
      <div className={styles['fields']} key={structure}>
        <TextField at="component.text" label="Message text" required long max={limits.text} markers />
        <SuggestionList
          at="component.suggestions"
          most={limits.chips}
          empty="Buttons under the message. They disappear with the next message."
        />
      </div>
    </section>
  );
}
