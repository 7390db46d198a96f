import { ChevronDown, ClipboardCopy, FileSpreadsheet, Link, Replace } from 'lucide-react';
import { useEffect, useState, type DragEvent } from 'react';
import { flushSync } from 'react-dom';
import { useStable } from '../../ui/browser/hooks';
import { copyText } from '../../ui/notices/CopyButton';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { Menu } from '../../ui/menu/Menu';
import { announce, DialogStatus } from '../../ui/notices/announcer';
import { mediaFilesOf } from '../media/droppedFiles';
import type { Pictures } from '../media/Pictures';
import type { TemplateEditor } from '../model/TemplateEditor';
import { CardGrid } from './grid/CardGrid';
import { CellBar, GridToolbar } from './grid/GridToolbar';
import { cellKey } from './grid/gridKeys';
import { createCardGrid } from './model/createCardGrid';
import { cardsIn } from './model/editCells';
import { SheetDialog } from './spreadsheet/SheetDialog';
import { LinksDialog } from './links/LinksDialog';
import { ReplaceDialog } from './replace/ReplaceDialog';
import { readSheetFile, writeRows } from './sheet/readRows';
import styles from './dialogs.module.css';

type TableDialogProps = { editor: TemplateEditor; pictures: Pictures; onClose: () => void };

/** The cards of a carousel as a table. */
export function TableDialog({ editor, pictures, onClose }: TableDialogProps) {
  const [grid] = useState(() => createCardGrid(editor));
  const [cells] = useState(() => new Map<string, HTMLElement>());
  const [sheet, setSheet] = useState<string>();
  const [other, setOther] = useState<'replace' | 'links'>();

  const focusCell = useStable(() => {
    const { row, column, typed } = grid.getState();
    if (typed === undefined) cells.get(cellKey(row, column))?.focus();
  });
  // A dialog gives the focus to its first button: the chosen cell is the place to begin.
  useEffect(focusCell, [focusCell]);

  function act(run: () => void) {
    flushSync(run);
    focusCell();
  }
  const moreTools = () => [
    {
      label: 'Copy for a spreadsheet',
      icon: <ClipboardCopy aria-hidden />,
      onSelect: () =>
        void copyText(() => writeRows(cardsIn(editor.document.getState())), 'Copied the cards as rows.'),
    },
    { label: 'Find and replace…', icon: <Replace aria-hidden />, onSelect: () => setOther('replace') },
    { label: 'Links and numbers…', icon: <Link aria-hidden />, onSelect: () => setOther('links') },
  ];
  function handleDrop(event: DragEvent) {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    event.stopPropagation();
    const files = mediaFilesOf(event.dataTransfer);
    if (files.length > 0) return pictures.add(files, 'cards');
    void readSheetFile(file).then((read) => ('text' in read ? setSheet(read.text) : announce(read.problem)));
  }
  function handleClose() {
    grid.commit();
    editor.selection.openCard(grid.chosenCard());
    onClose();
  }

  return (
    <>
      <Dialog
        title="Cards as a table"
        isFull
        onClose={handleClose}
        actions={
          <Button variant="primary" type="submit" value="done">
            Done
          </Button>
        }
      >
        <div className={styles.table} onDrop={handleDrop} onDragOver={(event) => event.preventDefault()}>
          <GridToolbar editor={editor} grid={grid} act={act}>
            <Button size="small" icon={<FileSpreadsheet aria-hidden />} onClick={() => setSheet('')}>
              From a spreadsheet
            </Button>
            <Menu label="More tools" hasWords items={moreTools}>
              More
              <ChevronDown aria-hidden />
            </Menu>
          </GridToolbar>
          <CardGrid editor={editor} grid={grid} act={act} cells={cells} onSheet={setSheet} />
          <CellBar editor={editor} grid={grid} act={act} />
        </div>
        <DialogStatus />
      </Dialog>
      {sheet !== undefined && (
        <SheetDialog editor={editor} text={sheet} onClose={() => act(() => setSheet(undefined))} />
      )}
      {other === 'replace' && (
        <ReplaceDialog editor={editor} onClose={() => act(() => setOther(undefined))} />
      )}
      {other === 'links' && <LinksDialog editor={editor} onClose={() => act(() => setOther(undefined))} />}
    </>
  );
}
