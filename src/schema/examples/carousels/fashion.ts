import { textToBase64 } from '../../values/postback';
import { type Example, picture } from '../shared/example';

function piece(id: string, title: string, description: string) {
  return {
    title,
    description,
    media: { height: 'MEDIUM' as const, contentInfo: picture(`${id}.jpg`) },
    suggestions: [
      {
        action: {
          text: 'See it in the shop',
          postbackData: textToBase64(`open_${id}`),
          fallbackUrl: 'https://larkandloom.example/spring',
          openUrlAction: {
            url: `https://larkandloom.example/spring/${id}?c=[custom_param2a]`,
            application: 'BROWSER' as const,
          },
        },
      },
      { reply: { text: 'Keep one for me', postbackData: textToBase64(`reserve_${id}`) } },
    ],
  };
}

export const fashion = {
  id: 'fashion',
  title: 'Spring collection',
  summary: 'Five pieces of a fashion house, each with its own shop page.',
  language: 'en',
  parameters: {
    '[custom_param2a]': { name: 'Campaign', sample: 'spring27' },
  },
  template: {
    name: 'spring_collection',
    type: 'carousel',
    component: {
      richCard: {
        carouselCard: {
          cardWidth: 'MEDIUM',
          cardContents: [
            piece('jacket', 'The harbour jacket', 'Waxed cotton, cut short. Keeps April out. £148'),
            piece('dress', 'The orchard dress', 'Washed linen in terracotta, with pockets. £96'),
            piece('running-shoes', 'The early runner', 'Knitted upper, 212 grams, made to be resoled. £110'),
            piece('bag', 'The market bag', 'Vegetable-tanned leather that ages with you. £165'),
            piece('sunglasses', 'The noon frame', 'Plant-based acetate, polarised lenses. £84'),
          ],
        },
      },
    },
  },
} satisfies Example;
