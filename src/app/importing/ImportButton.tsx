import { FileInput } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/Button';
import { lazyPart } from '../../ui/loading/lazyPart';
import type { ImportSource } from './readImportFile';
import { useFileDrop } from './useFileDrop';

/** Loaded with the first import: nobody else needs what reads all those formats. */
const ImportDialog = lazyPart(async () => (await import('./ImportDialog')).ImportDialog, null);

/** Opens the import, also when a file is dropped on the page. */
export function ImportButton() {
  const [start, setStart] = useState<ImportSource>();
  useFileDrop(take);

  function take(file: File) {
    // While the dialog is open, it takes the file itself.
    if (start) return;
    void import('./readImportFile').then(({ readImportFile }) => readImportFile(file)).then(setStart);
  }
  return (
    <>
      <Button icon={<FileInput aria-hidden />} onClick={() => setStart({ text: '' })}>
        Import
      </Button>
      {start && <ImportDialog start={start} onClose={() => setStart(undefined)} />}
    </>
  );
}
