import type { SuggestionDraft } from '../../../schema/draft/draft';
import type { SuggestionKind } from '../../../schema/draft/suggestionKind';
import { blankSuggestion, suggestionKindOf, suggestionText } from '../../../schema/draft/suggestionKinds';
import { targetsByKind } from './targetsByKind';

/** `https://…`, or a host name without a scheme, as people write it. */
const LINK = /^(?:https?:|www\.)|^[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)*\.[a-z]{2,24}(?:[/?#:]|$)/i;
const NUMBER = /^(?:tel:)?\+?[\d\s().-]+$/i;
/** Digits of a number that somebody can call. */
const minDigits = 5;

/** The kind of button that leads to a link or a number; undefined for another text. */
export function kindOfTarget(text: string): 'openUrlAction' | 'dialAction' | undefined {
  const target = text.trim();
  if (/\s/.test(target) ? /^https?:/i.test(target) : LINK.test(target)) return 'openUrlAction';
  const isNumber = NUMBER.test(target) && target.replace(/\D/g, '').length >= minDigits;
  return isNumber ? 'dialAction' : undefined;
}

const targetByKindOf = (suggestion: SuggestionDraft) => {
  const kind = suggestionKindOf(suggestion);
  return kind && targetsByKind[kind];
};

/** The link, number or place of a button, or the text that a reply sends; empty if it has none. */
export const targetOf = (suggestion: SuggestionDraft): string =>
  targetByKindOf(suggestion)?.read(suggestion) ?? '';

/** Why a text that is neither link nor number cannot be the target of a button; undefined if it can. */
export function targetRefusal(suggestion: SuggestionDraft): string | undefined {
  const target = targetByKindOf(suggestion);
  return target && 'refusal' in target ? target.refusal : undefined;
}

/** The button with another target. A link or number decides what the button does; another text suits its kind. */
export function withTarget(suggestion: SuggestionDraft, text: string): SuggestionDraft {
  const target = text.trim();
  const now = suggestionKindOf(suggestion) ?? 'reply';
  const kind = kindOfTarget(target) ?? now;
  return kind === now || target === ''
    ? retarget(suggestion, target)
    : retarget(toKind(suggestion, kind), target);
}

/** A button of another kind with the text, the postback and the fallback address of a button. */
function toKind({ reply, action }: SuggestionDraft, kind: SuggestionKind): SuggestionDraft {
  const { text, postbackData } = reply ?? action ?? {};
  const common = { ...(text && { text }), ...(postbackData && { postbackData }) };
  const next = blankSuggestion(kind);
  if (next.reply) return { reply: common };
  return {
    action: { ...(action?.fallbackUrl && { fallbackUrl: action.fallbackUrl }), ...next.action, ...common },
  };
}

/** The button with another target of its kind; a button without a kind becomes a reply. */
export function retarget(suggestion: SuggestionDraft, text: string): SuggestionDraft {
  const target = suggestion.action ? targetByKindOf(suggestion) : targetsByKind.reply;
  return target && 'write' in target ? target.write(suggestion, text === '' ? undefined : text) : suggestion;
}

/** The button with another text. */
export function withText(suggestion: SuggestionDraft, text: string): SuggestionDraft {
  const { reply, action } = suggestion;
  const value = text === '' ? undefined : text;
  return action && !reply
    ? { ...suggestion, action: { ...action, text: value } }
    : { ...suggestion, reply: { ...reply, text: value } };
}

/** Whether a button has neither a text nor a target: the table then removes it. */
export function isBlankButton(suggestion: SuggestionDraft): boolean {
  const { reply, action } = suggestion;
  const rest = { postback: (reply ?? action)?.postbackData, fallback: action?.fallbackUrl };
  return (
    suggestionText(suggestion).trim() === '' &&
    targetOf(suggestion) === '' &&
    targetRefusal(suggestion) === undefined &&
    Object.values(rest).every((value) => value === undefined || value === '')
  );
}
