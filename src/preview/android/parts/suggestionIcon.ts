import type { SuggestionKind } from '../../../schema/draft/suggestionKinds';
import type { IconName } from './iconOutlines';

/** The icon of each kind of suggestion. Documented: the system chooses it. Observed: the icons. Replies have none. */
export const suggestionIcon = {
  reply: undefined,
  openUrlAction: 'openInNew',
  dialAction: 'call',
  viewLocationAction: 'location',
  shareLocationAction: 'myLocation',
  createCalendarEventAction: 'calendar',
} satisfies Record<SuggestionKind, IconName | undefined>;
