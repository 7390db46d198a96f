import { FileInput } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/Button';
import { lazyPart } from '../../ui/loading/lazyPart';
import type { ImportSource } from './readImportFile';
import { useFileDrop } from './useFileDrop';

/** Loaded with the first import: the readers of all formats are large. */
const ImportDialog = lazyPart(async () => (await import('./ImportDialog')).ImportDialog, null);

/** Opens the import, by a press or by a file dropped on the page. */
export function ImportButton() {
  const [start, setStart] = useState<ImportSource>();
  useFileDrop(take);

  function take(file: File) {
    // An open dialog takes the file itself.
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
