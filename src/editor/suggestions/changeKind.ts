import { putAt, valueAt } from '../../lib/path';
import type { SuggestionDraft, DraftPath } from '../../schema/draft/draft';
import {
  type SuggestionKind,
  blankSuggestion,
  suggestionKindOf,
  suggestionKinds,
  kindNames,
} from '../../schema/draft/suggestionKinds';
import { type DocumentState, runCommand, type EditCommand } from '../model/createDocument';
import type { SuggestionPath } from '../state/paths';
import { stashKey, type Stash } from '../state/stash';
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
 * The button as one of another kind, with its text, postback and fallback address as they are now. `kept`: what it had
 * before as one of that kind.
 */
export function withKind(
  { reply, action }: SuggestionDraft,
  kind: SuggestionKind,
  kept: SuggestionDraft = blankSuggestion(kind),
): SuggestionDraft {
  const now = reply ?? action;
  if (!now) return kept;
  const { text, postbackData } = now;
  const common = { ...(text && { text }), ...(postbackData && { postbackData }) };
  if (kept.reply) return { reply: common };
  const { text: _text, postbackData: _postback, fallbackUrl: before, ...deed } = kept.action ?? {};
  // A reply has no fallback address, so the one before it is still the last that was written.
  const fallbackUrl = action ? action.fallbackUrl : before;
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

/** The stash with the fallback address of an action in the other actions of the same button: it is one field of all. */
function carryFallback(stash: Stash, at: SuggestionPath, { action }: SuggestionDraft): Stash {
  if (!action) return stash;
  const carried = suggestionKinds.flatMap((kind) => {
    const key = stashKey(at, kind);
    const kept = stash[key] as SuggestionDraft | undefined;
    if (!kept?.action) return [];
    const { fallbackUrl: _before, ...rest } = kept.action;
    const { fallbackUrl } = action;
    return [[key, { action: { ...(fallbackUrl && { fallbackUrl }), ...rest } }] as const];
  });
  return { ...stash, ...Object.fromEntries(carried) };
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
  const next = withKind(suggestion, kind, returned);
  return {
    label: 'change what the button does',
    announcement: returned && 'Restored what you had typed for this kind of button.',
    apply: () => ({
      draft: putAt(draft, at, next),
      stash: before ? { ...carryFallback(stash, at, suggestion), [stashKey(at, before)]: suggestion } : stash,
    }),
  };
}
