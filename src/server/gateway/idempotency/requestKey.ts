import { gatewayError } from '../calls/gatewayError';

/** Visible ASCII, as the header may hold it; the page's keys have about 100 characters. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

/** The `Idempotency-Key` of a request, undefined without one, or the refusal of a wrong one. */
export function readRequestKey(request: Request): string | undefined | Response {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  return IDEMPOTENCY_KEY.test(key)
    ? key
    : gatewayError(400, 'key', 'Idempotency-Key: must have 1 to 200 visible ASCII characters');
}
