import { AsyncLocalStorage } from 'node:async_hooks';
import { randomInt, randomBytes } from 'node:crypto';

/** Carries the id of a request in its answer, and from a trusted proxy in the request. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** The ids that proxies generate, without characters that could break a line of a log. */
const PROXY_ID = /^[A-Za-z0-9._:-]{8,100}$/;

/** Letters and digits that a person reads aloud without mistakes: no 0, o, 1, l, i and u. */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz';
/** 58 random bits: no two requests in a log have the same id. */
const LENGTH = 12;

const current = new AsyncLocalStorage<string>();

/**
 * The id of a request: that of a trusted proxy, so that both logs can be compared, otherwise a new one. `dropForged` has
 * removed the header of any other caller.
 */
export function chooseRequestId(headers: Headers): string {
  const given = headers.get(REQUEST_ID_HEADER);
  return given !== null && PROXY_ID.test(given) ? given : makeRequestId();
}

const makeRequestId = () =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('');

/** Runs the work of a request, during which `currentRequestId` returns the id. */
export const runWithRequestId = <Result>(id: string, work: () => Result): Result => current.run(id, work);

/** The id of the current request; undefined outside of one, for instance at the start. */
export const currentRequestId = (): string | undefined => current.getStore();

/** 128 random bits in base64url: cannot be guessed, and may be part of an address. */
export const randomId = () => randomBytes(16).toString('base64url');

let ascending = 0;

/** An id that sorts by its time, and within a millisecond by the order in which this process made it. */
export function ascendingId(at: string): string {
  ascending += 1;
  return `${at}-${String(ascending % 1_000_000).padStart(6, '0')}-${randomId()}`;
}
