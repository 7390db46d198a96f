import { FileInput } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/Button';
import type { ImportSource } from './readImportFile';
import { useFileDrop } from './useFileDrop';

/** Loaded with the first import: nobody else needs what reads all those formats. */
const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog')).ImportDialog }));

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
      {start && (
        <Suspense fallback={null}>
          <ImportDialog start={start} onClose={() => setStart(undefined)} />
        </Suspense>
      )}
    </>
  );
}
