import { useId, type ReactNode, type Ref } from 'react';
import words from '../styles/words.module.css';
import { TechnicalName } from './Field';
import styles from './Segments.module.css';

type SegmentsProps<Value extends string> = {
  legend: string;
  technicalName?: string | undefined;
  /** Hides the legend visually, where the choices make it clear. */
  quietLegend?: boolean;
  /** Puts the legend beside the choices, all in one low line. */
  inline?: boolean;
  choices: readonly { value: Value; label: string; icon?: ReactNode; note?: string }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  error?: string | undefined;
  hint?: ReactNode;
  /** The path of the field, as the group's `data-path`. */
  path?: string;
  /** The group itself. */
  ref?: Ref<HTMLFieldSetElement>;
};

/** A radio group drawn as segments; arrow keys move the choice. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { legend, technicalName, quietLegend, inline, choices, value, onChange, error, hint, path, ref } =
    props;
  const id = useId();
  return (
    <fieldset
      ref={ref}
      className={styles.group}
      data-path={path}
      data-inline={inline ? '' : undefined}
      aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
    >
      <legend className={quietLegend ? words.visuallyHidden : styles.legend}>
        {legend}
        <TechnicalName>{technicalName}</TechnicalName>
      </legend>
      <div className={styles.row}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.segment}>
            <input
              type="radio"
              name={id}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            <span>
              {choice.icon}
              {choice.label}
              {choice.note && <small>{choice.note}</small>}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </fieldset>
  );
}
