import { textToBase64 } from '../../values/postback';
import { type Example, picture } from '../shared/example';

function offer(id: string, title: string, description: string) {
  return {
    title,
    description,
    media: { height: 'MEDIUM' as const, contentInfo: picture(`${id}.jpg`) },
    suggestions: [
      {
        action: {
          text: 'Buy now',
          postbackData: textToBase64(`buy_${id}`),
          fallbackUrl: 'https://rangbazaar.example/diwali',
          openUrlAction: {
            url: `https://rangbazaar.example/diwali/${id}?utm_source=rcs&utm_campaign=diwali_sale`,
            application: 'BROWSER' as const,
          },
        },
      },
      {
        action: {
          text: 'Call the shop',
          postbackData: textToBase64(`call_${id}`),
          fallbackUrl: 'https://rangbazaar.example/contact',
          dialAction: { phoneNumber: '+912255500164' },
        },
      },
    ],
  };
}

export const festiveSale = {
  id: 'festive-sale',
  title: 'Diwali sale',
  summary:
    'Five offers of a festive sale with prices in rupees, each with its own link and a number to call.',
  language: 'en',
  template: {
    name: 'diwali_sale',
    type: 'carousel',
    component: {
      richCard: {
        carouselCard: {
          cardWidth: 'MEDIUM',
          cardContents: [
            offer(
              'saree',
              'Banarasi silk saree',
              '₹4,499 instead of ₹6,999. Pure silk, woven with a zari border.',
            ),
            offer(
              'diyas',
              'Brass diyas, set of 3',
              '₹799 instead of ₹1,199. Hand-polished, with cotton wicks.',
            ),
            offer(
              'sweets',
              'Mithai gift box',
              '₹649 for 500 g. Laddu, kaju katli and pista barfi, made today.',
            ),
            offer('kurta', 'Festive kurta', '₹1,899 instead of ₹2,799. Cotton silk in sizes S to XXL.'),
            offer('jhumkas', 'Temple jhumkas', '₹1,299 instead of ₹1,999. Gold-plated, with pearls.'),
          ],
        },
      },
    },
  },
} satisfies Example;
