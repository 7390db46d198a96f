import { useId, type ComponentProps, type ReactNode } from 'react';
import { nameOrUntitled } from '../../schema/template/typeNames';
import { limits } from '../../schema/values/limits';
import { suggestName } from '../../schema/draft/names/suggestName';
import { Field, Remarks } from '../../ui/controls/Field';
import { TextInput } from '../../ui/controls/Input';
import { TextButton } from '../../ui/controls/Button';
import { useStore } from 'zustand';
import { Counter, describeLimit } from './Counter';
import { useDraftText, useEditor, useQuickFix } from '../model/EditorContext';
import type { TemplateEditor } from '../model/TemplateEditor';
import { QuickFixLine } from '../quickFixes/FieldQuickFix';
import { FormContext, useField, useRemarks } from './templateForm';
import styles from './NameField.module.css';

const label = 'Template name';
const hint = 'Use a–z, 0–9 and _ only. Each name can be used only once.';

/** The template's name. Beside an invalid name it offers a valid one, which only a click applies. */
export function NameField() {
  const value = useDraftText('name');
  const remarks = useRemarks('name');
  return (
    <Field
      label={label}
      technicalName="name"
      required
      hint={hint}
      {...remarks}
      trailing={<Counter text={value} max={limits.name} />}
      trailingDescription={describeLimit(limits.name)}
      tools={<SuggestedName />}
    >
      {(control) => <NameInput {...control} placeholder="order_shipped" />}
    </Field>
  );
}

/** The template's name as the title of its page: plain text until it is edited, with its rules below it meanwhile. */
export function NameTitle({ editor }: { editor: TemplateEditor }) {
  return (
    <FormContext editor={editor}>
      <Title />
    </FormContext>
  );
}

function Title() {
  const { document, history, selection } = useEditor();
  const isReadOnly = useStore(document.readOnly);
  const value = useDraftText('name');
  const { error, warning } = useRemarks('name');
  const id = useId();
  return (
    <div className={styles.title} onFocus={() => selection.select('name')} onBlur={history.sealStep}>
      <NameInput
        id={id}
        className={styles.input}
        placeholder={nameOrUntitled({})}
        title={error ?? label}
        disabled={isReadOnly}
        aria-required
        aria-invalid={error !== undefined}
        aria-describedby={[error && `${id}-error`, warning && `${id}-warning`, `${id}-hint`, `${id}-limit`]
          .filter(Boolean)
          .join(' ')}
      />
      <div className={styles.card}>
        <div className={styles.line}>
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
          <code data-technical>name</code>
          <Counter text={value} max={limits.name} />
        </div>
        <Remarks remarks={{ error, warning }} id={id} />
        <p id={`${id}-hint`}>{hint}</p>
        <SuggestedName />
        <span hidden id={`${id}-limit`}>
          {describeLimit(limits.name)}
        </span>
      </div>
    </div>
  );
}

/** Offers the nearest legal name while it is typed; a name in another script once it is finished. */
function SuggestedName(): ReactNode {
  const editor = useEditor();
  const value = useDraftText('name');
  const suggested = suggestName(value);
  const quickFix = useQuickFix('name');
  if (quickFix && (suggested === '' || quickFix.isTaken))
    return <QuickFixLine at="name" label={label} quickFix={quickFix} />;
  if (suggested === '' || suggested === value) return null;
  return (
    <TextButton
      className={styles.use}
      // Safari gives no focus to a pressed button: the card of the title would close before the click.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        editor.quickFixes.take({
          action: `Use ${suggested}`,
          changes: { name: suggested },
          done: `Template name: ${suggested}.`,
        });
        editor.focus.focusSpot('name', 'field');
      }}
    >
      Use “{suggested}”
    </TextButton>
  );
}

function NameInput(attributes: ComponentProps<'input'>) {
  const { attach, ...registered } = useField<HTMLInputElement>('name');
  return (
    <TextInput
      {...attributes}
      {...registered}
      ref={attach}
      data-path="name"
      spellCheck={false}
      autoCapitalize="off"
    />
  );
}
