import { useWindowEvent } from '../ui/browser/hooks';

/** Takes a file dropped anywhere on the page. Without this the browser leaves the page to show the file. */
export function useFileDrop(onFile: (file: File, files: readonly File[]) => void) {
  useWindowEvent('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  useWindowEvent('drop', (event) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    const [file] = files;
    if (!file) return;
    event.preventDefault();
    onFile(file, files);
  });
}
