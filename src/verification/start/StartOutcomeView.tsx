import { Button } from '../../ui/controls/Button';
import { CodeDetails, RequestId } from '../../ui/notices/details';
import { Notice } from '../../ui/notices/Notice';
import { RetryCountdown } from '../../ui/notices/waiting';
import { AnswerView } from '../answer/AnswerView';
import layout from '../parts/layout.module.css';
import { SentView } from '../sent/SentView';
import { startMessages } from './startMessages';
import type { StartOutcome } from './startOutcome';
import type { StartResult } from './startVerification';

type StartOutcomeViewProps = { result: StartResult; onStartAgain: () => void };

/** A start that cannot be followed: refused, unknown, or answered without an id. */
export function StartOutcomeView({ result: { outcome, sentKey }, onStartAgain }: StartOutcomeViewProps) {
  return (
    <div className={layout.stack}>
      {outcome.kind === 'started' ? (
        <>
          <h2>Started, but it cannot be followed</h2>
          <AnswerView answer={outcome.answer} />
        </>
      ) : (
        <Failure outcome={outcome} onStartAgain={onStartAgain} />
      )}
      <SentView sentKey={sentKey} />
    </div>
  );
}

type FailureProps = { outcome: Exclude<StartOutcome, { kind: 'started' }>; onStartAgain: () => void };

function Failure({ outcome, onStartAgain }: FailureProps) {
  const { tone, title, next } = startMessages(outcome);
  const raw = 'raw' in outcome ? outcome.raw : undefined;
  return (
    <Notice
      role="alert"
      tone={tone}
      title={title}
      actions={<NextStep outcome={outcome} onStartAgain={onStartAgain} />}
    >
      <p>{'message' in outcome ? outcome.message : outcome.why}</p>
      <p>{next}</p>
      {raw && <CodeDetails summary="The answer as it came" copyLabel="Copy the answer" text={raw} />}
      <RequestId id={outcome.requestId} />
    </Notice>
  );
}

function NextStep({ outcome, onStartAgain }: FailureProps) {
  if (outcome.kind === 'refused' && outcome.status === 429 && outcome.until !== undefined)
    return <RetryCountdown until={outcome.until} label="Start again" onRetry={onStartAgain} />;
  const again = outcome.kind === 'unknown' || outcome.kind === 'not_sent';
  return again || (outcome.kind === 'refused' && outcome.status === 429) ? (
    <Button onClick={onStartAgain}>Start again</Button>
  ) : null;
}
