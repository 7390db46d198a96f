import { Lock, Send } from 'lucide-react';
import type { ReadonlyStore } from '../../lib/store';
import { Button } from '../../ui/controls/Button';
import { Spinner } from '../../ui/notices/waiting';
import { useStore } from 'zustand';
import { isUnderWay, type LastSending } from './sending';

type SendButtonProps = {
  last: ReadonlyStore<LastSending | undefined>;
  /** Things of the draft to fix first. */
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
      title={
        denial ??
        (problems > 0 ? `${problems === 1 ? 'One thing' : `${problems} things`} to mend first` : undefined)
      }
      onClick={onPress}
    >
      {isSending ? 'Sending…' : 'Send for approval'}
    </Button>
  );
}
