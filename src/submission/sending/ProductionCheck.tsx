import { useState } from 'react';
import { Checkbox } from '../../ui/controls/Input';
import styles from './SendReview.module.css';

type ProductionCheckProps = {
  /** Of the platform. */
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
};

/** Asks once more before a template goes to a production platform. Without it the form does not send. */
export function ProductionCheck({ label, isChecked, onChange }: ProductionCheckProps) {
  const [isAsked, setIsAsked] = useState(false);
  const isMissing = isAsked && !isChecked;
  return (
    <div className={styles.production} data-missing={isMissing || undefined}>
      <Checkbox
        label={`Yes, send it to ${label} for real`}
        hint={
          isMissing
            ? 'Not sent yet: confirm this first.'
            : 'This is production: real people review it, and it cannot be taken back.'
        }
        required
        aria-invalid={isMissing || undefined}
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
        onInvalid={(event) => {
          // The hint says it in the words of the page; the browser's own bubble would cover the buttons.
          event.preventDefault();
          setIsAsked(true);
          event.currentTarget.focus();
        }}
      />
    </div>
  );
}
