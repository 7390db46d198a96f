import { textToBase64 } from '../values/postback';
import { type Example, picture } from '../examples/example';

const sentence = 'Fresh stock every week, hand picked and delivered to your door in two days or less. ';

/** Card `index` (from 0) of the document that every keystroke measurement types into: 400 characters, four buttons. */
function speedCard(index: number) {
  return {
    title: `Card ${index + 1} title`,
    description: `C${index + 1} ${sentence.repeat(5)}`.slice(0, 400),
    media: { height: 'MEDIUM' as const, contentInfo: picture(`card-${index}.jpg`) },
    suggestions: [
      { reply: { text: 'Tell me more', postbackData: textToBase64(`more_${index}`) } },
      {
        action: {
          text: 'Call us',
          postbackData: textToBase64(`call_${index}`),
          dialAction: { phoneNumber: '+12025550100' },
        },
      },
      {
        action: {
          text: 'Open shop',
          postbackData: textToBase64(`shop_${index}`),
          openUrlAction: { url: `https://example.com/${index}/2`, application: 'BROWSER' as const },
        },
      },
      {
        action: {
          text: 'Share location',
          postbackData: textToBase64(`share_${index}`),
          shareLocationAction: {},
        },
      },
    ],
  };
}

/** The largest carousel: ten full cards. */
export const speedTen = {
  id: 'speed-10',
  title: 'Speed document, ten cards',
  summary: 'The carousel that keystroke times are measured with.',
  language: 'en',
  template: {
    name: 'speed_10',
    type: 'carousel',
    component: {
      richCard: {
        carouselCard: {
          cardWidth: 'MEDIUM',
          cardContents: Array.from({ length: 10 }, (_, i) => speedCard(i)),
        },
      },
    },
  },
} satisfies Example;

/** The same first card alone, so that the cost of nine more cards can be told apart. */
export const speedOne = {
  id: 'speed-1',
  title: 'Speed document, one card',
  summary: 'The first of the ten cards, as a rich card.',
  language: 'en',
  template: {
    name: 'speed_1',
    type: 'rich_card',
    component: {
      richCard: { standaloneCard: { cardOrientation: 'VERTICAL', cardContent: speedCard(0) } },
    },
  },
} satisfies Example;

/** The document of that id, as in `/templates/new?from=speed-10`: for measurements only, shown in no list. */
export function findSpeedDocument(id: string): Example | undefined {
  return [speedTen, speedOne].find((document) => document.id === id);
}
