import type { DraftPath } from '../../schema/draft/draft';
import { useCallback, useRef, type ReactNode, type RefObject } from 'react';
import type { TextForm, FieldMeta } from '../../schema/walk/fieldMeta';
import { hasMarker } from '../../schema/values/markers';
import { Field } from '../../ui/controls/Field';
import { TextArea, TextInput, Select, type Choice } from '../../ui/controls/Input';
import { MarkerMirror } from '../parameters/MarkerMirror';
import { ParameterChips } from '../parameters/ParameterChips';
import { QuickFixLine } from '../quickFixes/FieldQuickFix';
import { Counter, describeLimit } from './Counter';
import { useEditor, useDraftText, useIsHugeText, useQuickFix } from '../model/EditorContext';
import { useStore } from 'zustand';
import { lazyPart } from '../../ui/loading/lazyPart';
import { MarkerMenu } from '../parameters/MarkerMenu';
import { useRejectedText } from './rejectedText';
import { useField, useRemarks } from './templateForm';
import styles from './fields.module.css';
import { fieldAt } from '../../schema/template/templateTree';
import { parsePath } from '../../schema/values/issues';

type TextControl = HTMLInputElement & HTMLTextAreaElement;

// Only people who write in one draft at once see them.
const WriterMark = lazyPart(async () => (await import('./writerMarks')).WriterMark, null);
const AskerMark = lazyPart(async () => (await import('./writerMarks')).AskerMark, null);
const RejectedText = lazyPart(async () => (await import('./writerMarks')).RejectedText, null);

/** The keyboard of forms that always run left to right. */
const inputModes: Partial<Record<TextForm, 'url' | 'tel' | 'decimal'>> = {
  address: 'url',
  phoneNumber: 'tel',
  degrees: 'decimal',
};

type TextFieldProps = {
  at: DraftPath;
  hint?: ReactNode;
  /** Whether it has several lines. */
  long?: boolean;
  placeholder?: string;
  /** The entry whose first field this is. The field takes the focus when the entry is added. */
  firstOf?: string;
  /** Required in its place, although the schema knows templates without it. */
  required?: boolean;
};

/** A text of the draft with its messages. Label, counter and keyboard come from its schema. */
export function TemplateTextField({
  at,
  hint,
  long = false,
  placeholder,
  firstOf,
  required,
}: TextFieldProps) {
  const { label, limit, form = 'freeText', takesMarkers, technicalName, ...facts } = fieldFacts(at);
  const inputMode = inputModes[form];
  const dir = inputMode ? 'ltr' : 'auto';
  const remarks = useRemarks(at);
  const isHuge = useIsHugeText(at);
  const quickFix = useQuickFix(at);
  const { writers, askers } = useEditor();
  const writer = useStore(writers, ({ [at]: found }) => found);
  const asker = useStore(askers, ({ [at]: found }) => found);
  const element = useRef<TextControl>(null);
  const [rejected, setRejected] = useRejectedText(at, element, writer !== undefined);
  const { attach, ...registered } = useField<TextControl>(at, { firstOf });
  const attachHere = useCallback(
    (control: TextControl | null) => {
      element.current = control;
      return attach(control);
    },
    [attach],
  );

  const Control = long ? TextArea : TextInput;
  return (
    <Field
      label={label}
      technicalName={technicalName}
      hint={hint}
      {...remarks}
      offer={
        rejected === '' ? (
          quickFix && <QuickFixLine at={at} label={label} quickFix={quickFix} />
        ) : (
          <RejectedText
            at={at}
            label={label}
            text={rejected}
            isTaken={writer !== undefined}
            onDone={() => setRejected('')}
          />
        )
      }
      required={required ?? facts.required}
      {...(limit !== undefined && {
        trailing: <TextCounter at={at} max={limit} />,
        trailingDescription: describeLimit(limit),
      })}
      tools={
        writer ? (
          <WriterMark writer={writer} field={element} isRejected={rejected !== ''} />
        ) : asker ? (
          <AskerMark asker={asker} />
        ) : takesMarkers ? (
          <MarkerMenu at={at} label={label} field={element} />
        ) : undefined
      }
    >
      {(control) => (
        <>
          <div className={styles.stack}>
            <Control
              {...control}
              {...registered}
              ref={attachHere}
              data-path={at}
              readOnly={writer !== undefined}
              dir={isHuge && dir === 'auto' ? undefined : dir}
              placeholder={placeholder}
              inputMode={inputMode}
              spellCheck={dir === 'auto'}
            />
            {takesMarkers && <TextMirror at={at} long={long} field={element} />}
          </div>
          {takesMarkers && <TextChips at={at} label={label} field={element} />}
        </>
      )}
    </Field>
  );
}

/** Redraws with each key, without the field around it. */
function TextCounter({ at, max }: { at: DraftPath; max: number }) {
  return <Counter text={useDraftText(at)} max={max} />;
}

type TextMirrorProps = { at: DraftPath; long: boolean; field: RefObject<TextControl | null> };

function TextMirror({ at, long, field }: TextMirrorProps) {
  const text = useDraftText(at);
  return hasMarker(text) ? <MarkerMirror text={text} long={long} field={field} /> : null;
}

type TextChipsProps = { at: DraftPath; label: string; field: RefObject<TextControl | null> };

function TextChips({ at, label, field }: TextChipsProps) {
  const text = useDraftText(at);
  return hasMarker(text) ? <ParameterChips at={at} label={label} text={text} field={field} /> : null;
}

type SelectFieldProps<Value extends string> = {
  at: DraftPath;
  choices: readonly Choice<Value>[];
  /** The first choice, which removes the field. */
  blank?: string;
  hint?: ReactNode;
  required?: boolean;
  /** Puts the label beside the choice, in one low line. */
  inline?: boolean;
};

/** A choice of the draft with its label and messages. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { at, choices, blank, hint, required = false, inline = false } = props;
  const { label, technicalName } = fieldFacts(at);
  const remarks = useRemarks(at);
  const quickFix = useQuickFix(at);
  const { attach, ...registered } = useField<HTMLSelectElement>(at, {
    absent: blank === undefined ? choices[0]?.value : '',
  });
  return (
    <Field
      label={label}
      technicalName={technicalName}
      hint={hint}
      {...remarks}
      offer={quickFix && <QuickFixLine at={at} label={label} quickFix={quickFix} />}
      required={required}
      inline={inline}
    >
      <Select
        {...registered}
        ref={attach}
        data-path={at}
        choices={choices}
        {...(blank === undefined ? {} : { blank })}
      />
    </Field>
  );
}

type FieldFacts = Pick<FieldMeta, 'form' | 'limit' | 'takesMarkers'> & {
  label: string;
  required: boolean;
  /** The last two names of the path, as the API has them. */
  technicalName: string;
};

/** What the schema says about the field of a path. */
export function fieldFacts(at: DraftPath): FieldFacts {
  const path = parsePath(at);
  const node = fieldAt(path);
  if (!node) throw new Error(`No template has a field at ${at}.`);
  const { name, label = at, form, limit, takesMarkers } = node.meta;
  return {
    label: name ?? label,
    required: !node.isOptional,
    technicalName: path
      .filter((part) => typeof part === 'string')
      .slice(-2)
      .join('.'),
    form,
    limit,
    takesMarkers,
  };
}
