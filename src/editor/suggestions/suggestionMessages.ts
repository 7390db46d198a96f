import {
  CalendarPlus,
  ExternalLink,
  Locate,
  MapPin,
  MessageCircleReply,
  Phone,
  type LucideIcon,
} from 'lucide-react';
import type { SuggestionKind } from '../../schema/draft/suggestionKinds';

/** The effect and icon of each kind of button. */
export const suggestionMessages = {
  reply: {
    does: 'Sends its text back to you as an answer.',
    icon: MessageCircleReply,
  },
  openUrlAction: {
    does: 'Opens a page in the browser or over the chat.',
    icon: ExternalLink,
  },
  dialAction: {
    does: 'Opens the dialer with the number filled in.',
    icon: Phone,
  },
  viewLocationAction: {
    does: 'Opens the map at a place or a search.',
    icon: MapPin,
  },
  shareLocationAction: {
    does: 'Lets the person send where they are.',
    icon: Locate,
  },
  createCalendarEventAction: {
    does: 'Opens the calendar with the event filled in.',
    icon: CalendarPlus,
  },
} satisfies Record<SuggestionKind, { does: string; icon: LucideIcon }>;
