import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Agent } from '../preview/model/agent';
import { Button } from '../ui/controls/Button';
import { lazyPart } from '../ui/loading/lazyPart';
import { useCommands } from '../workspace/services/AppServices';
import type { OpenedTemplate } from '../workspace/createOpenTemplate';

/** Loaded with the first press: codes, pictures and exports are large. */
const ShareDialog = lazyPart(async () => (await import('./dialog/ShareDialog')).ShareDialog, null);

type ShareButtonProps = {
  open: OpenedTemplate;
  /** The sender that the phones show. */
  agent: Agent;
};

/** Opens the dialog that hands on the open template: link, picture, spec sheet, code. */
export function ShareButton({ open, agent }: ShareButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  useCommands(() => [
    {
      id: 'share',
      label: 'Share…',
      keywords: 'link qr code picture image curl export spec sheet send to a colleague',
      run: () => setIsOpen(true),
    },
  ]);
  return (
    <>
      <Button icon={<Share2 aria-hidden />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Share
      </Button>
      {/* Outside of the header, whose styles are for a row of buttons. */}
      {isOpen &&
        createPortal(
          <ShareDialog open={open} agent={agent} onClose={() => setIsOpen(false)} />,
          document.body,
        )}
    </>
  );
}
