import { z } from './zod';
import { limits } from './limits';
import { ReplyPostbackData } from './postbackData';
import { requiredText } from './text';

export const SuggestedReply = z
  .strictObject({
    text: requiredText({ name: 'Button text', max: limits.suggestionText }),
    postbackData: ReplyPostbackData,
  })
  .meta({ id: 'SuggestedReply', description: 'Shown in the chip and sent back to the agent on tap.' });
export type SuggestedReply = z.infer<typeof SuggestedReply>;
