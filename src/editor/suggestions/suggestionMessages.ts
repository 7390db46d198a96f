import {
  CalendarPlus,
  ExternalLink,
  Locate,
  MapPin,
  MessageCircleReply,
  Phone,
  type LucideIcon,
} from 'lucide-react';
import { kindNames, type SuggestionKind } from '../../schema/draft/suggestionKinds';

/** The name, effect and icon of each kind of button. */
export const suggestionMessages = {
  reply: {
    name: kindNames.reply,
    does: 'Sends its text back to you as an answer.',
    icon: MessageCircleReply,
  },
  openUrlAction: {
    name: kindNames.openUrlAction,
    does: 'Opens a page in the browser or over the chat.',
    icon: ExternalLink,
  },
  dialAction: {
    name: kindNames.dialAction,
    does: 'Opens the dialer with the number filled in.',
    icon: Phone,
  },
  viewLocationAction: {
    name: kindNames.viewLocationAction,
    does: 'Opens the map at a place or a search.',
    icon: MapPin,
  },
  shareLocationAction: {
    name: kindNames.shareLocationAction,
    does: 'Lets the person send where they are.',
    icon: Locate,
  },
  createCalendarEventAction: {
    name: kindNames.createCalendarEventAction,
    does: 'Opens the calendar with the event filled in.',
    icon: CalendarPlus,
  },
} satisfies Record<SuggestionKind, { name: string; does: string; icon: LucideIcon }>;
