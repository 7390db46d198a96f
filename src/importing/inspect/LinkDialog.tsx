import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import type { OpenToRead } from '../../workspace/openToRead';
import type { ViewOptions } from '../../workspace/viewOptions';
import { LinkTab } from '../../sharing/dialog/LinkTab';
import { linkViewOf } from './startView';

type LinkDialogProps = { open: OpenToRead; view: ViewOptions; onClose: () => void };

/** A link to the message as it is shown now. */
export function LinkDialog({ open, view, onClose }: LinkDialogProps) {
  const { editor, samples } = open;
  const { draft } = editor.document.getState();
  const card = draft.type === 'carousel' ? editor.selection.getState().card : undefined;
  return (
    <Dialog
      title="Link to this message"
      isWide
      onClose={onClose}
      actions={<Button type="submit">Close</Button>}
    >
      <LinkTab open={open} startView={linkViewOf({ view, card, samples: samples.getState().shown })} />
    </Dialog>
  );
}
