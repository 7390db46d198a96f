import { useState } from 'react';
import { LibraryImport } from './library/LibraryImport';
import type { ImportSource } from '../workspace/services/importSource';
import { readImportFile } from './readImportFile';
import { TemplateImport } from './TemplateImport';
import { useFileDrop } from './useFileDrop';

type ImportDialogProps = { start: ImportSource; onClose: () => void };

/** Imports a text or a file: templates, or a library. */
export function ImportDialog({ start, onClose }: ImportDialogProps) {
  const [source, setSource] = useState(start);
  useFileDrop((file) => void readImportFile(file).then(setSource));
  return source.library === undefined ? (
    <TemplateImport source={source} onSource={setSource} onClose={onClose} />
  ) : (
    <LibraryImport key={source.library} text={source.library} onClose={onClose} />
  );
}
