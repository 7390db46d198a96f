import { nameOfPath } from '../../schema/template/nameOfPath';
import { CodeDetails, RequestId } from '../../ui/notices/details';
import type { CreationOutcome } from './outcome';
import styles from './OutcomeDetails.module.css';
import { TemplateStatusBadge } from './TemplateStatusBadge';
import { withoutPath } from './withoutPath';

/** The parts of an outcome that came from the platform: status, message, or the answer as it came; its number always, and the request's id. */
export function OutcomeDetails({ outcome }: { outcome: CreationOutcome }) {
  return (
    <>
      <Facts outcome={outcome} />
      {outcome.answered !== undefined && (
        <p className={styles.number}>Status number of the answer: {outcome.answered}</p>
      )}
      {outcome.kind !== 'created' && <RequestId id={outcome.requestId} />}
    </>
  );
}

function Facts({ outcome }: { outcome: CreationOutcome }) {
  switch (outcome.kind) {
    case 'created':
      return (
        <div className={styles.created}>
          <TemplateStatusBadge status={outcome.status} />
          <code>{outcome.template.name}</code>
        </div>
      );
    case 'created_odd':
      return (
        <>
          {outcome.status !== undefined && <TemplateStatusBadge status={outcome.status} />}
          <ul className={styles.problems}>
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
      return <Refusal {...outcome} />;
    case 'gateway_refused':
      return <p className={styles.quote}>{outcome.message}</p>;
    case 'unknown':
    case 'not_platform':
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

/** A refusal that names a field is shown with the field's label; the platform's own words stand below. */
function Refusal({ message, path = [] }: Extract<CreationOutcome, { kind: 'refused_content' }>) {
  const words = withoutPath(message, path);
  if (words === message) return <p className={styles.quote}>{message}</p>;
  return (
    <>
      <p className={styles.quote}>
        {nameOfPath(path)}: {words}
      </p>
      <p className={styles.number}>In the platform’s words: {message}</p>
    </>
  );
}
