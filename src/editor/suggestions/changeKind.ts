import { putAt, valueAt } from '../../lib/path';
import type { SuggestionDraft, DraftPath } from '../../schema/draft/draft';
import {
  type SuggestionKind,
  blankSuggestion,
  suggestionKindOf,
  kindNames,
} from '../../schema/draft/suggestionKinds';
import { type DocumentState, runCommand, type EditCommand } from '../model/createDocument';
import type { SuggestionPath } from '../state/paths';
import { stashKey } from '../state/stash';
import type { TemplateEditor } from '../model/TemplateEditor';

/** The kinds of button whose target is one text. */
type TargetKind = 'openUrlAction' | 'dialAction';

/** Digits with the signs that people put between them, perhaps with the scheme of a number before them. */
const NUMBER = /^(?:tel:)?[+\d\s().-]+$/i;
/** Enough of an address that nothing else can be meant, while it is still being typed. */
const PLAIN_LINK = /^(?:https?:\/\/|www\.)\S/i;

/** What a typed target makes of a button: digits are called, anything else is opened. */
export function targetKind(text: string): TargetKind {
  return NUMBER.test(text.trim()) && /\d/.test(text) ? 'dialAction' : 'openUrlAction';
}

/** Whether a text is plainly a link already. A number is complete only when the field is left. */
export const isPlainLink = (text: string) => PLAIN_LINK.test(text.trim());

/**
 * The button as one of another kind, with its text and postback as they are now. `kept`: what it had before as one of
 * that kind. `fallbackUrl`: the fallback link as it was written last.
 */
export function withKind(
  { reply, action }: SuggestionDraft,
  kind: SuggestionKind,
  kept: SuggestionDraft = blankSuggestion(kind),
  fallbackUrl = action?.fallbackUrl,
): SuggestionDraft {
  const now = reply ?? action;
  if (!now) return kept;
  const { text, postbackData } = now;
  const common = { ...(text && { text }), ...(postbackData && { postbackData }) };
  if (kept.reply) return { reply: common };
  const { text: _text, postbackData: _postback, fallbackUrl: _fallback, ...deed } = kept.action ?? {};
  return { action: { ...(fallbackUrl && { fallbackUrl }), ...deed, ...common } };
}

/** Changes the kind of a button. Its text stays; the content of the old kind stays in the stash. */
export function changeKind(editor: TemplateEditor, at: SuggestionPath, kind: SuggestionKind) {
  const command = toKind(editor.document.getState(), at, kind);
  if (command) runCommand(editor, command);
}

/** Gives a button a target; the target decides its kind. Returns the path of the field that now has the text. */
export function giveTarget(editor: TemplateEditor, at: SuggestionPath, text: string): DraftPath | undefined {
  const kind = targetKind(text);
  const command = toKind(editor.document.getState(), at, kind);
  if (!command) return undefined;
  const path =
    kind === 'dialAction'
      ? (`${at}.action.dialAction.phoneNumber` as const)
      : (`${at}.action.openUrlAction.url` as const);
  const isAccepted = runCommand(editor, {
    ...command,
    announcement: `Changed to “${kindNames[kind]}”.`,
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
  const { action } = suggestion;
  // A reply has no fallback link: the last one waits under a key of its own, which all actions share.
  const fallbackKey = stashKey(at, 'fallbackUrl');
  const kept = (stash[fallbackKey] as string | undefined) ?? returned?.action?.fallbackUrl;
  const next = withKind(suggestion, kind, returned, action ? action.fallbackUrl : kept);
  return {
    label: 'change what the button does',
    announcement: returned && 'Restored what you had typed for this kind of button.',
    apply: () => ({
      draft: putAt(draft, at, next),
      stash: {
        ...stash,
        ...(before && { [stashKey(at, before)]: suggestion }),
        ...(action && { [fallbackKey]: action.fallbackUrl ?? '' }),
      },
    }),
  };
}
