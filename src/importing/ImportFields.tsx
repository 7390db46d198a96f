import { Field } from '../ui/controls/Field';
import { FileChoice } from './FileChoice';
import type { ImportSource } from '../workspace/services/importSource';
import { PastedText } from './PastedText';
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
          <PastedText
            control={control}
            text={text}
            onText={(pasted, html) => onSource(toImportSource(pasted, html))}
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
