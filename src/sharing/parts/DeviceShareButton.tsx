import { Share } from 'lucide-react';
import { Button } from '../../ui/controls/Button';

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
      Send with another program…
    </Button>
  );
}
