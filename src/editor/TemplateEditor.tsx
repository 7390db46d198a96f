import { CreditCard, GalleryHorizontalEnd, MessageSquareText } from 'lucide-react';
import type { FocusEvent, ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { TemplateDraft } from '../schema/draft/draft';
import { TemplateType } from '../schema/values/enums';
import type { CreateTemplatePayload } from '../schema/template/template';
import { typeNames } from '../schema/template/typeNames';
import { useStore } from '../ui/useStore';
import { Segments } from '../ui/controls/Segments';
import { CarouselEditor } from './cards/CarouselEditor';
import { changeType } from './model/changeType';
import type { TemplateEditorModel } from './model/createTemplateEditor';
import { EditorContext } from './model/EditorContext';
import { NameField } from './fields/NameField';
import { StandaloneCardEditor } from './cards/StandaloneCardEditor';
import { TextMessageEditor } from './TextMessageEditor';
import styles from './fields/Editor.module.css';

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
