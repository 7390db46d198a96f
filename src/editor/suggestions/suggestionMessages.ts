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
    does: 'Sends the button text to you as a reply.',
    icon: MessageCircleReply,
  },
  openUrlAction: {
    does: 'Opens a web page.',
    icon: ExternalLink,
  },
  dialAction: {
    does: 'Opens the phone app with the number filled in.',
    icon: Phone,
  },
  viewLocationAction: {
    does: 'Opens a map.',
    icon: MapPin,
  },
  shareLocationAction: {
    does: 'Asks customers to share where they are.',
    icon: Locate,
  },
  createCalendarEventAction: {
    does: 'Opens the calendar with the event filled in.',
    icon: CalendarPlus,
  },
} satisfies Record<SuggestionKind, { does: string; icon: LucideIcon }>;
