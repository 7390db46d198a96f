import { useId, useRef, useState, type DragEvent } from 'react';
import { Button } from '../../../ui/controls/Button';
import { Field } from '../../../ui/controls/Field';
import { TextArea } from '../../../ui/controls/Input';
import { limits } from '../../../schema/values/limits';
import { readSheetFile } from '../sheet/readSheetFile';
import styles from './SheetSource.module.css';

/** Asks for the rows: pasted, or from a file. */
export function SheetSource({ onText }: { onText: (text: string) => void }) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const file = useRef<HTMLInputElement>(null);

  async function readFile(chosen: File | undefined) {
    if (!chosen) return;
    const read = await readSheetFile(chosen);
    if ('text' in read) onText(read.text);
    else setProblem(read.problem);
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    event.stopPropagation();
    void readFile(event.dataTransfer.files[0]);
  }
  return (
    <div className={styles.source} onDrop={handleDrop} onDragOver={(event) => event.preventDefault()}>
      <Field
        label="Rows"
        required
        error={problem}
        hint={`Copy the rows in Excel or Google Sheets, with their headings, and paste them here. A CSV file works too. At most ${limits.maxCards} rows become cards.`}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={6}
            spellCheck={false}
            placeholder={'Product\tPhoto\tPrice\tLink'}
            onChange={({ target }) => {
              if (target.value.trim() !== '') onText(target.value);
            }}
          />
        )}
      </Field>
      <div>
        <input
          ref={file}
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          hidden
          aria-label="Spreadsheet file"
          onChange={({ target }) => void readFile(target.files?.[0])}
        />
        <Button size="small" onClick={() => file.current?.click()}>
          Choose a CSV file
        </Button>
      </div>
    </div>
  );
}
