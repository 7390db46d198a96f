import type { CreateTemplatePayload } from '../template/template';
import { textToBase64 } from '../values/postback';
import { limits } from '../values/limits';

const words = 'Fresh tea from the hills, picked in spring and rolled by hand. ';
const fill = (start: string, length: number) =>
  `${start} ${words.repeat(Math.ceil(length / words.length))}`.slice(0, length - 1).trimEnd();

/** Every list and text of the largest template is full but for this many characters, which are left to type. */
const largestRoom = 100;

const address = (path: string) => `https://shop.example.com/${path}/`.padEnd(limits.url, 'a');

/** The largest template that the interface takes: ten cards with four buttons each, all texts and addresses full. */
export function largestTemplate(): CreateTemplatePayload {
  const postbackData = textToBase64(fill('open; campaign=spring;', 1530));
  return {
    name: 'largest',
    type: 'carousel',
    component: {
      richCard: {
        carouselCard: {
          cardWidth: 'SMALL',
          cardContents: Array.from({ length: limits.maxCards }, (_card, card) => ({
            title: fill(`Card ${card + 1} title`, limits.cardTitle),
            description: fill(`C${card + 1} [custom_param1a]`, limits.cardDescription - largestRoom),
            media: {
              height: 'MEDIUM' as const,
              contentInfo: { fileUrl: `https://pictures.example.com/card-${card}.jpg`, forceRefresh: false },
            },
            suggestions: Array.from({ length: limits.cardSuggestions }, (_button, button) => ({
              action: {
                text: `Open the shop number ${button + 1}`.slice(0, limits.suggestionText),
                postbackData,
                fallbackUrl: address(`back/${card}/${button}`),
                openUrlAction: {
                  url: address(`${card}/${button}`),
                  application: 'BROWSER' as const,
                },
              },
            })),
          })),
        },
      },
    },
  };
}
