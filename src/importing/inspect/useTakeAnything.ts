import { navigate } from 'wouter/use-browser-location';
import { isModalOpen } from '../../ui/browser/isModalOpen';
import { useWindowEvent } from '../../ui/browser/useWindowEvent';
import { isField } from '../pasteTarget';
import { useFileDrop } from '../useFileDrop';
import { useAppServices } from '../../workspace/services/AppServices';
import type { ImportSource } from '../../workspace/services/importSource';

/** The readers of files and libraries are loaded when they are needed. */
const readers = () => import('../readImportFile');

/** Shows what is pasted outside of a field or dropped as a file. Returns the function that takes a source. */
export function useTakeAnything() {
  const { looked, imports } = useAppServices();
  function take(next: ImportSource) {
    // A library is no message; the import reports what is in it.
    if (next.library !== undefined) return imports.setState(next, true);
    looked.setState(next, true);
    // A linked message makes room.
    if (location.hash !== '') navigate('/preview');
  }
  const takeFile = (file: File) =>
    void readers()
      .then(({ readImportFile }) => readImportFile(file))
      .then(take);
  const takeText = (text: string) => void readers().then(({ toImportSource }) => take(toImportSource(text)));

  useFileDrop((file) => {
    if (!isModalOpen()) takeFile(file);
  });
  useWindowEvent('paste', (event) => {
    if (event.defaultPrevented || isField(event.composedPath()[0]) || isModalOpen()) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.trim() === '') return;
    event.preventDefault();
    takeText(text);
  });
  return { take, takeFile };
}
