import { Button } from '../../ui/controls/Button';
import { CodeDetails, RequestId } from '../../ui/notices/details';
import { Notice } from '../../ui/notices/Notice';
import { RetryCountdown, Spinner } from '../../ui/notices/waiting';
import { AnswerView } from '../answer/AnswerView';
import { SentView } from '../sent/SentView';
import { startMessages } from './startMessages';
import type { StartOutcome } from './readStart';
import type { StartResult } from './startVerification';
import { formatMoment } from '../../ui/time/time';
import type { VerificationRecord } from '../history/history';
import layout from '../../ui/styles/layout.module.css';
import styles from '../parts/parts.module.css';

type StartOutcomeViewProps = { result: StartResult; onStartAgain: () => void };

/** A start that cannot be followed: refused, unknown, or answered without an id. */
export function StartOutcomeView({ result: { outcome, sentKey }, onStartAgain }: StartOutcomeViewProps) {
  return (
    <div className={layout.sections}>
      {outcome.kind === 'started' ? (
        <>
          <h2>Started, but its status can’t be followed</h2>
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
      {raw && <CodeDetails summary="Full response" copyLabel="Copy response" text={raw} />}
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

type FailedStartProps = {
  record: VerificationRecord;
  onStartAgain: (reference: string | undefined) => void;
};

/** A start of this device that led to no verification that could be followed. */
export function FailedStart({ record, onStartAgain }: FailedStartProps) {
  const { number, at, form, appId, reference, failure } = record;
  return (
    <div className={layout.sections}>
      <div>
        <h2>Start for {number}</h2>
        <p className={styles.faint}>
          Tried {formatMoment(at)}, {form === 'sdk' ? 'public form' : 'signed form'}, app ID {appId}
          {reference === undefined ? '' : `, reference ${reference}`}
        </p>
      </div>
      <Notice
        tone={failure?.isUnknown ? 'warning' : 'error'}
        title={failure?.title}
        actions={<Button onClick={() => onStartAgain(reference)}>Start again</Button>}
      >
        <p>{failure?.message}</p>
        <p>
          {failure?.isUnknown
            ? 'A verification may have been started. Look it up by its number or reference.'
            : 'Nothing was started. Only this device lists it.'}
        </p>
      </Notice>
    </div>
  );
}

/** Explains a verification before the first start. */
export function NothingStarted({ isStarting, onFillIn }: { isStarting: boolean; onFillIn: () => void }) {
  if (isStarting) {
    return (
      <p role="status" className={styles.waiting}>
        <Spinner /> Waiting for the platform…
      </p>
    );
  }
  return (
    <div className={styles.steps}>
      <h2>How it works</h2>
      <ol>
        <li>
          <strong>Start.</strong> The platform finds the operator from the end user’s IP address and returns a
          target address of that operator.
        </li>
        <li>
          <strong>Open.</strong> The device calls that address over mobile data, and the operator recognises
          the phone. Here you open it yourself.
        </li>
        <li>
          <strong>Follow.</strong> The page refreshes the status until the number is verified or rejected, or
          time runs out.
        </li>
      </ol>
      <div>
        <Button onClick={onFillIn}>Fill in an example number</Button>
      </div>
    </div>
  );
}
