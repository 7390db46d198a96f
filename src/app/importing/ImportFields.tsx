import { Field } from '../../ui/controls/Field';
import { TextArea } from '../../ui/controls/Input';
import { FileChoice } from './FileChoice';
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
        hint="Paste the text of a campaign, rows of a spreadsheet, a share link, JSON of any RCS platform, a command or code. Or drop a file, also one of a library."
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
      <FileChoice
        accept=".json,.ndjson,.jsonl,.har,.txt,.md,.log,.sh,.ps1,.js,.csv,.tsv,application/json,text/plain,text/csv"
        onFile={(file) => void readImportFile(file).then(onSource)}
      />
    </>
  );
}
