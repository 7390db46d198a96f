import { FileSpreadsheet } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { StatusRegion } from '../../ui/notices/announcer';
import type { TemplateEditor } from '../model/TemplateEditor';
import { CardGrid } from './grid/CardGrid';
import { CellBar } from './grid/CellBar';
import { GridToolbar } from './grid/GridToolbar';
import { placeOf } from './grid/placeOf';
import { createCardGrid } from './model/createCardGrid';
import { SheetDialog } from './spreadsheet/SheetDialog';
import styles from './TableDialog.module.css';

type TableDialogProps = { editor: TemplateEditor; onClose: () => void };

/** The cards of a carousel as a table. */
export function TableDialog({ editor, onClose }: TableDialogProps) {
  const [grid] = useState(() => createCardGrid(editor));
  const [cells] = useState(() => new Map<string, HTMLElement>());
  const [sheet, setSheet] = useState<string>();

  function focusCell() {
    const { row, column } = grid.get();
    cells.get(placeOf(row, column))?.focus();
  }
  function act(run: () => void) {
    flushSync(run);
    focusCell();
  }
  function handleDrop(event: DragEvent) {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    event.stopPropagation();
    void file.text().then(setSheet);
  }
  function handleClose() {
    grid.commit();
    editor.selection.openCard(Math.max(0, grid.get().row));
    onClose();
  }

  return (
    <>
      <Dialog
        title="Cards as a table"
        isFull
        onClose={handleClose}
        actions={
          <Button look="primary" type="submit" value="done">
            Done
          </Button>
        }
      >
        <div className={styles['table']} onDrop={handleDrop} onDragOver={(event) => event.preventDefault()}>
          <GridToolbar editor={editor} grid={grid} act={act}>
            <Button size="small" icon={<FileSpreadsheet aria-hidden />} onClick={() => setSheet('')}>
              From a spreadsheet
            </Button>
          </GridToolbar>
          <CardGrid editor={editor} grid={grid} cells={cells} onSheet={setSheet} />
          <CellBar editor={editor} grid={grid} onOffer={(text) => act(() => grid.write(text))} />
        </div>
        <StatusRegion />
      </Dialog>
      {sheet !== undefined && (
        <SheetDialog
          editor={editor}
          text={sheet}
          onClose={() => {
            flushSync(() => setSheet(undefined));
            focusCell();
          }}
        />
      )}
    </>
  );
}
