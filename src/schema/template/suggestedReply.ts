import { z } from '../values/zod';
import { ReplyPostbackData } from '../values/postbackData';
import { buttonText } from './buttonText';

export const SuggestedReply = z
  .strictObject({
    text: buttonText,
    postbackData: ReplyPostbackData,
  })
  .meta({ id: 'SuggestedReply', description: 'Shown in the chip and sent back to the agent on tap.' });
export type SuggestedReply = z.infer<typeof SuggestedReply>;
