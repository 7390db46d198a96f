import { isOffline } from './isOffline';

/** The answer to an HTTP request, of any status. */
export type Answer = {
  kind: 'answer';
  status: number;
  headers: Headers;
  /** The body as text, at most `maxCharacters` long. */
  text: string;
  /** The body as JSON; undefined if it is not JSON. */
  json: unknown;
};
type NoAnswer = {
  kind: 'no_answer';
  /** `offline`: the request was not sent. With the other reasons it may have arrived. */
  reason: 'offline' | 'timeout' | 'cancelled' | 'network';
};
export type Outcome = Answer | NoAnswer;

export type RequestOptions = {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Milliseconds to wait for an answer. */
  timeout?: number;
  signal?: AbortSignal;
  /** Characters of the answer that are read, for instance of a long list. */
  maxCharacters?: number;
};

/** Maximum characters of most answers; longer ones are cut, so that they cannot fill the page. */
const usualMaxCharacters = 2_097_152;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Sends one request. Never throws for network errors, never repeats, never follows a redirect. `body` is sent as JSON, a file
 * as it is.
 */
export async function request(
  address: string,
  {
    method = 'GET',
    headers = {},
    body,
    timeout = 20_000,
    signal,
    maxCharacters = usualMaxCharacters,
  }: RequestOptions = {},
): Promise<Outcome> {
  if (await isOffline()) return { kind: 'no_answer', reason: 'offline' };
  const deadline = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(address, {
      method,
      redirect: 'error',
      cache: 'no-store',
      // A file brings its own type.
      headers: {
        ...(body === undefined || body instanceof Blob ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
    });
    const text = (await response.text()).slice(0, maxCharacters);
    return {
      kind: 'answer',
      status: response.status,
      headers: response.headers,
      text,
      json: parseJson(text),
    };
  } catch {
    const reason = signal?.aborted ? 'cancelled' : deadline.aborted ? 'timeout' : 'network';
    return { kind: 'no_answer', reason };
  }
}

/** The id under which the server's log has this request; undefined if something in between answered. */
export const requestIdOf = (headers: Headers): string | undefined => headers.get('x-request-id') ?? undefined;

/** Why a request got no answer, as a sentence for people. The seconds are the default time limit of `request`. */
export const noAnswerMessages = {
  offline: 'This device is offline.',
  timeout: 'No response within 20 seconds.',
  cancelled: 'You stopped waiting before a response arrived.',
  network: 'The connection was lost before a response arrived.',
} as const satisfies Record<NoAnswer['reason'], string>;
