import type { TemplateType } from '../schema/values/enums';
import { typeNames } from '../schema/template/typeNames';
import { convertType } from './convertType';
import type { DocumentState } from './model/createDocument';
import { cardsPath } from '../schema/draft/cards';
import { runCommand, type EditCommand } from './model/runCommand';
import type { TemplateEditor } from './model/TemplateEditor';

/** Changes the type of the open draft. The content of the old type stays in the stash. */
export function changeType(editor: TemplateEditor, next: TemplateType) {
  const state = editor.document.getState();
  if (state.draft.type !== next) runCommand(editor, toType(state, next, editor.selection.getState().card));
}

function toType({ draft, stash }: DocumentState, next: TemplateType, card: number): EditCommand {
  const converted = convertType(draft, stash, next);
  const name = typeNames[next].toLowerCase();
  const old = typeNames[draft.type].toLowerCase();
  return {
    label: `change of type to ${name}`,
    announcement: converted.returned
      ? `Now a ${name}, as you left it. The ${old} is kept.`
      : `Now a ${name}. The ${old} is kept and comes back when you switch.`,
    // The card that was open is open again when the carousel comes back.
    show: next === 'carousel' ? { expanded: {}, path: `${cardsPath}.${card}` } : { expanded: {} },
    apply: () => ({
      draft: { ...draft, type: next, component: converted.component },
      stash: converted.stash,
    }),
  };
}
