import { z } from '../values/zod';
import { limits } from '../values/limits';
import { ReplyPostbackData } from '../values/postbackData';
import { requiredText } from '../values/text';

export const SuggestedReply = z
  .strictObject({
    text: requiredText({ name: 'Button text', max: limits.suggestionText }),
    postbackData: ReplyPostbackData,
  })
  .meta({ id: 'SuggestedReply', description: 'Shown in the chip and sent back to the agent on tap.' });
export type SuggestedReply = z.infer<typeof SuggestedReply>;
