import { Share, Copy } from 'lucide-react';
import { Button } from '../../ui/controls/Button';
import { announce } from '../../ui/notices/announcer';
import { download } from '../../ui/browser/page';

/** Hands a link or a file to the device's own list of programs, where the browser can. */
export function DeviceShareButton({ content }: { content: ShareData }) {
  // Absent in some browsers and over plain HTTP, whatever the types say.
  if (!(navigator.canShare as unknown) || !navigator.canShare(content)) return null;
  return (
    <Button
      size="small"
      icon={<Share aria-hidden />}
      // Rejects when the person closes the list.
      onClick={() => void navigator.share(content).catch(() => undefined)}
    >
      Share with another app…
    </Button>
  );
}

async function copyPicture(file: Blob) {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': file })]);
    announce('Copied the picture.');
  } catch {
    announce('This browser doesn’t allow copying pictures. Save the picture instead.');
  }
}

/** Copies a picture, or suggests saving it if the browser withholds the clipboard. Without a file it is disabled. */
export function CopyPictureButton({ file }: { file: Blob | undefined }) {
  return (
    <Button
      size="small"
      icon={<Copy aria-hidden />}
      disabled={!file}
      onClick={() => file && void copyPicture(file)}
    >
      Copy picture
    </Button>
  );
}

/** Downloads a file, and says so. */
export function saveFile(fileName: string, content: string | Blob) {
  download(fileName, content);
  announce(`Saved ${fileName}.`);
}
