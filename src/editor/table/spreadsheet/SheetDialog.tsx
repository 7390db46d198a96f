import { plural } from '../../../schema/values/text';
import { useMemo, useState } from 'react';
import { Button } from '../../../ui/controls/Button';
import { Dialog } from '../../../ui/controls/Dialog';
import { runCommand } from '../../model/runCommand';
import type { TemplateEditor } from '../../model/TemplateEditor';
import { readSheet } from '../sheet/readRows';
import { SheetChoices } from './SheetChoices';
import { countRows, looseNumbers, takeRows } from '../sheet/sheetEdits';
import { startPlan, type SheetPlan } from '../sheet/sheetPlan';
import { SheetPreview } from './SheetPreview';
import { SheetSource } from './SheetSource';
import styles from './SheetDialog.module.css';
import { takenNumbers, useNumbers } from './useNumbers';

type SheetDialogProps = {
  editor: TemplateEditor;
  /** What was pasted or read from a file; empty to ask for it. */
  text: string;
  /** `isTaken`: cards were made. */
  onClose: (isTaken: boolean) => void;
};

type Sheet = { rows: readonly (readonly string[])[]; plan: SheetPlan };

const cards = (count: number) => plural(count, 'card');

/** The rows are read after the dialog was opened: Enter then takes them. */
const focusButton = (button: HTMLButtonElement | null) => button?.focus();

/** Makes cards of the rows of a spreadsheet. Shows what each column means and what comes out, before it is taken. */
export function SheetDialog({ editor, text, onClose }: SheetDialogProps) {
  const [source, setSource] = useState(text);
  const [changed, setPlan] = useState<SheetPlan>();
  const { draft } = editor.document.getState();
  const read = useMemo(() => readSheet(source), [source]);
  const plan = read ? (changed ?? startPlan(read.rows, draft)) : undefined;
  const numbers = useNumbers(editor, read && plan ? looseNumbers(read.rows, plan) : []);
  const sheet: Sheet | undefined =
    read && plan ? { rows: read.rows, plan: { ...plan, numbers: takenNumbers(numbers, plan) } } : undefined;
  const isAsking = read === undefined;

  const counted = sheet && countRows(draft, sheet.rows, sheet.plan);
  function take() {
    if (!sheet || !counted) return false;
    const done = runCommand(
      editor,
      {
        label: `paste of ${cards(counted.made)} from a spreadsheet`,
        announcement: `${cards(counted.made)} made from the spreadsheet. Undo takes them back.`,
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
      isFull={!isAsking}
      onClose={(value) => onClose(value === 'take' && take())}
      actions={
        <>
          <Button type="submit" value="cancel">
            Cancel
          </Button>
          {counted && (
            <Button ref={focusButton} look="primary" type="submit" value="take" disabled={counted.made === 0}>
              {sheet.plan.mode === 'fill' ? 'Fill in' : 'Make'} {cards(counted.made)}
            </Button>
          )}
        </>
      }
    >
      {isAsking && <SheetSource onText={setSource} />}
      {sheet && (
        <div className={styles.sheet}>
          <SheetChoices
            editor={editor}
            rows={sheet.rows}
            numbers={numbers}
            plan={sheet.plan}
            onPlan={setPlan}
          />
          <SheetPreview editor={editor} rows={sheet.rows} plan={sheet.plan} onPlan={setPlan} />
        </div>
      )}
    </Dialog>
  );
}
