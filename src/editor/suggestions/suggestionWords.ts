import {
  CalendarPlus,
  ExternalLink,
  Locate,
  MapPin,
  MessageCircleReply,
  Phone,
  type LucideIcon,
} from 'lucide-react';
import type { SuggestionKind } from '../../schema/suggestionKinds';

/** What marketers read for each kind of button. */
export const suggestionWords = {
  reply: { name: 'Quick reply', does: 'Sends its text back to you as an answer.', icon: MessageCircleReply },
  openUrlAction: {
    name: 'Open a web address',
    does: 'Opens a page in the browser or over the chat.',
    icon: ExternalLink,
  },
  dialAction: { name: 'Call a number', does: 'Opens the dialer with the number filled in.', icon: Phone },
  viewLocationAction: { name: 'Show a place', does: 'Opens the map at a place or a search.', icon: MapPin },
  shareLocationAction: {
    name: 'Ask for the location',
    does: 'Lets the person send where they are.',
    icon: Locate,
  },
  createCalendarEventAction: {
    name: 'Add a calendar event',
    does: 'Opens the calendar with the event filled in.',
    icon: CalendarPlus,
  },
} satisfies Record<SuggestionKind, { name: string; does: string; icon: LucideIcon }>;
