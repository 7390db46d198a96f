import { fieldMeta } from '../walk/fieldMeta';
import { z } from '../values/zod';
import { acrossFields } from '../values/acrossFields';
import { CardContent, hasMoreThanMedia } from './cardContent';
import { CardOrientation, ThumbnailImageAlignment } from '../values/enums';

export const StandaloneCard = z
  .strictObject({
    cardOrientation: CardOrientation,
    thumbnailImageAlignment: z.optional(ThumbnailImageAlignment),
    cardContent: CardContent,
  })
  .check(
    acrossFields(({ cardOrientation, cardContent }) =>
      cardOrientation !== 'HORIZONTAL' || !cardContent?.media || hasMoreThanMedia(cardContent)
        ? []
        : [
            {
              path: ['cardContent'],
              message: 'A horizontal card with a picture also needs a title, a description or a button.',
              requirement:
                'must contain at least one of title, description, suggestions when cardOrientation is HORIZONTAL',
            },
          ],
    ),
  )
  .register(z.globalRegistry, { id: 'StandaloneCard' })
  .register(fieldMeta, { label: 'Card' });

export const RichCardStandAlone = z
  .strictObject({ richCard: z.strictObject({ standaloneCard: StandaloneCard }) })
  .register(z.globalRegistry, { id: 'RichCardStandAlone', description: 'Component of a `rich_card`.' });
export type RichCardStandAlone = z.infer<typeof RichCardStandAlone>;
