import { type ComponentProps, use, useId, type ReactNode } from 'react';
import { FieldContext, TechnicalName } from './Field';
import styles from './Input.module.css';
import words from '../styles/words.module.css';

/** Inside of a `Field`, controls have its label, hint and error. */
export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return (
    <input
      type="text"
      autoComplete="off"
      {...use(FieldContext)}
      {...rest}
      className={`${styles.input} ${className}`}
    />
  );
}

/** A text area that grows with its text. */
export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={2}
      {...use(FieldContext)}
      {...rest}
      className={`${styles.input} ${styles.area} ${className}`}
    />
  );
}

export type Choice<Value extends string> = { value: Value; label: string };

type SelectProps<Value extends string> = Omit<ComponentProps<'select'>, 'value'> & {
  choices: readonly Choice<Value>[];
  value?: Value | '' | undefined;
  /** The label of the first option, which means that nothing is chosen. */
  blank?: string;
};

export function Select<Value extends string>({
  choices,
  blank,
  className = '',
  ...rest
}: SelectProps<Value>) {
  return (
    <select {...use(FieldContext)} {...rest} className={`${styles.input} ${styles.select} ${className}`}>
      {blank !== undefined && <option value="">{blank}</option>}
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string;
  hint?: ReactNode;
  technicalName?: string;
};

export function Checkbox({ label, hint, technicalName, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <input type="checkbox" id={id} aria-describedby={hint ? `${id}-hint` : undefined} {...rest} />
      <div>
        <label htmlFor={id}>{label}</label>
        <TechnicalName>{technicalName}</TechnicalName>
        {hint && (
          <p id={`${id}-hint`} className={words.note}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
