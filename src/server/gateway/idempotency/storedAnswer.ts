/** An answer as the database keeps it: all that the gateway passes on to the page. */
export type StoredAnswer = {
  status: number;
  retryAfter: string | null;
  contentType: string | null;
  body: string;
};

/** Reads an answer for the database. The answer itself stays readable, unless it is given `whole`. */
export async function storeAnswer(
  answer: Response,
  given: 'shared' | 'whole' = 'shared',
): Promise<StoredAnswer> {
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    contentType: answer.headers.get('content-type'),
    body: await (given === 'whole' ? answer : answer.clone()).text(),
  };
}

/** The answer to a repeated request. `Idempotency-Replayed` tells it apart from the first one. */
export function replayAnswer({ status, retryAfter, contentType, body }: StoredAnswer): Response {
  const headers = new Headers({ 'Idempotency-Replayed': 'true' });
  if (retryAfter !== null) headers.set('Retry-After', retryAfter);
  if (contentType !== null) headers.set('Content-Type', contentType);
  return new Response(body === '' ? null : body, { status, headers });
}
