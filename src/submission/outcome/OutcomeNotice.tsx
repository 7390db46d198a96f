import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/controls/Button';
import { ButtonLink } from '../../ui/controls/ButtonLink';
import { CodeDetails } from '../../ui/notices/CodeDetails';
import { Notice } from '../../ui/notices/Notice';
import { RetryCountdown } from '../../ui/notices/RetryCountdown';
import type { CreationOutcome } from './outcome';
import { outcomeMessages } from './outcomeMessages';
import styles from './OutcomeNotice.module.css';
import { TemplateStatusBadge } from './TemplateStatusBadge';

type OutcomeNoticeProps = {
  outcome: CreationOutcome;
  /** Whether an earlier sending under this name has an unknown outcome. */
  hasUnknownBefore: boolean;
  onGoTo: (path: string) => void;
  onSendAgain: () => void;
  connectionHref: string;
  onDownload: () => void;
};

/** The outcome of a sending in words, and the next steps. */
export function OutcomeNotice(props: OutcomeNoticeProps) {
  const { outcome, hasUnknownBefore } = props;
  const { tone, title, next } = outcomeMessages(outcome);
  const created = outcome.kind === 'created';
  const nameRefused = outcome.kind === 'refused_content' && outcome.path?.join('.') === 'name';
  return (
    <Notice
      tone={tone}
      title={title}
      {...(created ? {} : { role: 'alert' })}
      actions={nextSteps(props)}
      data-outcome={outcome.kind}
    >
      <Particulars outcome={outcome} />
      {next.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {hasUnknownBefore && nameRefused && (
        <p>
          <strong>An earlier sending under this name had an unknown outcome.</strong> This refusal most likely
          means that the template had been created then.
        </p>
      )}
    </Notice>
  );
}

function Particulars({ outcome }: { outcome: CreationOutcome }) {
  switch (outcome.kind) {
    case 'created':
      return (
        <div className={styles['created']}>
          <TemplateStatusBadge status={outcome.status} />
          <code>{outcome.template.name}</code>
        </div>
      );
    case 'created_odd':
      return (
        <>
          {outcome.status !== undefined && <TemplateStatusBadge status={outcome.status} />}
          <ul className={styles['problems']}>
            {outcome.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          <CodeDetails summary="The answer as it came" copyLabel="Copy the answer" text={outcome.raw} />
        </>
      );
    case 'created_unreadable':
      return outcome.raw.trim() === '' ? (
        <p>The answer was empty.</p>
      ) : (
        <CodeDetails summary="The answer as it came" copyLabel="Copy the answer" text={outcome.raw} />
      );
    case 'refused_content':
    case 'gateway_refused':
      return <p className={styles['quote']}>{outcome.message}</p>;
    case 'unknown':
      return (
        <>
          <p>{outcome.why}</p>
          {outcome.raw && (
            <CodeDetails summary="The answer as it came" copyLabel="Copy the answer" text={outcome.raw} />
          )}
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

function nextSteps({
  outcome,
  onGoTo,
  onSendAgain,
  connectionHref,
  onDownload,
}: OutcomeNoticeProps): ReactNode {
  switch (outcome.kind) {
    case 'created':
      return null;
    case 'refused_content': {
      const { path } = outcome;
      return path && <Button onClick={() => onGoTo(path.join('.'))}>Go to the field</Button>;
    }
    case 'refused_token':
    case 'refused_access':
    case 'gateway_refused':
      return (
        <Link href={connectionHref} asChild>
          <ButtonLink>Open the connection</ButtonLink>
        </Link>
      );
    case 'refused_rate':
      return outcome.until === undefined ? (
        <>
          <p>The platform did not say for how long to wait. Give it a minute.</p>
          <Button onClick={onSendAgain}>Send the same again</Button>
        </>
      ) : (
        <RetryCountdown until={outcome.until} onRetry={onSendAgain} />
      );
    case 'created_odd':
    case 'created_unreadable':
      return <Button onClick={onDownload}>Download the draft</Button>;
    case 'unknown':
      return (
        <>
          <Button onClick={onSendAgain}>Send the same again</Button>
          <Button onClick={onDownload}>Download the draft</Button>
        </>
      );
    case 'not_sent':
      return (
        <>
          <Button onClick={onSendAgain}>Send again</Button>
          <Button onClick={onDownload}>Download the draft</Button>
        </>
      );
    default:
      return outcome satisfies never;
  }
}
