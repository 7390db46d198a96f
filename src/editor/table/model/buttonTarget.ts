import { base64ToText, textToBase64 } from '../../../schema/values/postback';
import type { SuggestionDraft } from '../../../schema/draft/draft';
import type { SuggestionKind } from '../../../schema/draft/suggestionKind';
import { blankSuggestion, suggestionKindOf, suggestionText } from '../../../schema/draft/suggestionKinds';

/** `https://…`, or a host name without a scheme, as people write it. */
const LINK = /^(?:https?:|www\.)|^[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)*\.[a-z]{2,24}(?:[/?#:]|$)/i;
const NUMBER = /^(?:tel:)?\+?[\d\s().-]+$/i;
const PLACE = /^(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/;
/** Digits of a number that somebody can call. */
const minDigits = 5;

/** The kind of button that leads to a link or a number; undefined for another text. */
export function kindOfTarget(text: string): 'openUrlAction' | 'dialAction' | undefined {
  const target = text.trim();
  if (/\s/.test(target) ? /^https?:/i.test(target) : LINK.test(target)) return 'openUrlAction';
  const isNumber = NUMBER.test(target) && target.replace(/\D/g, '').length >= minDigits;
  return isNumber ? 'dialAction' : undefined;
}

/** The link, number or place of a button, or the text that a reply sends; empty if it has none. */
export function targetOf(suggestion: SuggestionDraft): string {
  const { reply, action } = suggestion;
  if (reply) return reply.postbackData === undefined ? '' : shownPostback(reply.postbackData);
  const { latLong, query } = action?.viewLocationAction ?? {};
  const place = [latLong?.latitude, latLong?.longitude].filter(Boolean).join(', ');
  return (
    action?.openUrlAction?.url ??
    action?.dialAction?.phoneNumber ??
    action?.createCalendarEventAction?.title ??
    (place || query || '')
  );
}

const shownPostback = (data: string) => base64ToText(data) ?? data;

/** Whether a text that is neither link nor number can be the target of a button. */
export function takesAnyTarget(suggestion: SuggestionDraft): boolean {
  const { action } = suggestion;
  return !action?.shareLocationAction && !action?.createCalendarEventAction;
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
export function toKind({ reply, action }: SuggestionDraft, kind: SuggestionKind): SuggestionDraft {
  const { text, postbackData } = reply ?? action ?? {};
  const common = { ...(text && { text }), ...(postbackData && { postbackData }) };
  const next = blankSuggestion(kind);
  if (next.reply) return { reply: common };
  return {
    action: { ...(action?.fallbackUrl && { fallbackUrl: action.fallbackUrl }), ...next.action, ...common },
  };
}

/** The button with another target of its kind. */
export function retarget(suggestion: SuggestionDraft, target: string): SuggestionDraft {
  const value = target === '' ? undefined : target;
  const { reply, action } = suggestion;
  if (reply || !action) {
    const { postbackData: _old, ...rest } = reply ?? {};
    return { ...suggestion, reply: { ...rest, ...(value && { postbackData: textToBase64(value) }) } };
  }
  if (action.openUrlAction)
    return { ...suggestion, action: { ...action, openUrlAction: { ...action.openUrlAction, url: value } } };
  if (action.dialAction) return { ...suggestion, action: { ...action, dialAction: { phoneNumber: value } } };
  if (!action.viewLocationAction) return suggestion;
  const { latLong: _place, query: _search, ...pin } = action.viewLocationAction;
  const [, latitude, longitude] = PLACE.exec(target) ?? [];
  const place = latitude && longitude ? { latLong: { latitude, longitude } } : { query: value };
  return { ...suggestion, action: { ...action, viewLocationAction: { ...pin, ...place } } };
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
    takesAnyTarget(suggestion) &&
    Object.values(rest).every((value) => value === undefined || value === '')
  );
}
