import { MediaCheckRequest, type MediaCheckAnswer, type MediaLook } from '../../../schema/media/mediaLook';
import { findIssues } from '../../../schema/values/findIssues';
import { formatPath } from '../../../schema/values/issues';
import { gatewayError } from '../../gateway/calls/gatewayError';
import { createRateLimiter } from '../../request/rateLimiter';
import { readJsonBody } from '../../request/readJsonBody';
import type { MediaRoom } from '../store/mediaRoom';
import { createGate } from './createGate';
import { createLookCache } from './lookCache';
import { lookAt } from './lookAt';
import { lookAtOwn } from './lookAtOwn';
import type { Outside } from './reach';

/** Looks of one person: so many at once, and so many a minute. */
const AT_ONCE = 5;
const EACH_MINUTE = { count: 30, seconds: 60 };
/** Looks of all persons at once. */
const ALL_AT_ONCE = 40;

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
    const found = await ofPerson(person, () => ofAll('all', () => lookAt(address, outside)));
    return { ...found, ...stamp() };
  }

  const lookOnce = (address: string, person: string, again: boolean): Promise<MediaLook> =>
    (again ? undefined : cache.find(address)) ?? cache.keep(address, look(address, person));

  return async (request: Request, person: string): Promise<Response> => {
    const body = await readJsonBody(request, MAX_REQUEST_BYTES);
    if (!body.ok) return gatewayError(body.status, 'body', `body: ${body.requirement}`);
    const [issue] = findIssues(MediaCheckRequest, body.value);
    if (issue) return gatewayError(400, 'body', `${formatPath(issue.path) || 'body'}: ${issue.requirement}`);
    const { addresses, again = false } = MediaCheckRequest.parse(body.value);
    const looks = await Promise.all(
      addresses.map(
        async (address) => (await lookAtOwn(address, request, room)) ?? lookOnce(address, person, again),
      ),
    );
    return Response.json({ looks } satisfies MediaCheckAnswer);
  };
}
