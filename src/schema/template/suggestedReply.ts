import { z } from '../values/zod';
import { ReplyPostbackData } from '../values/postback';
import { limits } from '../values/limits';
import { requiredText } from '../values/textSchema';

/** The text on a button, reply or action. */
export const buttonText = requiredText({
  name: 'Button text',
  label: 'Text',
  form: 'freeText',
  shownIn: 'button',
  max: limits.suggestionText,
});

export const SuggestedReply = z
  .strictObject({
    text: buttonText,
    postbackData: ReplyPostbackData,
  })
  .register(z.globalRegistry, {
    id: 'SuggestedReply',
    description: 'Shown in the chip and sent back to the agent on tap.',
  });
export type SuggestedReply = z.infer<typeof SuggestedReply>;
