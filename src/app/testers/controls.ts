import { readFromServer } from '../../http/readFromServer';
import { request } from '../../http/request';
import { readRefusal } from '../../lib/json/readRefusal';
import { curlCommand } from '../../lib/text/curlCommand';
import { WaitingAnswers, type WaitingAnswer } from '../../schema/responses/platformControls';

/** A request that changes the embedded platform. */
export type Control = { method: 'PUT' | 'DELETE'; path: string; body?: unknown };

/** Sends a control; the words of its refusal, or undefined. */
export async function sendControl({ method, path, body }: Control): Promise<string | undefined> {
  const outcome = await request(path, { method, ...(body === undefined ? {} : { body }) });
  if (outcome.kind === 'no_answer') return 'The server isn’t responding. It may have been stopped.';
  if (outcome.status < 300) return undefined;
  return readRefusal(outcome.json)?.message ?? `The server responded with HTTP status ${outcome.status}.`;
}

/** The same request for a shell. */
export function controlCurl({
  method,
  path,
  body,
}: Control | { method: 'GET'; path: string; body?: undefined }) {
  return curlCommand({
    method,
    address: `${location.origin}${path}`,
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
}

/** The answers that wait at an address, in their order. */
export const readWaiting = (path: string) =>
  readFromServer(path, (json) => WaitingAnswers.safeParse(json).data?.next);

/** What an entry waits for: a template's name or a phone number; undefined for the next request of any. */
export const waitsFor = ({ name, endpoint }: WaitingAnswer): string | undefined => name ?? endpoint;

const sameGroup = (entries: readonly WaitingAnswer[], target: string | undefined) =>
  entries.filter((entry) => waitsFor(entry) === target);

/** Adds an entry behind those that wait for the same. */
export const addAnswer = (
  path: string,
  waiting: readonly WaitingAnswer[],
  entry: WaitingAnswer,
): Control => ({
  method: 'PUT',
  path,
  body: { next: [...sameGroup(waiting, waitsFor(entry)), entry] },
});

/** Removes one entry. */
export function removeAnswer(path: string, waiting: readonly WaitingAnswer[], entry: WaitingAnswer): Control {
  const rest = sameGroup(waiting, waitsFor(entry)).filter((each) => each !== entry);
  if (rest.length > 0 || waitsFor(entry) === undefined) return { method: 'PUT', path, body: { next: rest } };
  const key = entry.name === undefined ? 'endpoint' : 'name';
  return { method: 'DELETE', path: `${path}?${new URLSearchParams({ [key]: waitsFor(entry) ?? '' })}` };
}
