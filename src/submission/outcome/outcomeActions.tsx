import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { RetryCountdown } from '../../ui/notices/waiting';
import { SignInButton } from '../connection/SignInButton';
import type { CreationOutcome } from './outcome';

export type OutcomeActionsProps = {
  outcome: CreationOutcome;
  /** Goes to a field, as a dotted path. */
  onGoTo: (path: string) => void;
  /** Absent where sending the same again would contradict what is known. */
  onSendAgain?: (() => void) | undefined;
  connectionHref: string;
  onDownload: () => void;
};

/** The buttons under an outcome; null where there is nothing left to do. */
export function outcomeActions({
  outcome,
  onGoTo,
  onSendAgain,
  connectionHref,
  onDownload,
}: OutcomeActionsProps): ReactNode {
  switch (outcome.kind) {
    case 'created':
      return null;
    case 'refused_content': {
      const { path } = outcome;
      return path && <Button onClick={() => onGoTo(path.join('.'))}>Go to the field</Button>;
    }
    case 'refused_token':
    case 'refused_access':
    case 'not_platform':
    case 'gateway_refused':
      if (outcome.kind === 'gateway_refused' && outcome.isRole) return null;
      return (
        <Link href={connectionHref} asChild>
          <ButtonLink>Open the connection</ButtonLink>
        </Link>
      );
    case 'refused_rate':
      return outcome.until === undefined ? (
        <>
          <p>The platform did not say for how long to wait. Give it a minute.</p>
          {onSendAgain && <Button onClick={onSendAgain}>Send the same again</Button>}
        </>
      ) : (
        onSendAgain && <RetryCountdown until={outcome.until} onRetry={onSendAgain} />
      );
    case 'created_odd':
    case 'created_unreadable':
      return <Button onClick={onDownload}>Download the draft</Button>;
    case 'unknown':
      return (
        <>
          {onSendAgain && <Button onClick={onSendAgain}>Send the same again</Button>}
          <Button onClick={onDownload}>Download the draft</Button>
        </>
      );
    case 'not_sent':
      return (
        <>
          {outcome.isSignedOut && <SignInButton />}
          {onSendAgain && <Button onClick={onSendAgain}>Send again</Button>}
          <Button onClick={onDownload}>Download the draft</Button>
        </>
      );
    default:
      return outcome satisfies never;
  }
}
