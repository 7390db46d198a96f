import type { SuggestionKind } from '../draft/suggestionKinds';
import type { Suggestion } from '../template/suggestion';

// For tests only: templates in which every field is filled in.

export const encoded = { postbackData: 'Zm9v', fallbackUrl: 'https://example.com/help' };
/** A button of each kind with every field. */
const fullKinds = {
  reply: { reply: { text: 'Yes', postbackData: 'WWVz' } },
  dialAction: { action: { text: 'Call', ...encoded, dialAction: { phoneNumber: '+919330994400' } } },
  viewLocationAction: {
    action: {
      text: 'Map',
      ...encoded,
      viewLocationAction: { latLong: { latitude: '28.6', longitude: '77.2' }, label: 'Shop', query: 'shop' },
    },
  },
  shareLocationAction: { action: { text: 'Where', ...encoded, shareLocationAction: {} } },
  createCalendarEventAction: {
    action: {
      text: 'Save',
      ...encoded,
      createCalendarEventAction: {
        startTime: '2027-03-14T09:30:00+05:30',
        endTime: '2027-03-14T10:30:00+05:30',
        title: 'Visit',
        description: 'Bring your papers.',
      },
    },
  },
  openUrlAction: {
    action: {
      text: 'Open',
      ...encoded,
      openUrlAction: {
        url: 'https://example.com/[custom_param1a]',
        application: 'WEBVIEW',
        webviewViewMode: 'TALL',
        description: 'Your order',
      },
    },
  },
} satisfies Record<SuggestionKind, Suggestion>;
export const fullSuggestions = Object.values(fullKinds);
export const contentInfo = {
  fileUrl: 'https://example.com/shoe.jpg',
  thumbnailUrl: 'https://example.com/small.jpg',
  forceRefresh: true,
};
export const media = { height: 'MEDIUM', contentInfo };
export const fullCard = {
  title: 'Shoe',
  description: 'Light.',
  media,
  suggestions: fullSuggestions.slice(0, 3),
};
const otherCard = { ...fullCard, suggestions: fullSuggestions.slice(3) };
const standaloneCard = {
  cardOrientation: 'HORIZONTAL',
  thumbnailImageAlignment: 'LEFT',
  cardContent: fullCard,
};
const carouselCard = { cardWidth: 'SMALL', cardContents: [fullCard, otherCard] };

/** One template of each type, with every field of the interface document. */
export const full = {
  text_message: {
    name: 'full',
    type: 'text_message',
    component: { text: 'Hello', suggestions: fullSuggestions },
  },
  rich_card: { name: 'full', type: 'rich_card', component: { richCard: { standaloneCard } } },
  carousel: { name: 'full', type: 'carousel', component: { richCard: { carouselCard } } },
};
