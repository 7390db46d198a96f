import { CreditCard, GalleryHorizontalEnd, MessageSquareText } from 'lucide-react';
import type { FocusEvent, ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { TemplateDraft } from '../schema/draft';
import { TemplateType } from '../schema/enums';
import type { CreateTemplatePayload } from '../schema/template';
import { typeNames } from '../schema/typeNames';
import { useStore } from '../ui/createStore';
import { Segments } from '../ui/Segments';
import { CarouselEditor } from './CarouselEditor';
import { changeType } from './changeType';
import type { TemplateEditorModel } from './createTemplateEditor';
import { EditorContext } from './EditorContext';
import { NameField } from './NameField';
import { StandaloneCardEditor } from './StandaloneCardEditor';
import { TextMessageEditor } from './TextMessageEditor';
import styles from './Editor.module.css';

const typeIcons = {
  text_message: <MessageSquareText aria-hidden />,
  rich_card: <CreditCard aria-hidden />,
  carousel: <GalleryHorizontalEnd aria-hidden />,
} satisfies Record<TemplateType, ReactNode>;

const contentEditors = {
  text_message: () => <TextMessageEditor />,
  rich_card: () => <StandaloneCardEditor />,
  carousel: () => <CarouselEditor />,
} satisfies Record<TemplateType, () => ReactNode>;

/** The form of the open template: name, type, and the fields of that type. */
export function TemplateEditor({ editor }: { editor: TemplateEditorModel }) {
  useForm<TemplateDraft, unknown, CreateTemplatePayload>({
    ...editor.formOptions,
    formControl: editor.form.formControl,
  });
  const type = useStore(editor.draft, (draft) => draft.type);
  const isReadOnly = useStore(editor.isReadOnly, (value) => value);

  function handleFocus(event: FocusEvent) {
    const selected =
      event.target instanceof HTMLElement
        ? event.target.closest<HTMLElement>('[data-path]')?.dataset['path']
        : undefined;
    if (selected !== undefined) editor.session.set({ ...editor.session.get(), selected });
  }

  const fields = (
    <>
      <section className={styles['section']} aria-label="Name and type">
        <NameField />
        <Segments
          legend="Type"
          technicalName="type"
          path="type"
          choices={TemplateType.options.map((value) => ({
            value,
            label: typeNames[value],
            icon: typeIcons[value],
          }))}
          value={type}
          onChange={(next) => changeType(editor, next)}
        />
      </section>
      {contentEditors[type]()}
    </>
  );
  return (
    <EditorContext value={editor}>
      <form
        className={styles['editor']}
        aria-label="Template"
        noValidate
        onSubmit={(event) => event.preventDefault()}
        onFocus={handleFocus}
        onBlur={editor.endTyping}
      >
        {isReadOnly ? (
          <fieldset disabled className={styles['readOnly']} aria-label="Read-only">
            {fields}
          </fieldset>
        ) : (
          fields
        )}
      </form>
    </EditorContext>
  );
}
