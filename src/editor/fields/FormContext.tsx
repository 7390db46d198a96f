import type { ReactNode } from 'react';
import { EditorContext } from '../model/EditorContext';
import type { TemplateEditor } from '../model/TemplateEditor';
import { createFieldBinding } from './createFieldBinding';

/** Gives the open template to the inputs inside, bound to its document. */
export function FormContext({ editor, children }: { editor: TemplateEditor; children: ReactNode }) {
  editor.fields.open(createFieldBinding);
  return <EditorContext value={editor}>{children}</EditorContext>;
}
