import { putAt, valueAt } from '../../lib/path';
import type { SuggestionDraft } from '../../schema/draft/draft';
import type { SuggestionKind } from '../../schema/draft/suggestionKind';
import { blankSuggestion, suggestionKindOf } from '../../schema/draft/suggestionKinds';
import type { DocumentState } from '../model/createDocument';
import { kindNames } from '../../schema/draft/kindNames';
import type { DraftPath, SuggestionPath } from '../state/paths';
import { runCommand, type EditCommand } from '../model/runCommand';
import { stashKey } from '../state/stash';
import type { TemplateEditor } from '../model/TemplateEditor';
import { targetKind, type TargetKind } from './targetKind';

type Shared = {
  text?: string | undefined;
  postbackData?: string | undefined;
  fallbackUrl?: string | undefined;
};

/** A suggestion of another kind, with the text and postback that every kind has. */
function carryOver(kind: SuggestionKind, from: Shared, kept: SuggestionDraft | undefined): SuggestionDraft {
  const { text, postbackData, fallbackUrl } = from;
  const next = kept ?? blankSuggestion(kind);
  const common = Object.fromEntries(
    Object.entries({ text, postbackData }).filter(([, value]) => value !== undefined),
  );
  if (next.reply) return { reply: { ...next.reply, ...common } };
  return { action: { ...(fallbackUrl === undefined ? {} : { fallbackUrl }), ...next.action, ...common } };
}

/** Changes the kind of a button. Its text stays; the content of the old kind stays in the stash. */
export function changeKind(editor: TemplateEditor, at: SuggestionPath, kind: SuggestionKind) {
  const command = toKind(editor.document.getState(), at, kind);
  if (command) runCommand(editor, command);
}

/** The path of the one text that is the target of a button of these kinds. */
const targetPath = (at: SuggestionPath, kind: TargetKind) =>
  kind === 'dialAction'
    ? (`${at}.action.dialAction.phoneNumber` as const)
    : (`${at}.action.openUrlAction.url` as const);

/** Gives a button a target; the target decides its kind. Returns the path of the field that now has the text. */
export function giveTarget(editor: TemplateEditor, at: SuggestionPath, text: string): DraftPath | undefined {
  const kind = targetKind(text);
  const command = toKind(editor.document.getState(), at, kind);
  if (!command) return undefined;
  const path = targetPath(at, kind);
  const isAccepted = runCommand(editor, {
    ...command,
    announcement: `The button is now: ${kindNames[kind].toLowerCase()}.`,
    apply(state) {
      const { draft, stash } = command.apply(state);
      return { draft: putAt(draft, path, text), stash };
    },
  });
  return isAccepted ? path : undefined;
}

function toKind(
  { draft, stash }: DocumentState,
  at: SuggestionPath,
  kind: SuggestionKind,
): EditCommand | undefined {
  const suggestion = (valueAt(draft, at) ?? {}) as SuggestionDraft;
  const before = suggestionKindOf(suggestion);
  if (before === kind) return undefined;
  const returned = stash[stashKey(at, kind)] as SuggestionDraft | undefined;
  const next = carryOver(kind, suggestion.reply ?? suggestion.action ?? {}, returned);
  return {
    label: 'change of what the button does',
    announcement: returned && 'What you had typed for this kind is back.',
    apply: () => ({
      draft: putAt(draft, at, next),
      stash: before ? { ...stash, [stashKey(at, before)]: suggestion } : stash,
    }),
  };
}
