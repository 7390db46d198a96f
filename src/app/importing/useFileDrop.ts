import { useEffect } from 'react';

/** Hears of a file that is dropped anywhere on the page; the browser would leave the page to show it. */
export function useFileDrop(onFile: (file: File) => void) {
  // The window lives outside React.
  useEffect(() => {
    function allow(event: DragEvent) {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    }
    function take(event: DragEvent) {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      onFile(file);
    }
    addEventListener('dragover', allow);
    addEventListener('drop', take);
    return () => {
      removeEventListener('dragover', allow);
      removeEventListener('drop', take);
    };
  }, [onFile]);
}
