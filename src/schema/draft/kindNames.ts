import type { SuggestionKind } from './suggestionKinds';

/** What people call each kind of button. */
export const kindNames = {
  reply: 'Quick reply',
  openUrlAction: 'Open a web address',
  dialAction: 'Call a number',
  viewLocationAction: 'Show a place',
  shareLocationAction: 'Ask for the location',
  createCalendarEventAction: 'Add a calendar event',
} satisfies Record<SuggestionKind, string>;
