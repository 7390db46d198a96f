import { locateCards } from '../draft/cards';
import type { SuggestionDraft, TemplateDraft } from '../draft/draft';
import { type SuggestionKind, suggestionKindOf, suggestionText } from '../draft/suggestionKinds';

/**
 * Whether Google Messages shows a kind of button in Android's notification, which has the first eligible suggestion of a
 * message. Google names the eligible kinds and excludes the request for the location; undefined: it says nothing of places.
 */
export const notificationKinds = {
  reply: true,
  openUrlAction: true,
  dialAction: true,
  createCalendarEventAction: true,
  viewLocationAction: undefined,
  shareLocationAction: false,
} as const satisfies Record<SuggestionKind, boolean | undefined>;

/** Whether a suggestion is of a kind that notifications are documented to show, and has a text. */
export function isNotificationButton(suggestion: SuggestionDraft): boolean {
  const kind = suggestionKindOf(suggestion);
  return kind !== undefined && notificationKinds[kind] === true && suggestionText(suggestion).trim() !== '';
}

/** The one button that Android's notification of a message has, with its dotted path; undefined if it has none. */
export function notificationButtonOf(
  template: Pick<TemplateDraft, 'component'>,
): { suggestion: SuggestionDraft; path: string } | undefined {
  const cards = locateCards(template).map(({ path, card }) => ({ path, list: card.suggestions }));
  const owners = cards.length > 0 ? cards : [{ path: 'component', list: template.component.suggestions }];
  return owners
    .flatMap(({ path, list = [] }) =>
      list.map((suggestion, index) => ({ suggestion, path: `${path}.suggestions.${index}` })),
    )
    .find(({ suggestion }) => isNotificationButton(suggestion));
}
