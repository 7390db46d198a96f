import { CreditCard, GalleryHorizontalEnd, MessageSquareText } from 'lucide-react';
import type { FocusEvent, ReactNode } from 'react';
import { TemplateType } from '../schema/values/enums';
import { typeNames } from '../schema/template/typeNames';
import { useStore } from 'zustand';
import { Segments } from '../ui/controls/Segments';
import { CarouselEditor, StandaloneCardEditor } from './cards/CardEditors';
import { PictureAddressContext, type PictureAddress } from './media/SmallPicture';
import { PicturesContext, type Pictures } from './media/Pictures';
import { changeType } from './changeType';
import { useEditor, useFocusTarget } from './model/EditorContext';
import type { TemplateEditor } from './model/TemplateEditor';
import { FormContext } from './fields/templateForm';
import { NameField } from './fields/NameField';
import words from '../ui/styles/words.module.css';
import styles from './fields/fields.module.css';
import { SuggestionList } from './suggestions/SuggestionList';
import { TemplateTextField } from './fields/TextField';

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

type TemplateFormProps = {
  editor: TemplateEditor;
  /** Whether the page shows the name elsewhere. */
  isNameElsewhere?: boolean;
  /** The address to load for a media address; without it pictures are plain tiles. */
  pictureAddress?: PictureAddress;
  /** Without it, pictures have addresses only. */
  pictures?: Pictures;
};

/** The form of the open template. */
export function TemplateForm({
  editor,
  isNameElsewhere = false,
  pictureAddress = noPicture,
  pictures,
}: TemplateFormProps) {
  return (
    <FormContext editor={editor}>
      <PictureAddressContext value={pictureAddress}>
        <PicturesContext value={pictures}>
          <Form isNameElsewhere={isNameElsewhere} />
        </PicturesContext>
      </PictureAddressContext>
    </FormContext>
  );
}

const noPicture = () => undefined;

function Form({ isNameElsewhere }: Required<Pick<TemplateFormProps, 'isNameElsewhere'>>) {
  const { document, focus, history, selection } = useEditor();
  const isReadOnly = useStore(document.readOnly);

  function handleFocus(event: FocusEvent) {
    const path = event.target instanceof Element ? focus.pathAt(event.target) : undefined;
    if (path !== undefined) selection.select(path);
  }
  const content = (
    <>
      <TypeLine>{!isNameElsewhere && <NameField />}</TypeLine>
      <Content />
    </>
  );
  return (
    <form
      className={styles.editor}
      aria-label="Template"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onFocus={handleFocus}
      onBlur={history.sealStep}
    >
      <FieldNews />
      {isReadOnly ? (
        <fieldset disabled className={styles.readOnly} aria-label="Read-only">
          {content}
        </fieldset>
      ) : (
        content
      )}
    </form>
  );
}

/** Says the error that appeared, or was fixed, when a field was left: the focus is elsewhere by then. */
function FieldNews() {
  return (
    <div aria-live="polite" className={words.visuallyHidden}>
      {useStore(useEditor().diagnostics.news)}
    </div>
  );
}

/** The choice of the type, in one line on top. `children`: the name, where it stands in the form. */
function TypeLine({ children }: { children: ReactNode }) {
  const editor = useEditor();
  const type = useStore(editor.document, ({ draft }) => draft.type);
  const typeTarget = useFocusTarget('type', 'field');
  return (
    <section className={styles.section} aria-label="Name and type">
      {children}
      <Segments
        legend="Type"
        technicalName="type"
        inline
        path="type"
        ref={typeTarget}
        choices={TemplateType.options.map((value) => ({
          value,
          label: typeNames[value],
          icon: typeIcons[value],
        }))}
        value={type}
        onChange={(next) => changeType(editor, next)}
      />
    </section>
  );
}

/** The fields of the template's type. */
function Content() {
  const type = useStore(useEditor().document, ({ draft }) => draft.type);
  return contentEditors[type]();
}

function TextMessageEditor() {
  return (
    <section className={styles.section} aria-labelledby="message-heading">
      <h2 id="message-heading">Message</h2>
      <div className={styles.fields}>
        <TemplateTextField at="component.text" long />
        <SuggestionList
          at="component.suggestions"
          owner="A message"
          empty="Buttons under the message. They disappear when the next message arrives."
        />
      </div>
    </section>
  );
}
