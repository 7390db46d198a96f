import { useId, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import styles from './Field.module.css';

/** What a control inside a field must carry, so that label, hint, counter and error belong to it. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required'?: boolean;
};

type FieldProps = {
  label: string;
  /** The name of the value in an interface, shown beside the label when technical names are on. */
  technicalName?: string | undefined;
  hint?: ReactNode;
  /** Right of the hint, for instance a counter. */
  aside?: ReactNode;
  /**
   * Said of the field in place of `aside` to those who hear it: for an aside that changes with every key. Browsers
   * read a form anew whenever a description in it has changed, which costs more than drawing the key.
   */
  asideWords?: string;
  error?: string | undefined;
  required?: boolean;
  /** Tools of the field, right of the label. */
  tools?: ReactNode;
  children: (control: FieldControl) => ReactNode;
};

/** A label above, the control, and under it either the hint or what is wrong; nothing jumps when the error appears. */
export function Field({
  label,
  technicalName,
  hint,
  aside,
  asideWords,
  error,
  required,
  tools,
  children,
}: FieldProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`, aside && `${id}-aside`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles['field']} data-invalid={error ? '' : undefined}>
      <div className={styles['top']}>
        {/* The label holds the name and nothing else, so that people and programs find the field by it. */}
        <div className={styles['naming']}>
          <label htmlFor={id} className={styles['label']}>
            {label}
          </label>
          {!required && <span className={styles['optional']}>optional</span>}
          {technicalName && (
            <code data-technical className={styles['technical']}>
              {technicalName}
            </code>
          )}
        </div>
        {tools}
      </div>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': Boolean(error),
        ...(required ? { 'aria-required': true } : {}),
      })}
      <div className={styles['bottom']}>
        <div className={styles['words']}>
          {error && (
            <p id={`${id}-error`} className={styles['error']}>
              <CircleAlert aria-hidden size={14} />
              {error}
            </p>
          )}
          {hint && (
            <p id={`${id}-hint`} className={styles['hint']} data-behind-error={error ? '' : undefined}>
              {hint}
            </p>
          )}
        </div>
        {aside && (
          <div id={asideWords ? undefined : `${id}-aside`} className={styles['aside']}>
            {aside}
          </div>
        )}
        {asideWords && (
          <span hidden id={`${id}-aside`}>
            {asideWords}
          </span>
        )}
      </div>
    </div>
  );
}
