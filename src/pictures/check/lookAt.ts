import { request } from '../../http/request';
import { MediaCheckAnswer, type MediaLook } from '../../schema/media/mediaLook';
import { mediaLimits } from '../../schema/media/mediaLimits';

/** Milliseconds: the server looks at each address for ten seconds at most, some beside each other. */
const timeout = 60_000;

export type Looks =
  | { ok: true; looks: readonly MediaLook[] }
  | { ok: false; reason: 'offline' | 'unavailable' };

/** Has the server look at addresses as a platform would. At most as many as one request takes. */
export async function lookAt(addresses: readonly string[], signal?: AbortSignal): Promise<Looks> {
  const outcome = await request('/api/media-check', {
    method: 'POST',
    body: { addresses },
    timeout,
    ...(signal ? { signal } : {}),
  });
  if (outcome.kind === 'no_answer')
    return { ok: false, reason: outcome.reason === 'offline' ? 'offline' : 'unavailable' };
  const answer = MediaCheckAnswer.safeParse(outcome.json);
  return outcome.status === 200 && answer.success
    ? { ok: true, looks: answer.data.looks }
    : { ok: false, reason: 'unavailable' };
}

/** The addresses in parts of the size that one request takes. */
export function inRequests(addresses: readonly string[]): string[][] {
  const { checkedAddresses: size } = mediaLimits;
  return Array.from({ length: Math.ceil(addresses.length / size) }, (_, index) =>
    addresses.slice(index * size, (index + 1) * size),
  );
}
