import * as operations from '../../schema/openapi/notices';
import {
  DeliveryState,
  NewWebhook,
  WebhookForm,
  type DeliveryList,
  type MadeWebhook,
  type Webhook,
  type WebhookList,
} from '../../schema/responses/webhooks';
import type { MemberStore } from '../access/members/memberStore';
import { del, get, post, type Route } from '../access/route';
import { gatewayError } from '../gateway/calls/gatewayError';
import { readOwnBody } from '../gateway/calls/readForwardedBody';
import { readTarget } from '../media/look/readTarget';
import type { KnownWebhook, WebhookStore } from './webhookStore';

const MAX_REQUEST_BYTES = 20_000;
/** Webhooks of one space. */
const MAX_WEBHOOKS = 20;
/** Messages that a list has. */
const LISTED = 100;

const path = '/api/v1/spaces/:space/webhooks';

/** `…/webhooks`: which addresses are called when something happens in a space, and what became of the calls. */
export function webhookRoutes(webhooks: WebhookStore, members: MemberStore): Route[] {
  /** Who has signed in once, and can no longer use a space. */
  async function findGone(space: string): Promise<(subject: string | null) => boolean> {
    const known = await members.groups();
    const present = new Set((await members.list(space, {})).map(({ id }) => id));
    return (subject) => subject !== null && known.has(subject) && !present.has(subject);
  }

  return [
    get(path, { needs: 'space sender', operation: operations.listWebhooks }, async (c) => {
      const space = c.req.param('space');
      const found = await webhooks.list(space);
      const hasLeft = await findGone(space);
      return Response.json({
        webhooks: found.map((hook) => ({
          ...listed(hook, c.env.caller?.person?.subject),
          hasLeft: hasLeft(hook.subject),
        })),
      } satisfies WebhookList);
    }),
    post(
      path,
      { needs: 'space sender', operation: operations.addWebhook, records: 'webhook-added' },
      async (c) => {
        const body = await readOwnBody(c.req.raw, NewWebhook, MAX_REQUEST_BYTES);
        if (body instanceof Response) return body;
        const target = readTarget(body.url);
        if (typeof target === 'string') return wrongAddress(target);
        const space = c.req.param('space');
        const own = (await webhooks.list(space)).filter(({ isOfSetting }) => !isOfSetting);
        if (own.length >= MAX_WEBHOOKS)
          return gatewayError(409, 'too_many', `The space has ${MAX_WEBHOOKS} webhooks. Remove one first.`);
        const refusal = await c.env.beginAct?.({ name: new URL(body.url).host });
        if (refusal) return refusal;
        const { webhook, secret } = await webhooks.add(space, body, c.env.caller?.person);
        const made = {
          webhook: listed(webhook, c.env.caller?.person?.subject),
          secret: body.form === 'standard' ? secret : null,
        };
        return Response.json(made satisfies MadeWebhook, {
          status: 201,
          headers: { 'Cache-Control': 'no-store' },
        });
      },
    ),
    del(
      `${path}/:webhook`,
      { needs: 'space sender', operation: operations.removeWebhook, records: 'webhook-removed' },
      async (c) => {
        const { space, webhook } = c.req.param();
        const known = await webhooks.find(space, webhook);
        if (known === undefined) return noWebhook();
        if (known.isOfSetting)
          return gatewayError(409, 'setting', 'This webhook is in the setting WEBHOOKS of the server.');
        const refusal = await c.env.beginAct?.({ name: new URL(known.url).host });
        if (refusal) return refusal;
        return (await webhooks.remove(space, webhook)) ? new Response(null, { status: 204 }) : noWebhook();
      },
    ),
    post(`${path}/:webhook/test`, { needs: 'space sender', operation: operations.testWebhook }, async (c) => {
      const { space, webhook } = c.req.param();
      const known = await webhooks.find(space, webhook);
      if (known === undefined) return noWebhook();
      await webhooks.test(space, known);
      return new Response(null, { status: 204 });
    }),
    get(
      '/api/v1/spaces/:space/deliveries',
      { needs: 'space sender', operation: operations.listDeliveries },
      async (c) => {
        const rows = await webhooks.deliveries(c.req.param('space'), LISTED);
        return Response.json({
          deliveries: rows.map(({ id, webhook, event, state, attempts, at, next_at: nextAt, result }) => ({
            id,
            webhook,
            event,
            state: DeliveryState.parse(state),
            attempts: Number(attempts),
            at: Date.parse(at),
            nextAt: state === 'waiting' && nextAt !== null ? Date.parse(nextAt) : null,
            result,
          })),
        } satisfies DeliveryList);
      },
    ),
    post(
      '/api/v1/spaces/:space/deliveries/:delivery/replay',
      { needs: 'space sender', operation: operations.replayDelivery },
      async (c) => {
        const { space, delivery } = c.req.param();
        return (await webhooks.replay(space, delivery))
          ? new Response(null, { status: 204 })
          : gatewayError(404, 'not_found', 'delivery: there is no such message');
      },
    ),
  ];
}

/**
 * The path of an address may be its secret, as with Slack and Teams: others than who made the webhook see the host. Without
 * a sign-in everybody is the same.
 */
function listed(
  { id, url, events, form, by, subject, isOfSetting, isOn }: KnownWebhook,
  caller: string | undefined,
): Webhook {
  const { origin } = new URL(url);
  const isSecret = isOfSetting || (form !== 'standard' && subject !== (caller ?? null));
  return {
    id,
    url: isSecret ? `${origin}/…` : url,
    events,
    form: WebhookForm.parse(form),
    by,
    hasLeft: false,
    isOfSetting,
    isOn,
  };
}

const noWebhook = () => gatewayError(404, 'not_found', 'webhook: there is no such webhook in this space');

const wrongAddress = (target: 'invalid' | 'private' | 'port') =>
  gatewayError(
    400,
    'body',
    {
      invalid: 'url: must be an https URL without user and password',
      private: 'url: is an address of a private network. Only the setting WEBHOOKS can allow that',
      port: 'url: must use port 443',
    }[target],
  );
