import { navigate } from 'wouter/use-browser-location';
import { isModalOpen } from '../../ui/browser/focus';
import { useFileDrop, usePaste } from '../importTarget';
import { useAppServices } from '../../workspace/services/AppServices';
import type { ImportSource } from '../../workspace/services/AppServices';
import { readImportFile, toImportSource } from '../readImportFile';

/** Shows what is pasted outside of a field or dropped as a file. Returns the function that takes a source. */
export function useInspectTarget() {
  const { inspected, imports } = useAppServices();
  function take(next: ImportSource) {
    // A library is no message; the import reports what is in it.
    if (next.library !== undefined) return imports.setState(next, true);
    inspected.setState(next, true);
    // A linked message makes room.
    if (location.hash !== '') navigate('/inspect');
  }
  const takeFile = (file: File) => void readImportFile(file).then(take);

  useFileDrop((file) => {
    if (!isModalOpen()) takeFile(file);
  });
  usePaste((text) => take(toImportSource(text)));
  return { take, takeFile };
}
