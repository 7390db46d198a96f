import { Send } from 'lucide-react';
import { Button } from '../../ui/controls/Button';
import { Spinner } from '../../ui/notices/Spinner';
import { useStore } from '../../ui/useStore';
import { isUnderWay, type Submission } from './createSubmission';

/** Asks for the review. Never disabled: a press that cannot send gives the reason. */
export function SendButton({ submission }: { submission: Submission }) {
  const isSending = useStore(submission.last, isUnderWay);
  return (
    <Button
      look="primary"
      icon={isSending ? <Spinner /> : <Send aria-hidden />}
      aria-disabled={isSending}
      onClick={() => void submission.press()}
    >
      {isSending ? 'Sending…' : 'Send for approval'}
    </Button>
  );
}
