import { z } from '../values/zod';
import { NoticeEvent } from './notices';
import { moment } from './spaces';

/** What a webhook gets: JSON signed as Standard Webhooks says, or a message as Slack or Microsoft Teams shows it. */
export const WebhookForm = z.enum(['standard', 'slack', 'teams']);
export type WebhookForm = z.infer<typeof WebhookForm>;

/** A key of Standard Webhooks: 24 to 64 bytes in Base64 behind `whsec_`. */
export const webhookSecret = z
  .string()
  .check(z.regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/, 'must be whsec_ and 24 to 64 bytes in Base64'));

const events = z.array(NoticeEvent).check(z.minLength(1), z.maxLength(NoticeEvent.options.length));

const mustBeHttps = 'must be an address that begins with https://';

/** Body of `POST …/webhooks`. */
export const NewWebhook = z
  .strictObject({
    url: z
      .url({ protocol: /^https$/, error: mustBeHttps })
      .check(z.regex(/^https:\/\/./, mustBeHttps), z.maxLength(2048)),
    events,
    form: z._default(WebhookForm, 'standard'),
  })
  .register(z.globalRegistry, {
    id: 'NewWebhook',
    description: 'An address that is called when something happens in a space.',
  });
export type NewWebhook = z.input<typeof NewWebhook>;

/** A webhook of a space. */
export const Webhook = z
  .object({
    id: z.string(),
    /** Without what behind the host may be a secret, unless the caller made it. */
    url: z.string(),
    events,
    form: WebhookForm,
    /** Who made it; null without sign-in, and for one of the setting. */
    by: z.nullable(z.string()),
    /** Whether they can no longer use the space. The webhook stays until a sender removes it. */
    hasLeft: z.boolean(),
    /** Whether it is in the setting `WEBHOOKS`, which the page cannot change. */
    isOfSetting: z.boolean(),
    /** Whether it still gets anything: an address that responds with 410 does not. */
    isOn: z.boolean(),
  })
  .register(z.globalRegistry, {
    id: 'Webhook',
    description: 'An address that is called when something happens in a space.',
  });
export type Webhook = z.infer<typeof Webhook>;

/** Answer of `GET …/webhooks`. */
export const WebhookList = z
  .object({ webhooks: z.array(Webhook) })
  .register(z.globalRegistry, { id: 'WebhookList', description: 'The webhooks of a space.' });
export type WebhookList = z.infer<typeof WebhookList>;

/** Answer of `POST …/webhooks`. The secret is shown this once; Slack and Teams need none. */
export const MadeWebhook = z
  .object({ webhook: Webhook, secret: z.nullable(z.string()) })
  .register(z.globalRegistry, {
    id: 'MadeWebhook',
    description: 'A new webhook, and the key of its signatures.',
  });
export type MadeWebhook = z.infer<typeof MadeWebhook>;

/** `waiting`: not tried yet, or tried again later. `failed`: not tried any more. */
export const DeliveryState = z.enum(['waiting', 'delivered', 'failed']);

/** One message to a webhook. */
export const Delivery = z
  .object({
    id: z.string(),
    webhook: z.string(),
    event: z.string(),
    state: DeliveryState,
    attempts: z.int(),
    at: moment,
    /** When it is tried again; null unless it waits. */
    nextAt: z.nullable(moment),
    /** What came of the last attempt, in words; null before it. */
    result: z.nullable(z.string()),
  })
  .register(z.globalRegistry, {
    id: 'Delivery',
    description: 'A message to a webhook, and what became of it.',
  });
export type Delivery = z.infer<typeof Delivery>;

/** Answer of `GET …/deliveries`. */
export const DeliveryList = z.object({ deliveries: z.array(Delivery) }).register(z.globalRegistry, {
  id: 'DeliveryList',
  description: 'The latest 100 messages to the webhooks of a space, newest first.',
});
export type DeliveryList = z.infer<typeof DeliveryList>;
