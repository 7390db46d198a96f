import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { CreateTemplatePayload } from '../../schema/template/template';
import { EditorContext } from '../model/EditorContext';
import type { FieldBinding } from '../model/fieldBinding';
import type { TemplateEditor } from '../model/TemplateEditor';
import { createFieldBinding } from './createFieldBinding';

/** Gives the open template to the inputs inside, bound to its document. */
export function FormContext({ editor, children }: { editor: TemplateEditor; children: ReactNode }) {
  editor.fields.open(createFieldBinding);
  return <EditorContext value={editor}>{children}</EditorContext>;
}

/** Connects the inputs of the open template to React while the form is mounted. */
export function useFieldBinding({ form }: FieldBinding) {
  useForm<TemplateDraft, unknown, CreateTemplatePayload>(form());
}
