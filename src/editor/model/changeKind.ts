import type { SuggestionDraft } from '../../schema/draft/draft';
import type { SuggestionKind } from '../../schema/draft/suggestionKind';
import { blankSuggestion, suggestionKindOf } from '../../schema/draft/suggestionKinds';
import { announce } from '../../ui/notices/announcer';
import { stashKey } from './stash';
import { setDraftValue, type TemplateEditorModel } from './createTemplateEditor';
import type { SuggestionPath } from './paths';

type Shared = {
  text?: string | undefined;
  postbackData?: string | undefined;
  fallbackUrl?: string | undefined;
};

/** A suggestion of another kind with the text and postback that every kind has. */
function carryOver(kind: SuggestionKind, from: Shared, kept: SuggestionDraft | undefined): SuggestionDraft {
  const { text, postbackData, fallbackUrl } = from;
  const next = kept ?? blankSuggestion(kind);
  const common = Object.fromEntries(
    Object.entries({ text, postbackData }).filter(([, value]) => value !== undefined),
  );
  if (next.reply) return { reply: { ...next.reply, ...common } };
  return { action: { ...(fallbackUrl === undefined ? {} : { fallbackUrl }), ...next.action, ...common } };
}

/** Changes what a button does. Its text stays; what was typed for the old kind comes back with that kind. */
export function changeKind(editor: TemplateEditorModel, at: SuggestionPath, kind: SuggestionKind) {
  const suggestion = structuredClone(editor.form.getValues(at) ?? {});
  const before = suggestionKindOf(suggestion);
  if (before === kind) return;
  const kept = editor.aside.get();
  const returned = kept[stashKey(at, kind)] as SuggestionDraft | undefined;
  editor.act('change of what the button does', () => {
    if (before) editor.aside.set({ ...kept, [stashKey(at, before)]: suggestion });
    setDraftValue(editor, at, carryOver(kind, suggestion.reply ?? suggestion.action ?? {}, returned));
  });
  if (returned) announce('What you had typed for this kind is back.');
}
