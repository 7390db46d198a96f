import type { SuggestionKind } from '../../../schema/draft/suggestionKind';
import type { IconName } from './iconOutlines';

/** The system chooses the icon by the kind of the action (documented); which icons is observed. Replies have none. */
export const suggestionIcon = {
  reply: undefined,
  openUrlAction: 'openInNew',
  dialAction: 'call',
  viewLocationAction: 'location',
  shareLocationAction: 'myLocation',
  createCalendarEventAction: 'calendar',
} satisfies Record<SuggestionKind, IconName | undefined>;
