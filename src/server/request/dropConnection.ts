import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Bindings } from './bindings';

/** Cuts the connection without an answer. Replies 502 without a body if the app is called as a function. */
export function dropConnection({ outgoing }: Bindings): Response {
  if (outgoing === undefined) return new Response(null, { status: 502 });
  outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Whether the connection of this answer was cut. */
export const isAlreadySent = (answer: Response): boolean => answer === RESPONSE_ALREADY_SENT;
