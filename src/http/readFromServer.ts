import { readRefusal } from '../lib/json/readRefusal';
import { request, requestIdOf } from './request';

/** Nobody is signed in, or nobody any more; the message is for people. */
export class NotSignedInError extends Error {}

/**
 * Reads JSON from the server of this page. `parse` answers undefined for another shape. Throws an error
 * whose message is for people.
 */
export async function readFromServer<Value>(
  address: string,
  parse: (json: unknown) => Value | undefined,
): Promise<Value> {
  const outcome = await request(address);
  if (outcome.kind === 'no_answer') {
    throw new Error(
      outcome.reason === 'offline'
        ? 'This device is offline.'
        : 'The server isn’t responding. It may have been stopped.',
    );
  }
  const value = outcome.status === 200 ? parse(outcome.json) : undefined;
  if (value !== undefined) return value;
  const refusal = readRefusal(outcome.json);
  if (refusal?.isGateway && refusal.code === 'sign_in') throw new NotSignedInError('You’re not signed in.');
  if (refusal?.isGateway && refusal.code === 'role') throw new Error(refusal.message);
  const id = requestIdOf(outcome.headers);
  throw new Error(
    `The server sent something this page can’t read (status ${outcome.status}).${id === undefined ? '' : ` Request ID for support: ${id}.`}`,
  );
}
