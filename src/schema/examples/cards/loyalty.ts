import { textToBase64 } from '../../values/postback';
import { type Example, picture } from '../shared/example';

export const loyalty = {
  id: 'loyalty',
  title: 'Loyalty card',
  summary: 'A moving picture that is up to date whenever it is sent.',
  language: 'en',
  parameters: {
    '[custom_param1a]': { name: 'First name', sample: 'Priya' },
  },
  template: {
    name: 'loyalty_ninth_cup',
    type: 'rich_card',
    component: {
      richCard: {
        standaloneCard: {
          cardOrientation: 'VERTICAL',
          cardContent: {
            title: 'One more cup, [custom_param1a]',
            description:
              'Nine stamps on your Copper Kettle card. The next coffee is on us, any size, oat milk included.',
            media: {
              height: 'SHORT',
              contentInfo: { ...picture('loyalty.gif'), forceRefresh: true },
            },
            suggestions: [
              { reply: { text: 'Show my card', postbackData: textToBase64('show_card') } },
              {
                action: {
                  text: 'Find a café near me',
                  postbackData: textToBase64('find_cafe'),
                  fallbackUrl: 'https://copperkettle.example/cafes',
                  viewLocationAction: { query: 'Copper Kettle café' },
                },
              },
              { reply: { text: 'Stop these messages', postbackData: textToBase64('stop_loyalty') } },
            ],
          },
        },
      },
    },
  },
} satisfies Example;
