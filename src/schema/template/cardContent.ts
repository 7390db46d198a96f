import { z } from '../values/zod';
import { acrossFields, isBlank } from '../values/acrossFields';
import { limits } from '../values/limits';
import { Media } from './media';
import { suggestionList } from './suggestion';
import { optionalText } from '../values/textSchema';

export const CardContent = z
  .strictObject(
    {
      title: optionalText({
        name: 'Title',
        form: 'freeText',
        shownIn: 'card',
        takesMarkers: true,
        max: limits.cardTitle,
      }),
      description: optionalText({
        name: 'Description',
        form: 'freeText',
        shownIn: 'card',
        takesMarkers: true,
        max: limits.cardDescription,
      }),
      media: z.optional(Media),
      suggestions: suggestionList(limits.cardSuggestions, 'A card'),
    },
    { error: 'This card is missing. Add a title, a description, a picture or a button.' },
  )
  .check(
    acrossFields((card) =>
      card.media !== undefined || hasMoreThanMedia(card)
        ? []
        : [
            {
              message: 'This card is empty. Add a title, a description, a picture or a button.',
              requirement: 'must contain at least one of title, description, media, suggestions',
            },
          ],
    ),
  )
  .register(z.globalRegistry, {
    id: 'CardContent',
    description: 'That a card must contain something is chosen by this implementation.',
  });
export type CardContent = z.infer<typeof CardContent>;

type Filled = { title?: unknown; description?: unknown; suggestions?: unknown };

/** Whether a card has content beside its media. A horizontal card with media must (interface document, CardOrientation). */
export function hasMoreThanMedia({ title, description, suggestions }: Filled): boolean {
  // A list of the wrong type has its own issue, so it counts as filled.
  const hasSuggestions = Array.isArray(suggestions) ? suggestions.length > 0 : suggestions !== undefined;
  return !isBlank(title) || !isBlank(description) || hasSuggestions;
}
