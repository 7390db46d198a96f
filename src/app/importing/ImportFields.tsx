import { Field } from '../../ui/controls/Field';
import { TextArea } from '../../ui/controls/Input';
import styles from './ImportFields.module.css';
import type { ImportSource } from '../services/importSource';
import { readImportFile, toImportSource } from './readImportFile';

type ImportFieldsProps = { text: string; onSource: (source: ImportSource) => void };

/** The fields of an import: a text to paste, or a file. */
export function ImportFields({ text, onSource }: ImportFieldsProps) {
  return (
    <>
      <Field
        label="Text to import"
        required
        hint="Campaign text, rows of a spreadsheet, JSON of any RCS platform, a command, code, a share link or a library file: paste it, or drop a file. Nothing is run or fetched."
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
          accept=".json,.ndjson,.jsonl,.har,.txt,.md,.log,.sh,.ps1,.js,.csv,.tsv,application/json,text/plain,text/csv"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void readImportFile(file).then(onSource);
          }}
        />
      </label>
    </>
  );
}
