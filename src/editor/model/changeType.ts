import type { TemplateType } from '../../schema/values/enums';
import { typeNames } from '../../schema/template/typeNames';
import { announce } from '../../ui/notices/announcer';
import { setDraftValue, type TemplateEditorModel } from './createTemplateEditor';
import { convertType } from './convertType';

/** Changes the type of the open draft and loses nothing, as one step. */
export function changeType(editor: TemplateEditorModel, next: TemplateType) {
  if (editor.isReadOnly.get()) return;
  const before = structuredClone(editor.form.getValues());
  const { type } = before;
  if (type === next) return;
  const { component, aside, returned } = convertType(before, editor.aside.get(), next);
  const session = editor.session.get();
  editor.session.set({ ...session, card: 0, open: {}, structure: session.structure + 1 });
  editor.act(`change of type to ${typeNames[next].toLowerCase()}`, () => {
    editor.aside.set(aside);
    setDraftValue(editor, 'type', next);
    setDraftValue(editor, 'component', component);
  });
  announce(
    returned
      ? `Now a ${typeNames[next].toLowerCase()}, as you left it. The ${typeNames[type].toLowerCase()} is kept.`
      : `Now a ${typeNames[next].toLowerCase()}. The ${typeNames[type].toLowerCase()} is kept and comes back when you switch.`,
  );
}
