import { Lock, Send } from 'lucide-react';
import type { ReadonlyStore } from '../../lib/store';
import { Button } from '../../ui/controls/Button';
import { Spinner } from '../../ui/notices/waiting';
import { useStore } from 'zustand';
import { fixFirst } from '../../advice/model/advice';
import { isUnderWay, type LastSending } from './sending';

type SendButtonProps = {
  last: ReadonlyStore<LastSending | undefined>;
  /** Errors of the draft. */
  problems?: number;
  /** Why the person may not send. */
  denial?: string | undefined;
  onPress: () => void;
};

/** Asks for the review. Never disabled: a press that cannot send gives the reason. */
export function SendButton({ last, problems = 0, denial, onPress }: SendButtonProps) {
  const isSending = useStore(last, isUnderWay);
  return (
    <Button
      variant="primary"
      icon={isSending ? <Spinner /> : denial === undefined ? <Send aria-hidden /> : <Lock aria-hidden />}
      aria-disabled={isSending}
      title={denial ?? (problems > 0 ? fixFirst(problems) : undefined)}
      onClick={onPress}
    >
      {isSending ? 'Sending…' : 'Send for approval'}
    </Button>
  );
}
