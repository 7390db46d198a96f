import { changeDraft } from '../../library/storage/drafts';
import { storageErrorMessages } from '../../library/storage/storageError';
import type { Draft, StatusByHand as Status } from '../../schema/draft/draft';
import { settledSending, withStatusByHand } from '../../schema/draft/sendings';
import { templateStatusMessages } from '../../submission/outcome/StatusBadge';
import { StatusByHandDialog } from '../../submission/history/StatusByHandDialog';
import { announce } from '../../ui/notices/announcer';

/** The status of a draft of the library, set by hand. */
export function StatusByHand({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const sending = settledSending(draft.sendings);
  if (!sending) return null;

  async function set(byHand: Status | undefined) {
    const result = await changeDraft(draft.id, (kept) => ({
      ...kept,
      sendings: withStatusByHand(kept.sendings, byHand),
    }));
    if (!result.ok) announce(`Not done. ${storageErrorMessages[result.error].title}.`);
    else
      announce(
        byHand
          ? `Status set: ${templateStatusMessages(byHand.status)}`
          : 'The status is as the platform answered.',
      );
  }
  return <StatusByHandDialog sending={sending} onSet={(byHand) => void set(byHand)} onClose={onClose} />;
}
