import type { SuggestionKind } from './suggestionKind';

/** The name of each kind of button for people, in the order in which they choose. */
export const kindNames = {
  reply: 'Quick reply',
  openUrlAction: 'Open a web address',
  dialAction: 'Call a number',
  viewLocationAction: 'Show a place',
  shareLocationAction: 'Ask for the location',
  createCalendarEventAction: 'Add a calendar event',
} as const satisfies Record<SuggestionKind, string>;
