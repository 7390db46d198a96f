import { Field } from '../../ui/controls/Field';
import { TextArea } from '../../ui/controls/Input';
import styles from './ImportDialog.module.css';
import { readImportFile, toImportSource, type ImportSource } from './readImportFile';

type ImportFieldsProps = { text: string; onSource: (source: ImportSource) => void };

/** The fields of an import: a text to paste, or a file. */
export function ImportFields({ text, onSource }: ImportFieldsProps) {
  return (
    <>
      <Field
        label="Text to import"
        required
        hint="A request, a component, a card, buttons, a cURL command, a share link, a Google message, a library file: paste it, or drop a file. Nothing is run or fetched."
      >
        {(control) => (
          <TextArea
            {...control}
            className={styles['text']}
            value={text}
            spellCheck={false}
            onChange={({ target }) => onSource(toImportSource(target.value))}
          />
        )}
      </Field>
      <label className={styles['file']}>
        Or choose a file
        <input
          type="file"
          accept=".json,.txt,.sh,application/json,text/plain"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void readImportFile(file).then(onSource);
          }}
        />
      </label>
    </>
  );
}
