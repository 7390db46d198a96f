import { textToBase64 } from '../../values/postback';
import { type Example, picture } from '../shared/example';

export const orderShipped = {
  id: 'order-shipped',
  title: 'Order shipped',
  summary: 'A parcel is on its way: track it, or change where it goes.',
  language: 'en',
  parameters: {
    '[custom_param1a]': { name: 'Order number', sample: 'NL-48213' },
  },
  template: {
    name: 'order_shipped',
    type: 'rich_card',
    component: {
      richCard: {
        standaloneCard: {
          cardOrientation: 'VERTICAL',
          cardContent: {
            title: 'Your order is on its way',
            description:
              'Order [custom_param1a] left our workshop this morning. Parcelwing will bring it on Tuesday between 10 and 12.',
            media: { height: 'TALL', contentInfo: picture('parcel.jpg') },
            suggestions: [
              {
                action: {
                  text: 'Track the parcel',
                  postbackData: textToBase64('track_order'),
                  fallbackUrl: 'https://larkandloom.example/orders',
                  openUrlAction: {
                    url: 'https://larkandloom.example/orders/[custom_param1a]',
                    application: 'BROWSER',
                  },
                },
              },
              { reply: { text: 'Leave with a neighbour', postbackData: textToBase64('leave_neighbour') } },
              { reply: { text: 'Choose another day', postbackData: textToBase64('change_day') } },
            ],
          },
        },
      },
    },
  },
} satisfies Example;
