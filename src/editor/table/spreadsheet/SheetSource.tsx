import { useId, useRef, useState, type DragEvent } from 'react';
import { Button } from '../../../ui/controls/Button';
import { Field } from '../../../ui/controls/Field';
import { TextArea } from '../../../ui/controls/Input';
import { formatNumber } from '../../../schema/values/text';
import { maxSheetCharacters } from './readRows';
import styles from './SheetSource.module.css';

/** Asks for the rows: pasted, or from a file. */
export function SheetSource({ onText }: { onText: (text: string) => void }) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const file = useRef<HTMLInputElement>(null);

  async function readFile(chosen: File | undefined) {
    if (!chosen) return;
    if (chosen.size > 4 * maxSheetCharacters) {
      setProblem(`${chosen.name} is too large. Copy the rows that you need and paste them.`);
      return;
    }
    const text = await chosen.text().catch(() => '');
    if (/\.xlsx?$/i.test(chosen.name) || text.startsWith('PK')) {
      setProblem(
        `${chosen.name} is a workbook. Open it, copy the rows and paste them here, or save it as CSV.`,
      );
      return;
    }
    if (text.trim() === '') setProblem(`${chosen.name} is empty or could not be read.`);
    else onText(text);
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    event.stopPropagation();
    void readFile(event.dataTransfer.files[0]);
  }
  return (
    <div className={styles['source']} onDrop={handleDrop} onDragOver={(event) => event.preventDefault()}>
      <Field
        label="Rows"
        required
        error={problem}
        hint={`Copy the rows in Excel or Google Sheets, with their headings, and paste them here. A CSV file works too. At most ${formatNumber(10)} rows become cards.`}
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
