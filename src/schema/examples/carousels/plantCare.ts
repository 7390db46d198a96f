import { textToBase64 } from '../../values/postback';
import { type Example, picture } from '../shared/example';

function plant(id: string, title: string, description: string) {
  return {
    title,
    description,
    media: { height: 'MEDIUM' as const, contentInfo: picture(`${id}.jpg`) },
    suggestions: [
      { reply: { text: 'Watered', postbackData: textToBase64(`watered_${id}`) } },
      { reply: { text: 'Remind me', postbackData: textToBase64(`later_${id}`) } },
    ],
  };
}

export const plantCare = {
  id: 'plant-care',
  title: 'Watering day',
  summary: 'Small cards: three plants and what each needs this week.',
  language: 'en',
  template: {
    name: 'watering_day',
    type: 'carousel',
    component: {
      richCard: {
        carouselCard: {
          cardWidth: 'SMALL',
          cardContents: [
            plant('plant-monstera', 'Monstera', 'A full glass, and turn the pot.'),
            plant('plant-cactus', 'Cactus', 'Nothing yet. Ten more days.'),
            plant('plant-fern', 'Fern', 'A little, and a misting.'),
          ],
        },
      },
    },
  },
} satisfies Example;
