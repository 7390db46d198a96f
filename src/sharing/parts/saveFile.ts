import { download } from '../../ui/browser/download';
import { announce } from '../../ui/notices/announcer';

/** Downloads a file, and says so. */
export function saveFile(fileName: string, content: string | Blob) {
  download(fileName, content);
  announce(`Saved ${fileName}.`);
}
