import { z } from '../values/zod';
import { limits } from '../values/limits';
import { suggestionList } from './suggestion';
import { requiredText } from '../values/textSchema';

export const PlainText = z
  .strictObject({
    text: requiredText({
      name: 'Message text',
      form: 'freeText',
      shownIn: 'message',
      takesMarkers: true,
      max: limits.text,
      description:
        'UTF-8 text. 2,500 characters are stated for a text template, 3,072 for the field; which one is enforced is not documented.',
    }),
    suggestions: suggestionList(limits.chips, 'A text message'),
  })
  .register(z.globalRegistry, { id: 'PlainText', description: 'Component of a `text_message`.' });
export type PlainText = z.infer<typeof PlainText>;
