import { Button } from '../../ui/controls/Button';
import { Notice } from '../../ui/notices/Notice';
import { formatMoment } from '../../ui/time/formatMoment';
import type { VerificationRecord } from '../history/history';
import layout from '../parts/layout.module.css';

type RefusedStartProps = {
  record: VerificationRecord;
  onStartAgain: (reference: string | undefined) => void;
};

/** A start of this device that led to no verification that could be followed. */
export function RefusedStart({ record, onStartAgain }: RefusedStartProps) {
  const { number, at, form, appId, reference, refusal } = record;
  return (
    <div className={layout['stack']}>
      <div>
        <h2>Start for {number}</h2>
        <p className={layout['faint']}>
          Pressed {formatMoment(at)}, {form === 'sdk' ? 'public form' : 'signed form'}, sign-in code {appId}
          {reference === undefined ? '' : `, reference ${reference}`}
        </p>
      </div>
      <Notice
        tone="error"
        title={refusal?.title}
        actions={<Button onClick={() => onStartAgain(reference)}>Start again</Button>}
      >
        <p>{refusal?.message}</p>
        <p>The platform keeps nothing about such a start; only this device remembers it.</p>
      </Notice>
    </div>
  );
}
