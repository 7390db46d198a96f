import { MAX_BODY_BYTES } from './readBody';

const values = new WeakMap<Request, { value: unknown }>();

/**
 * Tells the readers of a request within this process what its JSON body says, so that nobody parses it again. A body
 * that is too large is read, and refused, as any other.
 */
export function setKnownJson(request: Request, body: string, value: unknown): Request {
  if (Buffer.byteLength(body) <= MAX_BODY_BYTES) values.set(request, { value });
  return request;
}

/** What the sender of a request has said of its JSON body; undefined for a request from outside. */
export const knownJsonOf = (request: Request): { value: unknown } | undefined => values.get(request);
