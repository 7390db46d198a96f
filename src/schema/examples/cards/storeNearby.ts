import { textToBase64 } from '../../values/postback';
import { type Example, picture } from '../shared/example';

export const storeNearby = {
  id: 'store-nearby',
  title: 'Store nearby',
  summary: 'A new shop on the map, and a search for the nearest one.',
  language: 'en',
  template: {
    name: 'store_nearby',
    type: 'rich_card',
    component: {
      richCard: {
        standaloneCard: {
          cardOrientation: 'VERTICAL',
          cardContent: {
            title: 'We have moved in around the corner',
            description:
              'Lark & Loom opens at 8 Mercer Lane on Saturday 3 April. The first hundred guests leave with a linen tote.',
            media: { height: 'MEDIUM', contentInfo: picture('store-front.jpg') },
            suggestions: [
              {
                action: {
                  text: 'Show on the map',
                  postbackData: textToBase64('view_store'),
                  fallbackUrl: 'https://larkandloom.example/stores/mercer-lane',
                  viewLocationAction: {
                    latLong: { latitude: '53.4794', longitude: '-2.2453' },
                    label: 'Lark & Loom, 8 Mercer Lane',
                  },
                },
              },
              {
                action: {
                  text: 'Find my nearest store',
                  postbackData: textToBase64('find_store'),
                  fallbackUrl: 'https://larkandloom.example/stores',
                  viewLocationAction: { query: 'Lark & Loom stores' },
                },
              },
              {
                action: {
                  text: 'Save the opening day',
                  postbackData: textToBase64('save_opening'),
                  createCalendarEventAction: {
                    startTime: '2027-04-03T10:00:00+01:00',
                    endTime: '2027-04-03T18:00:00+01:00',
                    title: 'Lark & Loom opens on Mercer Lane',
                    description: 'A linen tote for the first hundred guests. Doors open at 10.',
                  },
                },
              },
            ],
          },
        },
      },
    },
  },
} satisfies Example;
