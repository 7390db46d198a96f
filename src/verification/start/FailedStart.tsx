import { Button } from '../../ui/controls/Button';
import { Notice } from '../../ui/notices/Notice';
import { formatMoment } from '../../ui/time/time';
import type { VerificationRecord } from '../history/history';
import layout from '../parts/layout.module.css';

type FailedStartProps = {
  record: VerificationRecord;
  onStartAgain: (reference: string | undefined) => void;
};

/** A start of this device that led to no verification that could be followed. */
export function FailedStart({ record, onStartAgain }: FailedStartProps) {
  const { number, at, form, appId, reference, failure } = record;
  return (
    <div className={layout.stack}>
      <div>
        <h2>Start for {number}</h2>
        <p className={layout.faint}>
          Pressed {formatMoment(at)}, {form === 'sdk' ? 'public form' : 'signed form'}, sign-in code {appId}
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
            ? 'A verification may have been started. Its number or reference finds it, if the platform has it.'
            : 'Nothing was started. The platform keeps nothing about it; only this device remembers it.'}
        </p>
      </Notice>
    </div>
  );
}
