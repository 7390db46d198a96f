import { useId, type ComponentProps, type ReactNode } from 'react';
import words from '../styles/words.module.css';
import styles from './Checkbox.module.css';

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
        {technicalName && (
          <code data-technical className={styles.technical}>
            {technicalName}
          </code>
        )}
        {hint && (
          <p id={`${id}-hint`} className={words.note}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
