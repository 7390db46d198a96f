import { Copy } from 'lucide-react';
import { Button } from '../../ui/controls/Button';
import { announce } from '../../ui/notices/announcer';

async function copyPicture(file: Blob) {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': file })]);
    announce('Copied the picture.');
  } catch {
    announce('This browser does not allow copying pictures here. Save the picture instead.');
  }
}

/** Copies a picture, or names another way if the browser withholds the clipboard. Without a file it is disabled. */
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
