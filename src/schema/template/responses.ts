import { z } from '../values/zod';
import { TemplateStatus, TemplateType } from '../values/enums';
import { RichCardCarousel } from './carousel';
import { PlainText } from './plainText';
import { RichCardStandAlone } from './standaloneCard';

export const MessageContent = z
  .union([PlainText, RichCardStandAlone, RichCardCarousel])
  .meta({ id: 'MessageContent', description: 'PlainText, RichCardStandAlone or RichCardCarousel.' });
export type MessageContent = z.infer<typeof MessageContent>;

/** Body of 201. */
export const TemplateCreated = z
  .object({ component: MessageContent, name: z.string(), type: TemplateType, status: TemplateStatus })
  .meta({ id: 'TemplateCreated' });
export type TemplateCreated = z.infer<typeof TemplateCreated>;

/** Body of 400: the message names the invalid parameter of body or query. */
export const BadRequest = z.object({ error: z.object({ code: z.literal(400), message: z.string() }) }).meta({
  id: 'BadRequest',
  description:
    'The message names the invalid parameter; its form `<parameter path>: <what is wrong>` is chosen by this implementation.',
});
export type BadRequest = z.infer<typeof BadRequest>;

/** Body of 500. */
export const InternalServerError = z
  .object({ error: z.object({ code: z.literal(500), message: z.literal('Something went wrong.') }) })
  .meta({ id: 'InternalServerError' });
export type InternalServerError = z.infer<typeof InternalServerError>;
