import type { SuggestionKind } from '../../../schema/draft/suggestionKinds';
import type { IconName } from './iconStrokes';

/** The icon of each kind of suggestion. Documented: the system chooses it. Inferred: the icons. Replies have none. */
export const suggestionIcon = {
  reply: undefined,
  openUrlAction: 'browser',
  dialAction: 'call',
  viewLocationAction: 'location',
  shareLocationAction: 'myLocation',
  createCalendarEventAction: 'calendar',
} satisfies Record<SuggestionKind, IconName | undefined>;
