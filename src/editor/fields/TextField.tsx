import { useMemo, useRef, type ReactNode } from 'react';
import { Field } from '../../ui/controls/Field';
import { TextArea, TextInput } from '../../ui/controls/Input';
import { Counter, describeLimit } from './Counter';
import { registerField } from '../model/createTemplateEditor';
import { useDraftText, useEditor, useVisibleIssue } from '../model/EditorContext';
import { MarkerMenu } from './MarkerMenu';
import { MarkerMirror } from './MarkerMirror';
import type { DraftPath } from '../../schema/draft/draft';
import styles from './TextField.module.css';

export type TextFieldProps = {
  at: DraftPath;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  /** Characters at most; shows a counter. */
  max?: number;
  /** Several lines. */
  long?: boolean;
  /** Whether parameter markers may stand in it. */
  markers?: boolean;
  placeholder?: string;
  inputMode?: 'url' | 'tel' | 'text' | 'decimal';
  /** Where the focus goes when what holds this field was added. */
  focusName?: string;
  /** Reading direction and so on are the text's own; addresses and numbers always run left to right. */
  dir?: 'auto' | 'ltr';
};

/** A registered text of the draft: react-hook-form holds the value, this draws label, counter and words. */
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
  const editor = useEditor();
  const error = useVisibleIssue(at);
  const element = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const { ref, onChange, onBlur, name } = useMemo(() => registerField(editor, at), [editor, at]);

  const attach = useMemo(
    () => (node: HTMLInputElement | HTMLTextAreaElement | null) => {
      element.current = node;
      ref(node);
    },
    [ref],
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
      error={error}
      required={required}
      {...(max !== undefined && {
        aside: <TextCounter at={at} max={max} />,
        asideDescription: describeLimit(max),
      })}
      tools={markers ? <MarkerMenu at={at} label={label} field={element} /> : undefined}
    >
      {(control) => (
        <div className={styles['stack']}>
          {markers && <TextMirror at={at} long={long} />}
          <Control
            {...control}
            ref={attach}
            name={name}
            data-path={at}
            data-focus={props.focusName}
            dir={dir}
            placeholder={placeholder}
            inputMode={inputMode}
            spellCheck={dir === 'auto'}
            onChange={(event) => void onChange(event)}
            onBlur={(event) => {
              void onBlur(event);
              editor.reveal(at);
            }}
          />
        </div>
      )}
    </Field>
  );
}

/** Of a field, only what shows its text is drawn anew with each key. */
function TextCounter({ at, max }: { at: DraftPath; max: number }) {
  return <Counter text={useDraftText(at)} max={max} />;
}

function TextMirror({ at, long }: { at: DraftPath; long: boolean }) {
  return <MarkerMirror text={useDraftText(at)} long={long} />;
}
