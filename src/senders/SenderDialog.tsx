import { defaultSender } from '../library/senders/sender';
import { toDraftSender } from '../schema/draft/sender';
import { Button } from '../ui/controls/Button';
import { Dialog } from '../ui/controls/Dialog';
import { useStore } from 'zustand';
import type { OpenedTemplate } from '../workspace/createOpenTemplate';
import { SenderEditor } from './SenderEditor';
import { useSenders } from './useAgent';

type SenderDialogProps = { open: Pick<OpenedTemplate, 'sender' | 'trustsMedia'>; onClose: () => void };

/** Chooses and edits the sender that a template shows. */
export function SenderDialog({ open, onClose }: SenderDialogProps) {
  const senders = useSenders();
  const chosen = useStore(open.sender);
  const trustsMedia = useStore(open.trustsMedia);
  return (
    <Dialog
      title="Sender"
      onClose={onClose}
      actions={
        <Button type="submit" look="primary">
          Done
        </Button>
      }
    >
      <p>For the phone in this page only. Customers see the name and logo that your operator has approved.</p>
      <SenderEditor
        legend="This template comes from"
        chosen={chosen ?? toDraftSender(defaultSender(senders))}
        onChoose={(sender) => open.sender.setState(sender, true)}
        trustsMedia={trustsMedia}
      />
    </Dialog>
  );
}
