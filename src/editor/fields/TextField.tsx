import { useCallback, useRef, type ReactNode, type RefObject } from 'react';
import type { TextForm } from '../../schema/walk/fieldMeta';
import { hasMarker } from '../../schema/values/markers';
import { Field } from '../../ui/controls/Field';
import { TextArea, TextInput } from '../../ui/controls/Input';
import { MarkerMirror } from '../parameters/MarkerMirror';
import { ParameterChips } from '../parameters/ParameterChips';
import { OfferLine } from '../offers/OfferLine';
import { Counter, describeLimit } from './Counter';
import { useDraftText, useIsHugeText, useOffer } from '../model/EditorContext';
import { MarkerMenu } from '../parameters/MarkerMenu';
import type { DraftPath } from '../state/paths';
import { fieldFacts } from './fieldFacts';
import { useField, useRemarks } from './templateForm';
import styles from './TextField.module.css';

// Only a text with parameters needs them.

type TextControl = HTMLInputElement & HTMLTextAreaElement;

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
export function TextField({ at, hint, long = false, placeholder, firstOf, required }: TextFieldProps) {
  const { label, limit, form = 'freeText', takesMarkers, technicalName, ...facts } = fieldFacts(at);
  const inputMode = inputModes[form];
  const dir = inputMode ? 'ltr' : 'auto';
  const remarks = useRemarks(at);
  const isHuge = useIsHugeText(at);
  const offer = useOffer(at);
  const element = useRef<TextControl>(null);
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
      offer={offer && <OfferLine at={at} label={label} offer={offer} />}
      required={required ?? facts.required}
      {...(limit !== undefined && {
        trailing: <TextCounter at={at} max={limit} />,
        trailingDescription: describeLimit(limit),
      })}
      tools={takesMarkers ? <MarkerMenu at={at} label={label} field={element} /> : undefined}
    >
      {(control) => (
        <>
          <div className={styles.stack}>
            <Control
              {...control}
              {...registered}
              ref={attachHere}
              data-path={at}
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
