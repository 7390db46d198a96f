import { textToBase64 } from '../../values/postback';
import { type Example, picture } from '../shared/example';

function room(id: string, title: string, description: string) {
  return {
    title,
    description,
    media: { height: 'MEDIUM' as const, contentInfo: picture(`${id}.jpg`) },
    suggestions: [
      {
        action: {
          text: 'Book this room',
          postbackData: textToBase64(`book_${id}`),
          fallbackUrl: 'https://saffronbay.example/rooms',
          openUrlAction: {
            url: `https://saffronbay.example/rooms/${id}?guest=[custom_param1a]`,
            application: 'WEBVIEW' as const,
            webviewViewMode: 'FULL' as const,
            description: `Dates and price of ${title}`,
          },
        },
      },
      {
        action: {
          text: 'Ask reception',
          postbackData: textToBase64('call_reception'),
          dialAction: { phoneNumber: '+12025550142' },
        },
      },
    ],
  };
}

export const hotelRooms = {
  id: 'hotel-rooms',
  title: 'Rooms for your dates',
  summary: 'Three rooms, booked in the chat or by phone.',
  language: 'en',
  parameters: {
    '[custom_param1a]': { name: 'Guest', sample: '48213' },
  },
  template: {
    name: 'rooms_for_you',
    type: 'carousel',
    component: {
      richCard: {
        carouselCard: {
          cardWidth: 'MEDIUM',
          cardContents: [
            room('room-garden', 'Garden room', 'Ground floor, a door to the lawn, one large bed. From $129'),
            room('room-sea', 'Sea-view room', 'Third floor, balcony, breakfast included. From $178'),
            room('room-pool', 'Pool suite', 'Two rooms and four steps to the water. From $240'),
          ],
        },
      },
    },
  },
} satisfies Example;
