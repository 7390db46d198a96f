import { fieldMeta } from '../walk/fieldMeta';
import { z } from '../values/zod';
import { acrossFields, boundedList } from '../values/acrossFields';
import { CardContent } from './cardContent';
import { CardWidth } from '../values/enums';
import { limits } from '../values/limits';

export const CarouselCard = z
  .strictObject({
    cardWidth: CardWidth,
    cardContents: boundedList(
      z.array(CardContent, { error: 'Cards must be a list.' }).check(
        z.minLength(limits.minCards, {
          error: `A carousel needs at least ${limits.minCards} cards. Add one.`,
        }),
      ),
      {
        max: limits.maxCards,
        tooMany: `A carousel can have up to ${limits.maxCards} cards. Delete some.`,
      },
    ).register(fieldMeta, { label: 'Cards', entry: 'Card', limit: limits.maxCards }),
  })
  .check(
    acrossFields(({ cardWidth, cardContents }) => {
      if (cardWidth !== 'SMALL' || !Array.isArray(cardContents)) return [];
      return cardContents.flatMap((card, index) =>
        card?.media?.height === 'TALL'
          ? [
              {
                path: ['cardContents', index, 'media', 'height'],
                message:
                  'Tall pictures don’t fit small cards. Choose a short or medium height, or medium cards.',
                requirement: 'must not be TALL when cardWidth is SMALL',
              },
            ]
          : [],
      );
    }),
  )
  .register(z.globalRegistry, { id: 'CarouselCard' });

export const RichCardCarousel = z
  .strictObject({ richCard: z.strictObject({ carouselCard: CarouselCard }) })
  .register(z.globalRegistry, { id: 'RichCardCarousel', description: 'Component of a `carousel`.' });
export type RichCardCarousel = z.infer<typeof RichCardCarousel>;
