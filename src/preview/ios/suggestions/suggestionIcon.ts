import type { SuggestionKind } from '../../../schema/draft/suggestionKind';
import type { IconName } from '../parts/iconStrokes';

/** The system chooses the icon by the kind of the action (documented); which icons is inferred. Replies have none. */
export const suggestionIcon = {
  reply: undefined,
  openUrlAction: 'browser',
  dialAction: 'call',
  viewLocationAction: 'location',
  shareLocationAction: 'myLocation',
  createCalendarEventAction: 'calendar',
} satisfies Record<SuggestionKind, IconName | undefined>;
