import { useCallback, useRef, type ReactNode, type RefObject } from 'react';
import { hasMarker } from '../../schema/values/markers';
import { Field } from '../../ui/controls/Field';
import { TextArea, TextInput } from '../../ui/controls/Input';
import { MarkerMirror } from '../parameters/MarkerMirror';
import { ParameterChips } from '../parameters/ParameterChips';
import { OfferLine } from '../offers/OfferLine';
import { Counter, describeLimit } from './Counter';
import { useDraftText, useIsHugeText, useOffer, useRemarks } from '../model/EditorContext';
import { MarkerMenu } from '../parameters/MarkerMenu';
import type { DraftPath } from '../state/paths';
import { useField } from './useField';
import styles from './TextField.module.css';

// Only a text with parameters needs them.

type TextControl = HTMLInputElement & HTMLTextAreaElement;

export type TextFieldProps = {
  at: DraftPath;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  /** The maximum number of characters; shows a counter. */
  max?: number;
  /** Whether it has several lines. */
  long?: boolean;
  /** Whether it may contain parameter markers. */
  markers?: boolean;
  placeholder?: string;
  inputMode?: 'url' | 'tel' | 'text' | 'decimal';
  /** The entry whose first field this is. The field takes the focus when the entry is added. */
  firstOf?: string;
  /** The reading direction. Addresses and numbers always run left to right. */
  dir?: 'auto' | 'ltr';
};

/** A text of the draft with its label, counter and messages. */
export function TextField(props: TextFieldProps) {
  const {
    at,
    label,
    hint,
    required = false,
    max,
    long = false,
    markers = false,
    placeholder,
    inputMode,
    dir = 'auto',
  } = props;
  const remarks = useRemarks(at);
  const isHuge = useIsHugeText(at);
  const offer = useOffer(at);
  const element = useRef<TextControl>(null);
  const { attach, ...registered } = useField<TextControl>(at, { firstOf: props.firstOf });
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
      technicalName={at
        .split('.')
        .filter((part) => !/^\d+$/.test(part))
        .slice(-2)
        .join('.')}
      hint={hint}
      {...remarks}
      offer={offer && <OfferLine at={at} label={label} offer={offer} />}
      required={required}
      {...(max !== undefined && {
        trailing: <TextCounter at={at} max={max} />,
        trailingDescription: describeLimit(max),
      })}
      tools={markers ? <MarkerMenu at={at} label={label} field={element} /> : undefined}
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
            {markers && <TextMirror at={at} long={long} field={element} />}
          </div>
          {markers && <TextChips at={at} label={label} field={element} />}
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
