import { plural } from '../../../schema/values/text';
import { useMemo, useState, type DragEvent } from 'react';
import { Button } from '../../../ui/controls/Button';
import { FileButton } from '../../../ui/controls/FileButton';
import { Dialog } from '../../../ui/controls/Dialog';
import { runCommand } from '../../model/createDocument';
import type { TemplateEditor } from '../../model/TemplateEditor';
import { readSheetText, readSheetFile } from '../sheet/readRows';
import { namesCountry, SheetChoices } from './SheetChoices';
import { countRows, looseNumbers, takeRows, startPlan, type SheetPlan } from '../sheet/sheetEdits';
import { SheetPreview } from './SheetPreview';
import layout from '../../../ui/styles/layout.module.css';
import { Field } from '../../../ui/controls/Field';
import { TextArea } from '../../../ui/controls/Input';
import { limits } from '../../../schema/values/limits';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';

type SheetDialogProps = {
  editor: TemplateEditor;
  /** What was pasted or read from a file; empty to ask for it. */
  text: string;
  /** `isTaken`: cards were made. */
  onClose: (isTaken: boolean) => void;
};

const cards = (count: number) => plural(count, 'card');

/** The rows are read after the dialog was opened: Enter then takes them. */
const focusButton = (button: HTMLButtonElement | null) => button?.focus();

/** Makes cards of the rows of a spreadsheet. Shows what each column means and what comes out, before it is taken. */
export function SheetDialog({ editor, text, onClose }: SheetDialogProps) {
  const [source, setSource] = useState(text);
  const [changed, setPlan] = useState<SheetPlan>();
  const { draft } = editor.document.getState();
  const read = useMemo(() => readSheetText(source), [source]);
  const plan = read ? (changed ?? startPlan(read.rows, draft)) : undefined;
  const numbers = useNumbers(editor, read && plan ? looseNumbers(read.rows, plan) : []);
  // A number without a country is written with one only on wish: it would be a guess.
  const taken = Object.entries(numbers).filter(([number]) => plan?.addsCountry || namesCountry(number));
  const sheet = read && plan && { rows: read.rows, plan: { ...plan, numbers: Object.fromEntries(taken) } };
  const counted = sheet && countRows(draft, sheet.rows, sheet.plan);
  function take() {
    if (!sheet || !counted) return false;
    const done = runCommand(
      editor,
      {
        label: `import ${cards(counted.made)} from a spreadsheet`,
        announcement: `Imported ${cards(counted.made)} from the spreadsheet. You can undo this.`,
        show: { card: counted.first, expanded: {} },
        apply: (state) => takeRows(state, sheet.rows, sheet.plan),
      },
      'paste',
    );
    if (done) editor.diagnostics.revealAll();
    return done;
  }

  return (
    <Dialog
      title="Cards from a spreadsheet"
      isFull={sheet !== undefined}
      onClose={(value) => onClose(value === 'take' && take())}
      actions={
        <>
          <Button type="submit" value="cancel">
            Cancel
          </Button>
          {counted && (
            <Button
              ref={focusButton}
              variant="primary"
              type="submit"
              value="take"
              disabled={counted.made === 0}
            >
              {sheet.plan.mode === 'fill' ? 'Update' : 'Import'} {cards(counted.made)}
            </Button>
          )}
        </>
      }
    >
      {!sheet ? (
        <SheetSource onText={setSource} />
      ) : (
        // A part of its own: in the grid of the dialog the rows would shrink to nothing in a low window.
        <div className={layout.looseStack}>
          <SheetChoices {...sheet} editor={editor} numbers={numbers} onPlan={setPlan} />
          <SheetPreview {...sheet} editor={editor} onPlan={setPlan} />
        </div>
      )}
    </Dialog>
  );
}

/** Asks for the rows: pasted, or from a file. */
function SheetSource({ onText }: { onText: (text: string) => void }) {
  const [problem, setProblem] = useState<string>();

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
    <div className={layout.stack} onDrop={handleDrop} onDragOver={(event) => event.preventDefault()}>
      <Field
        label="Rows"
        required
        error={problem}
        hint={`Copy up to ${limits.maxCards} rows with their headings from Excel or Google Sheets and paste them here.`}
      >
        <TextArea
          rows={6}
          spellCheck={false}
          placeholder={'Product\tPhoto\tPrice\tLink'}
          onChange={({ target }) => {
            if (target.value.trim() !== '') onText(target.value);
          }}
        />
      </Field>
      <div>
        <FileButton
          size="small"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          onFiles={([file]) => void readFile(file)}
        >
          Choose a CSV file
        </FileButton>
      </div>
    </div>
  );
}

/** Phone numbers in international form, by the text that was read; without those that cannot be read. */
function useNumbers(editor: TemplateEditor, texts: readonly string[]): Readonly<Record<string, string>> {
  const country = useStore(editor.quickFixes.country);
  // The phone library is loaded for the first number that needs it.
  const { data } = useQuery({
    queryKey: ['sheet numbers', texts, country],
    queryFn: async () => {
      const { readPhoneNumber } = await import('../../quickFixes/readers/readPhoneNumber');
      const state = editor.document.getState();
      return Object.fromEntries(
        texts.flatMap((text) => {
          const quickFix = readPhoneNumber({ text, at: 'number', meta: {}, state, country });
          const number = quickFix?.choices[0]?.changes['number'];
          return number === undefined ? [] : [[text, number]];
        }),
      );
    },
    enabled: texts.length > 0,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
  });
  return data ?? {};
}
