import type { ActionKey } from '../template/suggestedAction';
import type { SuggestionDraft } from './draft';

/** The kind of a suggestion: a reply, or an action by its union member. */
export type SuggestionKind = 'reply' | ActionKey;

/** The name of each kind of button for people, in the order in which they choose. */
export const kindNames = {
  reply: 'Quick reply',
  openUrlAction: 'Open a link',
  dialAction: 'Call a number',
  viewLocationAction: 'Show a place',
  shareLocationAction: 'Ask for location',
  createCalendarEventAction: 'Add a calendar event',
} as const satisfies Record<SuggestionKind, string>;

/** A new suggestion of each kind: its shape gives the kind, and its texts are blank. */
const blanks = {
  reply: () => ({ reply: {} }),
  dialAction: () => ({ action: { dialAction: {} } }),
  openUrlAction: () => ({ action: { openUrlAction: { application: 'BROWSER' } } }),
  viewLocationAction: () => ({ action: { viewLocationAction: { latLong: {} } } }),
  shareLocationAction: () => ({ action: { shareLocationAction: {} } }),
  createCalendarEventAction: () => ({ action: { createCalendarEventAction: {} } }),
} satisfies Record<SuggestionKind, () => SuggestionDraft>;

/** The kinds in the order in which people choose them. */
export const suggestionKinds = Object.keys(kindNames) as readonly SuggestionKind[];

/** A new suggestion of a kind. */
export function blankSuggestion(kind: SuggestionKind): SuggestionDraft {
  return blanks[kind]();
}

/** The kind, by the key that is present; undefined when none is. */
export function suggestionKindOf({ reply, action }: SuggestionDraft): SuggestionKind | undefined {
  if (reply !== undefined) return 'reply';
  return suggestionKinds.find((kind) => kind !== 'reply' && action?.[kind] !== undefined);
}

/** The text on the button, or an empty text. */
export function suggestionText({ reply, action }: SuggestionDraft): string {
  return reply?.text ?? action?.text ?? '';
}
