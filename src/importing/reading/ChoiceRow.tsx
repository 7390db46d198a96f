import type { ComponentProps } from 'react';
import styles from './ChoiceRow.module.css';

type ChoiceRowProps = Omit<ComponentProps<'input'>, 'type'> & {
  type: 'radio' | 'checkbox';
  label: string;
  /** The effect of the choice, or why it is impossible. */
  note?: string;
};

/** One choice of a list, as a row that is pressed anywhere. */
export function ChoiceRow({ label, note, disabled, ...rest }: ChoiceRowProps) {
  return (
    <label className={styles.row} data-impossible={disabled ? '' : undefined}>
      <input {...rest} disabled={disabled} />
      <span>
        {label}
        {note !== undefined && <small>{note}</small>}
      </span>
    </label>
  );
}
