import { changeDraft } from '../../library/storage/drafts';
import { notDone } from '../../library/storage/storageError';
import type { Draft, ManualStatus as Status } from '../../schema/draft/draft';
import { decisiveSending, withStatusByHand } from '../../schema/draft/sendings';
import { templateStatusLabel } from '../../submission/outcome/StatusBadge';
import { ManualStatusDialog } from '../../submission/history/SendingHistory';
import { announce } from '../../ui/notices/announcer';

/** Sets the status of a draft in the library by hand. */
export function StatusByHand({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const sending = decisiveSending(draft.sendings);
  if (!sending) return null;

  async function setStatus(byHand: Status | undefined) {
    const result = await changeDraft(draft.id, (kept) => ({
      ...kept,
      sendings: withStatusByHand(kept.sendings, byHand),
    }));
    if (!result.ok) announce(notDone(result.error));
    else
      announce(
        byHand
          ? `Status set: ${templateStatusLabel(byHand.status)}`
          : 'The status is as the platform answered.',
      );
  }
  return (
    <ManualStatusDialog sending={sending} onSet={(byHand) => void setStatus(byHand)} onClose={onClose} />
  );
}
