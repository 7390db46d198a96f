import { changeDraft } from '../library/drafts';
import { storageTroubleWords } from '../library/storageTrouble';
import type { Draft, StatusByHand as Status } from '../schema/draft';
import { settledSending, withStatusByHand } from '../schema/sendings';
import { statusWords } from '../submission/StatusBadge';
import { StatusByHandDialog } from '../submission/StatusByHandDialog';
import { announce } from '../ui/announcer';

/** The status of a draft of the library, set by hand. */
export function StatusByHand({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const sending = settledSending(draft.sendings);
  if (!sending) return null;

  async function set(byHand: Status | undefined) {
    const result = await changeDraft(draft.id, (kept) => ({
      ...kept,
      sendings: withStatusByHand(kept.sendings, byHand),
    }));
    if (!result.ok) announce(`Not done. ${storageTroubleWords[result.trouble].title}.`);
    else
      announce(
        byHand ? `Status set: ${statusWords(byHand.status)}` : 'The status is as the platform answered.',
      );
  }
  return <StatusByHandDialog sending={sending} onSet={(byHand) => void set(byHand)} onClose={onClose} />;
}
