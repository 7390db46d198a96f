import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { askOnce, type Missed } from '../media/look/askOnce';
import { findPublicAddresses, type IpAddress, type Outside } from '../media/look/reach';
import { readTarget } from '../media/look/readTarget';
import type { DeliveryRow, KnownWebhook, WebhookStore } from './webhookStore';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** Pauses between the attempts: the schedule that the Standard Webhooks specification gives as its example. */
const PAUSES = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];
const CONNECT_MS = 5 * SECOND_MS;
/** The specification asks for 15 to 30 seconds. */
const ALL_MS = 15 * SECOND_MS;
/** Time for which a process may send one message. */
const BUSY_MS = MINUTE_MS;
const AT_ONCE = 20;
/** Messages to one webhook at once, and messages among which those are chosen. */
const OF_ONE = 3;
const LOOKED_AT = 200;

const missed: Record<Missed, string> = {
  unreachable: 'The address could not be reached.',
  certificate: 'The certificate of the address is not valid.',
  slow: 'There was no response within 15 seconds.',
  unreadable: 'The response could not be read.',
};

/** What came of one attempt. `final`: the next one would come to the same. */
type Attempt = { state: 'delivered' | 'final' | 'gone' | 'failed'; result: string };

/** Sends the messages for which it is time, and plans the next attempt of those that did not arrive. */
export function createDelivery(webhooks: WebhookStore, outside: Outside, now: () => number) {
  async function attempt(hook: KnownWebhook, { id, body }: DeliveryRow): Promise<Attempt> {
    const started = performance.now();
    const place = await findPlace(hook, outside, AbortSignal.timeout(CONNECT_MS));
    if (typeof place === 'string') return { state: 'final', result: place };
    if (place.addresses.length === 0) return { state: 'failed', result: missed.unreachable };
    const answer = await askOnce(
      { method: 'POST', ...place, headers: headersOf(hook, id, body, new Date(now())), body },
      { connect: started + CONNECT_MS, all: started + ALL_MS },
    );
    if (typeof answer === 'string') return { state: 'failed', result: missed[answer] };
    const { status } = answer;
    const result = `The address responded with ${status}.`;
    if (status >= 200 && status < 300) return { state: 'delivered', result };
    if (status === 410 && !hook.isOfSetting)
      return { state: 'gone', result: `${result} It gets no more messages.` };
    if (status >= 300 && status < 400)
      return { state: 'failed', result: `${result} Redirects are not followed.` };
    return { state: 'failed', result };
  }

  async function deliver(row: DeliveryRow): Promise<void> {
    if (!(await webhooks.claim(row, now() + BUSY_MS))) return;
    const hook = await webhooks.find(row.space, row.webhook);
    const { state, result } =
      hook === undefined || !hook.isOn
        ? { state: 'final' as const, result: 'The webhook was removed or has ended.' }
        : await attempt(hook, row);
    const attempts = Number(row.attempts) + 1;
    if (state === 'gone') await webhooks.end(row.webhook);
    const pause = PAUSES[attempts - 1];
    const isOver = state !== 'failed' || pause === undefined;
    await webhooks.settle(row.id, {
      state: state === 'delivered' ? 'delivered' : isOver ? 'failed' : 'waiting',
      attempts: String(attempts),
      next_at: isOver ? null : new Date(now() + pause).toISOString(),
      result,
    });
  }

  return async (): Promise<void> => {
    const places = new Map<string, number>();
    // A receiver that does not respond takes few places, so that the others do not wait for it.
    const chosen = (await webhooks.due(LOOKED_AT)).filter(({ webhook }) => {
      const taken = (places.get(webhook) ?? 0) + 1;
      places.set(webhook, taken);
      return taken <= OF_ONE;
    });
    await Promise.all(chosen.slice(0, AT_ONCE).map(deliver));
  };
}

/**
 * Where a message goes: addresses that are public, all of them and looked up once, so that no name leads into a private
 * network; or why it goes nowhere. Only the settings of the server allow private addresses.
 */
async function findPlace({ url, allowPrivate }: KnownWebhook, outside: Outside, signal: AbortSignal) {
  if (allowPrivate) {
    const parsed = new URL(url);
    const host = parsed.hostname.replace(/^\[|\]$/g, '');
    const isSecure = parsed.protocol === 'https:';
    const port = parsed.port === '' ? (isSecure ? 443 : 80) : Number(parsed.port);
    const found = await lookup(host, { all: true }).catch(() => []);
    const addresses = found.map(({ address, family }): IpAddress => ({
      address,
      family: family === 6 ? 6 : 4,
    }));
    return {
      target: { url: parsed, isSecure, port, host, isIp: isIP(host) !== 0 },
      addresses,
      outside: anywhere,
    };
  }
  const target = readTarget(url);
  if (target === 'private') return 'The address is private. Only the setting WEBHOOKS can allow that.';
  if (target === 'port') return 'The address has a port other than 80 and 443.';
  if (target === 'invalid') return 'The address is not a URL that can be called.';
  return { target, addresses: (await findPublicAddresses(target, outside, signal)) ?? [], outside };
}

const anywhere: Pick<Outside, 'dial'> = { dial: (address, port) => ({ ...address, port }) };

function headersOf(
  { form, secret }: KnownWebhook,
  id: string,
  body: string,
  at: Date,
): Record<string, string> {
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
  };
  if (form !== 'standard' || secret === undefined) return headers;
  return {
    ...headers,
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / SECOND_MS)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
}
