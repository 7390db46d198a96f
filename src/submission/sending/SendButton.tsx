import { Send } from 'lucide-react';
import { Button } from '../../ui/controls/Button';
import { Spinner } from '../../ui/notices/Spinner';
import { useStore } from '../../ui/useStore';
import { isUnderWay, type Submission } from './createSubmission';

/** Asks for the review. It can always be pressed: a press tells what is in the way. */
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
