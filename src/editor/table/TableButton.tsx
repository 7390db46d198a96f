import { Table } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/Button';
import { lazyPart } from '../../ui/loading/lazyPart';
import { useEditor } from '../model/EditorContext';

const TableDialog = lazyPart(async () => (await import('./TableDialog')).TableDialog, null);

/** Opens the cards of a carousel as a table. */
export function TableButton() {
  const editor = useEditor();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        icon={<Table aria-hidden />}
        onPointerEnter={TableDialog.start}
        onClick={() => setOpen(true)}
      >
        Table
      </Button>
      {isOpen && <TableDialog editor={editor} onClose={() => setOpen(false)} />}
    </>
  );
}
