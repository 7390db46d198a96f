import { z } from '../values/zod';
import { TemplateStatus, TemplateType } from '../values/enums';
import { RichCardCarousel } from '../template/carousel';
import { PlainText } from '../template/plainText';
import { RichCardStandAlone } from '../template/standaloneCard';

export const MessageContent = z
  .union([PlainText, RichCardStandAlone, RichCardCarousel])
  .register(z.globalRegistry, {
    id: 'MessageContent',
    description: 'PlainText, RichCardStandAlone or RichCardCarousel.',
  });
export type MessageContent = z.infer<typeof MessageContent>;

/** Body of 201. */
export const TemplateCreated = z
  .object({ component: MessageContent, name: z.string(), type: TemplateType, status: TemplateStatus })
  .register(z.globalRegistry, { id: 'TemplateCreated' });
export type TemplateCreated = z.infer<typeof TemplateCreated>;

/** A template as it is read back. From the vendor’s public documentation (version 2.0), not from the interface document. */
export const StoredTemplate = z
  .object({
    component: MessageContent,
    name: z.string(),
    type: TemplateType,
    status: TemplateStatus,
    ttl: z.string().register(z.globalRegistry, { description: 'Its format is not documented.' }),
  })
  .register(z.globalRegistry, {
    id: 'StoredTemplate',
    description: 'As in the vendor’s public documentation.',
  });
export type StoredTemplate = z.infer<typeof StoredTemplate>;

/** Body of a status that is read back. */
export const StoredStatus = z.object({ status: TemplateStatus }).register(z.globalRegistry, {
  id: 'StoredStatus',
  description: 'As in the vendor’s public documentation.',
});
export type StoredStatus = z.infer<typeof StoredStatus>;

/** Body of 404: there is no template of this name. */
export const TemplateNotFound = z
  .object({ error: z.object({ message: z.string(), code: z.literal(404) }) })
  .register(z.globalRegistry, {
    id: 'TemplateNotFound',
    description: 'As in the vendor’s public documentation.',
  });
export type TemplateNotFound = z.infer<typeof TemplateNotFound>;

/** Body of 400: the message names the invalid parameter of body or query. */
export const BadRequest = z
  .object({ error: z.object({ code: z.literal(400), message: z.string() }) })
  .register(z.globalRegistry, {
    id: 'BadRequest',
    description:
      'The message names the invalid parameter; its form `<parameter path>: <what is wrong>` is chosen by this implementation.',
  });
export type BadRequest = z.infer<typeof BadRequest>;

/** Body of 500. */
export const InternalServerError = z
  .object({ error: z.object({ code: z.literal(500), message: z.literal('Something went wrong.') }) })
  .register(z.globalRegistry, { id: 'InternalServerError' });
export type InternalServerError = z.infer<typeof InternalServerError>;
