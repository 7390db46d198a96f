import { createContext, useId, type ComponentProps, type ReactNode } from 'react';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import styles from './Field.module.css';

/** The attributes that connect a control with the label, hint, counter and error of its field. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required'?: boolean | undefined;
};

/** Sentences about a value, each on its own line. */
type RemarkTexts = {
  /** What must be fixed. */
  error?: string | undefined;
  /** What is allowed but may look or work badly. Shown beside an error, never in its place. */
  warning?: string | undefined;
  /** What would be better style. */
  advice?: string | undefined;
};

type FieldProps = RemarkTexts & {
  label: string;
  /** The API name of the value, shown beside the label when API names are switched on. */
  technicalName?: string | undefined;
  hint?: ReactNode;
  /** Drawn right of the hint, for example a counter. */
  trailing?: ReactNode;
  /**
   * The description for screen readers in place of an `trailing` that changes with every key. Browsers process a form
   * again whenever a description in it changes, which costs more than drawing the key.
   */
  trailingDescription?: string;
  /** A line below everything else: another way to write the value, with a button that does it. */
  offer?: ReactNode;
  required?: boolean;
  /** Drawn right of the label. */
  tools?: ReactNode;
  /** Puts the label beside a short control and keeps no room for words. */
  inline?: boolean;
  /** A control of `ui` finds its attributes itself; another one gets them from the function. */
  children: ReactNode | ((control: FieldControl) => ReactNode);
};

/** The attributes of the control inside of a field. */
export const FieldContext = createContext<FieldControl | undefined>(undefined);

const remarkKinds = ['error', 'warning', 'advice'] as const;
const remarkSigns = {
  error: <CircleAlert aria-hidden size={14} />,
  warning: <TriangleAlert aria-hidden size={14} />,
  advice: <Info aria-hidden size={14} />,
} satisfies Record<(typeof remarkKinds)[number], ReactNode>;

/** A label, its control, and below it the hint or the error. The layout does not shift when an error appears. */
export function Field({
  label,
  technicalName,
  hint,
  trailing,
  trailingDescription,
  error,
  offer,
  warning,
  advice,
  required,
  tools,
  inline = false,
  children,
}: FieldProps) {
  const id = useId();
  const remarks = { error, warning, advice };
  const shown = remarkKinds.filter((kind) => remarks[kind]);
  const describedBy = [
    ...shown,
    offer && 'offer',
    hint && 'hint',
    (trailing || trailingDescription) && 'trailing',
  ]
    .filter(Boolean)
    .map((part) => `${id}-${part}`)
    .join(' ');
  const control: FieldControl = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': Boolean(error),
    'aria-required': required || undefined,
  };
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined} data-inline={inline ? '' : undefined}>
      <div className={styles.top}>
        {/* The label contains only the name, so that people and programs find the field by it. */}
        <div className={styles.naming}>
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
          {!required && !inline && <span className={styles.optional}>optional</span>}
          <TechnicalName>{technicalName}</TechnicalName>
        </div>
        {tools}
      </div>
      {typeof children === 'function' ? (
        children(control)
      ) : (
        <FieldContext value={control}>{children}</FieldContext>
      )}
      <div className={styles.bottom}>
        <div className={styles.words}>
          <Remarks remarks={remarks} id={id} />
          {hint && (
            <p id={`${id}-hint`} className={styles.hint} data-behind={shown.length > 0 ? '' : undefined}>
              {hint}
            </p>
          )}
        </div>
        {trailing && (
          <div id={trailingDescription ? undefined : `${id}-trailing`} className={styles.trailing}>
            {trailing}
          </div>
        )}
        {trailingDescription && (
          <span hidden id={`${id}-trailing`}>
            {trailingDescription}
          </span>
        )}
      </div>
      {offer && <div id={`${id}-offer`}>{offer}</div>}
    </div>
  );
}

/** A button right of a field's label: another way to write its value. */
export function FieldTool(attributes: ComponentProps<'button'>) {
  return <button type="button" {...attributes} className={styles.tool} />;
}

/** Remarks by their kind, each kind with its sign. Several of one kind stand apart, so that they do not read as one. */
export function Remarks({ remarks, id }: { remarks: RemarkTexts; id?: string }) {
  return remarkKinds.map((kind) => {
    const text = remarks[kind];
    return (
      text && (
        <p key={kind} id={id && `${id}-${kind}`} className={styles[kind]}>
          {remarkSigns[kind]}
          <span>
            {text.split('\n').map((sentence) => (
              <span key={sentence} className={styles.sentence}>
                {sentence}{' '}
              </span>
            ))}
          </span>
        </p>
      )
    );
  });
}

/** A term of the interface beside a label, shown while API names are switched on. */
export function TechnicalName({ children }: { children: string | undefined }) {
  return children && <code data-technical>{children}</code>;
}
