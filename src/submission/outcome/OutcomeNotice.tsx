import type { ReactNode } from 'react';
import { Notice } from '../../ui/notices/Notice';
import { describeRefusal, outcomeMessages, type SendingOutcome } from './outcome';
import { CodeDetails, RequestId } from '../../ui/notices/details';
import styles from '../submission.module.css';
import { TemplateStatusBadge } from './StatusBadge';
import { Link } from 'wouter';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { RetryCountdown } from '../../ui/notices/waiting';
import { SignInButton } from '../connection/Destination';
import layout from '../../ui/styles/layout.module.css';
import wording from '../../ui/styles/words.module.css';

type OutcomeNoticeProps = OutcomeActionsProps & {
  /** What a lookup at the platform showed. */
  children?: ReactNode;
};

/** The outcome of a sending in words, and the next steps. */
export function OutcomeNotice(props: OutcomeNoticeProps) {
  const { outcome, hasUnknownBefore, children } = props;
  const { tone, title, next } = outcomeMessages(outcome, hasUnknownBefore);
  const isCreated = outcome.kind === 'created';
  return (
    <Notice
      tone={tone}
      title={title}
      {...(isCreated ? {} : { role: 'alert' })}
      actions={outcomeActions(props)}
      data-outcome={outcome.kind}
    >
      <Facts outcome={outcome} />
      {next.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {children}
      <TechnicalDetails outcome={outcome} />
    </Notice>
  );
}

/** For support, folded: the platform's own words, the number of the response, and the request's id. */
function TechnicalDetails({ outcome }: { outcome: SendingOutcome }) {
  const requestId = outcome.kind === 'created' ? undefined : outcome.requestId;
  if (outcome.answered === undefined && requestId === undefined) return null;
  return (
    <details className={`${wording.softNote} ${styles.folded}`}>
      <summary>Details</summary>
      {outcome.kind === 'refused_content' && <p>The platform says: {outcome.message}</p>}
      {outcome.kind === 'created_odd' && (
        <ul className={layout.bullets}>
          {outcome.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {outcome.answered !== undefined && <p>HTTP status {outcome.answered}</p>}
      <RequestId id={requestId} />
    </details>
  );
}

/** The parts of an outcome that came from the platform: status, message or full response. */
function Facts({ outcome }: { outcome: SendingOutcome }) {
  switch (outcome.kind) {
    case 'created':
      return (
        <div className={styles.row}>
          <TemplateStatusBadge status={outcome.status} />
          <code>{outcome.template.name}</code>
        </div>
      );
    case 'created_odd':
      return (
        <>
          {outcome.status !== undefined && <TemplateStatusBadge status={outcome.status} />}
          <RawAnswer text={outcome.raw} />
        </>
      );
    case 'created_unreadable':
      return outcome.raw.trim() === '' ? <p>The response was empty.</p> : <RawAnswer text={outcome.raw} />;
    case 'refused_content':
      // The title says that a name is taken.
      return outcome.isNameTaken ? null : <p className={styles.quote}>{describeRefusal(outcome)}</p>;
    case 'gateway_refused':
      return <p className={styles.quote}>{outcome.message}</p>;
    case 'unknown':
    case 'not_platform':
      return (
        <>
          <p>{outcome.why}</p>
          {outcome.raw && <RawAnswer text={outcome.raw} />}
        </>
      );
    case 'not_sent':
      return <p>{outcome.why}</p>;
    case 'refused_token':
    case 'refused_access':
    case 'refused_rate':
      return null;
    default:
      return outcome satisfies never;
  }
}

function RawAnswer({ text }: { text: string }) {
  return <CodeDetails summary="Full response" copyLabel="Copy response" text={text} />;
}

type OutcomeActionsProps = {
  outcome: SendingOutcome;
  /** Whether an earlier sending under this name has an unknown outcome. */
  hasUnknownBefore: boolean;
  /** Gives the draft the next free name; absent where it has another name by now. */
  nextName?: ReactNode;
  /** Goes to a field, as a dotted path. */
  onGoTo: (path: string) => void;
  /** Absent where sending the same again would contradict what is known. */
  onSendAgain?: (() => void) | undefined;
  connectionHref: string;
  onDownload: () => void;
};

/** The buttons under an outcome; null where there is nothing left to do. */
function outcomeActions({
  outcome,
  hasUnknownBefore,
  nextName,
  onGoTo,
  onSendAgain,
  connectionHref,
  onDownload,
}: OutcomeActionsProps): ReactNode {
  switch (outcome.kind) {
    case 'created':
      return null;
    case 'refused_content': {
      const { path, isNameTaken } = outcome;
      return (
        path && (
          <>
            {isNameTaken && !hasUnknownBefore && nextName}
            <Button onClick={() => onGoTo(path.join('.'))}>Go to field</Button>
          </>
        )
      );
    }
    case 'refused_token':
    case 'refused_access':
    case 'not_platform':
    case 'gateway_refused':
      if (outcome.kind === 'gateway_refused' && outcome.isRole) return null;
      return (
        <Link href={connectionHref} asChild>
          <ButtonLink>Open connection</ButtonLink>
        </Link>
      );
    case 'refused_rate':
      return outcome.until === undefined ? (
        <>
          <p>Wait a minute, then send again.</p>
          {onSendAgain && <Button onClick={onSendAgain}>Send again</Button>}
        </>
      ) : (
        onSendAgain && <RetryCountdown until={outcome.until} onRetry={onSendAgain} />
      );
    case 'created_odd':
    case 'created_unreadable':
      return <Button onClick={onDownload}>Download draft</Button>;
    case 'unknown':
      return (
        <>
          {onSendAgain && <Button onClick={onSendAgain}>Send again</Button>}
          <Button onClick={onDownload}>Download draft</Button>
        </>
      );
    case 'not_sent':
      return (
        <>
          {outcome.cause === 'signed_out' && <SignInButton />}
          {outcome.cause !== 'credentials' && onSendAgain && (
            <Button onClick={onSendAgain}>Send again</Button>
          )}
          <Button onClick={onDownload}>Download draft</Button>
        </>
      );
    default:
      return outcome satisfies never;
  }
}
