import type { SuggestionDraft } from '../../../schema/draft/draft';
import type { SuggestionKind } from '../../../schema/draft/suggestionKind';
import type { ActionKey } from '../../../schema/template/suggestedAction';
import { base64ToText, textToBase64 } from '../../../schema/values/postback';

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
    refusal:
      'This button asks for the location: it leads nowhere. Type a link or a number to change what it does.',
  },
  createCalendarEventAction: {
    field: 'action.createCalendarEventAction',
    read: ({ action }) => action?.createCalendarEventAction?.title,
    refusal:
      'Change the event in the form of the card. A link or a number typed here changes what the button does.',
  },
};
