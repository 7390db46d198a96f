import { fieldMeta } from '../walk/fieldMeta';
import { z } from '../values/zod';
import { boundedList } from '../values/acrossFields';
import { exactlyOneOf } from '../values/chosenUnion';
import { SuggestedAction } from './suggestedAction';
import { SuggestedReply } from './suggestedReply';

export const Suggestion = exactlyOneOf(
  ['reply', 'action'],
  [z.strictObject({ reply: SuggestedReply }), z.strictObject({ action: SuggestedAction })],
  {
    none: () => ({
      message: 'This button is empty. Choose what it does, or delete it.',
      requirement: 'must contain exactly one of reply, action',
    }),
    several: () => ({
      message: 'This button is both a reply and an action. Keep one.',
      requirement: 'must contain exactly one of reply, action; it contains both',
    }),
  },
).register(z.globalRegistry, { id: 'Suggestion', description: 'Exactly one of `reply` or `action`.' });
export type Suggestion = z.infer<typeof Suggestion>;

/** A list of at most `max` suggestions. `owner` is the subject of the message: "A card". */
export function suggestionList(max: number, owner: string) {
  const list = z.array(Suggestion, { error: 'Buttons must be a list.' });
  return z.optional(
    boundedList(list, { max, tooMany: `${owner} can have up to ${max} buttons. Delete some.` }).register(
      fieldMeta,
      { label: 'Buttons', entry: 'Button', limit: max },
    ),
  );
}
