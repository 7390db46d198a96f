import { isRecord } from '../../../lib/isRecord';
import { looksLikeJson, readLooseJson } from './readLooseJson';

/** Most messages that one text is read into. */
export const MAX_MESSAGES = 50;
/** Values to look at before giving up. */
const MAX_VISITS = 5000;
/** Texts in texts. */
const MAX_QUOTED = 4;

/** Keys of lists in answers, exports and messages of platforms. */
const listKeys = [
  'templates',
  'messages',
  'items',
  'results',
  'data',
  'requests',
  'content',
  'contents',
  // Collections of Postman and Insomnia.
  'item',
  'resources',
  'fulfillmentMessages',
];
/** Keys of the body of a request, as code and recordings of browsers write them. */
const bodyKeys = ['body', 'data', 'json', 'payload'];

type Search = { isKnown: (value: unknown) => boolean; found: unknown[]; visits: number };

/**
 * The messages inside of a value: itself, the entries of a list, the bodies of recorded requests, JSON that is written
 * as a text inside of JSON. Of a request only its body is taken: its address and headers may hold secrets.
 */
export function messagesIn(value: unknown, isKnown: (value: unknown) => boolean): unknown[] {
  const search: Search = { isKnown, found: [], visits: 0 };
  look(value, search, 0);
  return search.found;
}

function look(value: unknown, search: Search, quoted: number) {
  search.visits += 1;
  if (search.visits > MAX_VISITS || search.found.length >= MAX_MESSAGES) return;
  if (typeof value === 'string') return lookInText(value, search, quoted);
  if (typeof value !== 'object' || value === null) return undefined;
  const bodies = requestBodies(value);
  if (bodies) return lookInAll(bodies, search, quoted);
  if (search.isKnown(value)) {
    search.found.push(value);
    return undefined;
  }
  if (Array.isArray(value)) return lookInAll(value, search, quoted);
  const lists = listKeys.flatMap((key) => {
    const list = (value as Record<string, unknown>)[key];
    return Array.isArray(list) ? [list as unknown[]] : [];
  });
  lookInAll(lists.flat(), search, quoted);
  if (search.found.length > 0) return undefined;
  // Anywhere else only JSON that is quoted is a message: a title alone may belong to anything.
  return lookInAll(
    Object.values(value).filter((member) => typeof member !== 'object' || hasText(member)),
    search,
    quoted,
  );
}

const hasText = (value: unknown) => isRecord(value) && Object.values(value).some(isQuotedJson);

const isQuotedJson = (value: unknown) => typeof value === 'string' && looksLikeJson(value);

function lookInAll(values: readonly unknown[], search: Search, quoted: number) {
  for (const value of values) look(value, search, quoted);
}

function lookInText(text: string, search: Search, quoted: number) {
  if (quoted >= MAX_QUOTED || !/^\s*["[{]/.test(text)) return;
  const read = readLooseJson(text);
  if (read.ok) look(read.value, search, quoted + 1);
}

/** The bodies of a request of code, of a recording (HAR) or of a collection; undefined for anything else. */
function requestBodies(value: object): unknown[] | undefined {
  if (!isRecord(value)) return undefined;
  const { log, request, method, headers } = value;
  if (isRecord(request) && isRecord(request['body'])) return [request['body']['raw']];
  if (isRecord(log) && Array.isArray(log['entries'])) {
    return (log['entries'] as unknown[]).flatMap((entry) =>
      isRecord(entry) ? (requestBodies(entry) ?? []) : [],
    );
  }
  if (isRecord(request) && ('postData' in request || 'response' in value)) {
    const { postData } = request;
    return isRecord(postData) ? [postData['text']] : [];
  }
  if (typeof method !== 'string' && typeof headers !== 'object') return undefined;
  const bodies = bodyKeys.flatMap((key) => (value[key] === undefined ? [] : [textOf(value[key])]));
  return bodies.length === 0 ? undefined : bodies;
}

/** The text of a body with its type, as Insomnia keeps it; any other body as it is. */
const textOf = (body: unknown) => (isRecord(body) && 'mimeType' in body ? body['text'] : body);
