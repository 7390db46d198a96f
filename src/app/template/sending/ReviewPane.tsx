import type { Submission } from '../../../submission/sending/createSubmission';
import { SendReview } from '../../../submission/sending/SendReview';
import { takenNameWarning } from '../../../submission/sending/takenNameWarning';
import { useConnection } from '../../../submission/connection/connection';
import { useStore } from '../../../ui/useStore';
import type { OpenedTemplate } from '../../session/createOpenTemplate';
import type { DraftSending } from './createDraftSending';

type ReviewPaneProps = { open: OpenedTemplate; submission: Submission; sending: DraftSending };

/** The review of a sending, over the page. */
export function ReviewPane({ open, submission, sending }: ReviewPaneProps) {
  const connection = useConnection();
  const { review } = useStore(submission.state, (state) => state);
  const sent = useStore(open.sendings, (records) => records);
  const advice = useStore(open.editor.diagnostics, (state) => state.advice);
  if (!review || !connection.data) return null;
  const warnings = advice.filter(({ level }) => level === 'warning').map(({ message }) => message);
  return (
    <SendReview
      sending={review}
      connection={connection.data}
      warnings={[takenNameWarning(sent, review) ?? [], warnings].flat()}
      onConfirm={() => {
        sending.show();
        submission.confirm();
      }}
      onCancel={submission.cancel}
    />
  );
}
