import type { SuggestionDraft } from '../../../schema/draft/draft';
import { type SuggestionKind, suggestionKindOf, suggestionText } from '../../../schema/draft/suggestionKinds';
import { withKind } from '../../suggestions/changeKind';
import type { ActionKey } from '../../../schema/template/suggestedAction';
import { base64ToText, textToBase64 } from '../../../schema/values/postback';

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
    : retarget(withKind(suggestion, kind), target);
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

const PLACE = /^(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/;

type ActionDraft = NonNullable<SuggestionDraft['action']>;

/** The target of a kind of button as one text of the table, and the dotted path of its field below the button. */
type ButtonTarget = {
  field: string;
  read: (suggestion: SuggestionDraft) => string | undefined;
} & (
  | { write: (suggestion: SuggestionDraft, target: string | undefined) => SuggestionDraft }
  /** Why a text that is neither a link nor a number cannot be the target. */
  | { refusal: string }
);

const withMember = <Key extends ActionKey>(
  { action, ...rest }: SuggestionDraft,
  key: Key,
  member: ActionDraft[Key],
): SuggestionDraft => ({ ...rest, action: { ...action, [key]: member } });

/** How the table shows and writes the target of each kind of button. */
export const targetsByKind: Record<SuggestionKind, ButtonTarget> = {
  reply: {
    field: 'reply.postbackData',
    read: ({ reply: { postbackData } = {} }) =>
      postbackData === undefined ? '' : (base64ToText(postbackData) ?? postbackData),
    write({ reply, ...rest }, target) {
      const { postbackData: _old, ...others } = reply ?? {};
      return { ...rest, reply: { ...others, ...(target && { postbackData: textToBase64(target) }) } };
    },
  },
  openUrlAction: {
    field: 'action.openUrlAction.url',
    read: ({ action }) => action?.openUrlAction?.url,
    write: (suggestion, url) =>
      withMember(suggestion, 'openUrlAction', { ...suggestion.action?.openUrlAction, url }),
  },
  dialAction: {
    field: 'action.dialAction.phoneNumber',
    read: ({ action }) => action?.dialAction?.phoneNumber,
    write: (suggestion, phoneNumber) => withMember(suggestion, 'dialAction', { phoneNumber }),
  },
  viewLocationAction: {
    field: 'action.viewLocationAction',
    read({ action }) {
      const { latLong, query } = action?.viewLocationAction ?? {};
      return [latLong?.latitude, latLong?.longitude].filter(Boolean).join(', ') || query;
    },
    write(suggestion, target = '') {
      const { latLong: _place, query: _search, ...pin } = suggestion.action?.viewLocationAction ?? {};
      const [, latitude, longitude] = PLACE.exec(target) ?? [];
      const place =
        latitude && longitude ? { latLong: { latitude, longitude } } : { query: target || undefined };
      return withMember(suggestion, 'viewLocationAction', { ...pin, ...place });
    },
  },
  shareLocationAction: {
    field: 'action.shareLocationAction',
    read: () => undefined,
    refusal: 'This button asks for the location. Type a link or number to change what it does.',
  },
  createCalendarEventAction: {
    field: 'action.createCalendarEventAction',
    read: ({ action }) => action?.createCalendarEventAction?.title,
    refusal: 'Edit the event in the card’s form. Type a link or number here to change what the button does.',
  },
};

/** Whether an address would be a link with https:// before it. */
export const lacksHttps = (text: string) =>
  kindOfTarget(text) === 'openUrlAction' && !/^[a-z][a-z\d+.-]*:/i.test(text);
