import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Bindings } from '../settings/bindings';

/**
 * Cuts the connection without an answer. Where the app is called as a function there is none to cut; the
 * caller then gets 502 without a body.
 */
export function dropConnection({ outgoing }: Bindings): Response {
  if (outgoing === undefined) return new Response(null, { status: 502 });
  outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}
