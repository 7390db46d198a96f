import { MediaCheckRequest, type MediaCheckAnswer, type MediaLook } from '../../../schema/media/mediaLook';
import { readOwnBody } from '../../gateway/calls/readForwardedBody';
import { createGate } from '../../request/gate';
import { createRateLimiter } from '../../request/rateLimiter';
import type { MediaRoom } from '../store/mediaStore';
import { lookAt, lookAtOwn } from './lookAt';
import type { Outside } from './reach';

/** Looks of one person: so many at once, and so many a minute. */
const AT_ONCE = 5;
const EACH_MINUTE = { count: 30, seconds: 60 };
/** Looks of all persons at once. */
const ALL_AT_ONCE = 40;

/**
 * A look that has waited this long for a place is not begun: the answer says to ask again. Otherwise the line behind
 * many silent names would take longer than the minute after which the server closes a silent connection.
 */
const MAX_WAIT_MS = 25_000;
const RETRY_AFTER_SECONDS = 10;

/** Bytes of the longest request: 20 addresses, each character written as an escape. */
const MAX_REQUEST_BYTES = 500_000;

/**
 * Handles `POST /api/media-check`: looks at addresses as a platform would, and answers what was seen. Files of this
 * server are answered without a call.
 *
 * @param person whose limits count
 */
export function createMediaCheck(room: MediaRoom, outside: Outside) {
  const cache = createLookCache(room.now);
  const limit = createRateLimiter(EACH_MINUTE);
  const ofPerson = createGate(AT_ONCE);
  const ofAll = createGate(ALL_AT_ONCE);

  async function look(address: string, person: string): Promise<MediaLook> {
    const stamp = () => ({ address, isOwn: false, lookedAt: new Date(room.now()).toISOString() });
    const retryAfter = await limit(person);
    if (retryAfter !== undefined) return { ...stamp(), outcome: 'limited', retryAfter };
    const askedAt = room.now();
    const found = await ofPerson(person, () =>
      ofAll('all', async () =>
        room.now() - askedAt > MAX_WAIT_MS
          ? ({ outcome: 'limited', retryAfter: RETRY_AFTER_SECONDS } as const)
          : lookAt(address, outside),
      ),
    );
    return { ...found, ...stamp() };
  }

  const lookOnce = (address: string, person: string, again: boolean): Promise<MediaLook> =>
    (again ? undefined : cache.find(address)) ?? cache.keep(address, look(address, person));

  return async (request: Request, person: string): Promise<Response> => {
    const body = await readOwnBody(request, MediaCheckRequest, MAX_REQUEST_BYTES);
    if (body instanceof Response) return body;
    const { addresses, again = false } = body;
    const looks = await Promise.all(
      addresses.map(
        async (address) => (await lookAtOwn(address, request, room)) ?? lookOnce(address, person, again),
      ),
    );
    return Response.json({ looks } satisfies MediaCheckAnswer);
  };
}

const KEPT_MS = 5 * 60 * 1000;
/** Nobody waits five minutes after a typing error or a server was fixed. */
const FAILURE_KEPT_MS = 30 * 1000;
const MAX_LOOKS = 2000;

type Entry = { look: Promise<MediaLook>; until: number };

/** Remembers the last looks by address; a look that is under way is shared. */
function createLookCache(now: () => number) {
  const entries = new Map<string, Entry>();
  return {
    find(address: string): Promise<MediaLook> | undefined {
      const entry = entries.get(address);
      if (entry && entry.until > now()) return entry.look;
      entries.delete(address);
      return undefined;
    },
    keep(address: string, look: Promise<MediaLook>): Promise<MediaLook> {
      const [oldest] = entries.keys();
      if (entries.size >= MAX_LOOKS && oldest !== undefined) entries.delete(oldest);
      const entry = { look, until: now() + KEPT_MS };
      entries.delete(address);
      entries.set(address, entry);
      look.then(
        ({ outcome }) => {
          if (outcome === 'limited') entry.until = 0;
          else if (outcome !== 'reached') entry.until = now() + FAILURE_KEPT_MS;
        },
        () => entries.delete(address),
      );
      return look;
    },
  };
}
