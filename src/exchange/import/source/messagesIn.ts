import { isRecord } from '../../../lib/values';
import { formatPath } from '../../../schema/values/issues';
import type { SourcePath } from '../parts/importNotes';
import { findJson } from './findJson';
import { looksLikeJson, readLooseJson } from './readLooseJson';

/** Most messages that one text is read into. */
export const MAX_MESSAGES = 200;
/** Values to look at before giving up. */
const MAX_VISITS = 5000;
/** Texts in texts. */
const MAX_QUOTED = 4;
/** Objects in objects, above a text that holds a message. */
const MAX_RECORD_LEVELS = 6;
/** JSON in the middle of a text. */
const QUOTED_WITHIN = /[[{]\s*\\*"\w/;

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
/** Keys of objects in answers that hold such a list, and of those in which structured logs keep a request. */
const answerKeys = [
  'fulfillmentResponse',
  'fulfillment_response',
  'queryResult',
  'message_templates',
  'response',
  'result',
  'http',
  'jsonPayload',
  'attributes',
  'fields',
  '_source',
];
/** Keys of the body of a request, as code and recordings of browsers write them. */
const bodyKeys = ['body', 'data', 'json', 'payload'];
/** The body of a request in one key of a log: `http.request.body.content`, `requestBody`, `req_body`. */
const LOGGED_BODY = /^(?:https?\.)?req(?:uest)?[._]?body(?:\.(?:content|original|text))?$/i;

/** A value that stood beside the messages, by its path in the source. */
export type BesideMessages = {
  path: string;
  value: unknown;
  /** It stood beside a text that holds a message, as in a log, so it may hold secrets and is not kept. */
  isLeftOut?: true;
};

/** The messages of a value, and all that stood beside them in the same lists and around those. */
export type MessagesIn = {
  found: unknown[];
  beside: BesideMessages[];
  /** The search ended before all was looked at, so there may be more messages. */
  isCut: boolean;
};

type Search = MessagesIn & {
  isKnown: (value: unknown) => boolean;
  visits: number;
  /** A request was met, so that what stands beside the messages may hold secrets. */
  holdsRequests: boolean;
};

/**
 * The messages inside of a value: itself, the entries of a list, the bodies of recorded requests, JSON that is written
 * as a text inside of JSON. Of a request only its body is taken: its address and headers may hold secrets.
 *
 * @param quoted texts in texts around the value
 */
export function messagesIn(value: unknown, isKnown: (value: unknown) => boolean, quoted = 0): MessagesIn {
  const search: Search = { isKnown, found: [], beside: [], isCut: false, visits: 0, holdsRequests: false };
  look(value, search, { from: [], quoted });
  const isKept = search.found.length > 0 && !search.holdsRequests;
  return { found: search.found, beside: isKept ? search.beside : [], isCut: search.isCut };
}

type Place = { from: SourcePath; quoted: number };

function look(value: unknown, search: Search, at: Place): void {
  search.visits += 1;
  if (hasEnded(search)) {
    search.isCut ||= mayHoldMessage(value);
    return;
  }
  if (typeof value === 'string') return lookInText(value, search, at);
  if (typeof value !== 'object' || value === null) return;
  const bodies = requestBodies(value);
  if (bodies) {
    search.holdsRequests = true;
    for (const body of bodies) look(body, search, at);
  } else if (search.isKnown(value)) search.found.push(value);
  else if (Array.isArray(value)) lookInList(value, search, at);
  else if (isRecord(value)) lookInObject(value, search, at);
}

const hasEnded = ({ visits, found }: Search) => visits > MAX_VISITS || found.length >= MAX_MESSAGES;

const mayHoldMessage = (value: unknown) => (typeof value === 'object' && value !== null) || hasText(value);

function lookInObject(value: Record<string, unknown>, search: Search, { from, quoted }: Place) {
  const before = search.found.length;
  const lists = listKeys.filter((key) => Array.isArray(value[key]));
  for (const key of lists) lookInList(value[key] as unknown[], search, { from: [...from, key], quoted });
  const answers = answerKeys.filter((key) => isRecord(value[key]));
  for (const key of answers) look(value[key], search, { from: [...from, key], quoted });
  if (search.found.length > before) {
    const others = Object.entries(value).filter(([key]) => !lists.includes(key) && !answers.includes(key));
    search.beside.push(
      ...others.map(([key, member]) => ({ path: formatPath([...from, key]), value: member })),
    );
    return;
  }
  // Anywhere else only JSON that is quoted is a message: a title alone may belong to anything.
  const silent: [string, unknown][] = [];
  for (const [key, member] of Object.entries(value)) {
    const found = search.found.length;
    if (typeof member !== 'object' || hasText(member)) look(member, search, { from: [...from, key], quoted });
    if (search.found.length === found) silent.push([key, member]);
  }
  if (search.found.length === before) return;
  search.beside.push(
    ...silent.map(([key, member]) => ({
      path: formatPath([...from, key]),
      value: member,
      isLeftOut: true as const,
    })),
  );
}

/** Looks at the entries of a list, and notes those that hold no message. */
function lookInList(list: readonly unknown[], search: Search, { from, quoted }: Place) {
  for (const [index, entry] of list.entries()) {
    if (hasEnded(search)) {
      search.isCut ||= list.slice(index).some(mayHoldMessage);
      return;
    }
    const before = search.found.length;
    const path = [...from, index];
    look(entry, search, { from: path, quoted });
    if (search.found.length === before) search.beside.push({ path: formatPath(path), value: entry });
  }
}

/** Whether JSON is quoted anywhere in an object, as in the records of a log. */
function hasText(value: unknown, levels = MAX_RECORD_LEVELS): boolean {
  if (typeof value === 'string') return looksLikeJson(value) || QUOTED_WITHIN.test(value);
  return levels > 0 && isRecord(value) && Object.values(value).some((member) => hasText(member, levels - 1));
}

/** Looks at a text that is JSON; of a line of a log, which is read once, also at JSON in the middle of it. */
function lookInText(text: string, search: Search, { from, quoted }: Place) {
  if (quoted >= MAX_QUOTED) return;
  const next = { from, quoted: quoted + 1 };
  const read = /^\s*["[{]/.test(text) ? readLooseJson(text) : undefined;
  if (read?.ok) return look(read.value, search, next);
  if (quoted > 0 || !QUOTED_WITHIN.test(text)) return;
  const { isKnown } = search;
  const isWanted = (value: unknown) => messagesIn(value, isKnown, 1).found.length > 0;
  for (const { value } of findJson(text, isWanted)) look(value, search, next);
}

/** The bodies of a request of code, of a recording (HAR) or of a collection; undefined for anything else. */
function requestBodies(value: object): unknown[] | undefined {
  if (!isRecord(value)) return undefined;
  const { log, request, method, headers } = value;
  const logged = Object.entries(value).filter(([key]) => LOGGED_BODY.test(key));
  if (logged.length > 0) return logged.map(([, body]) => body);
  if (isRecord(request) && (isRecord(request.body) || typeof request.body === 'string')) {
    const { body } = request;
    // In a collection of Postman the body is a text beside its kind.
    return [isRecord(body) && 'raw' in body ? body.raw : body];
  }
  if (isRecord(log) && Array.isArray(log.entries)) {
    return (log.entries as unknown[]).flatMap((entry) =>
      isRecord(entry) ? (requestBodies(entry) ?? []) : [],
    );
  }
  if (isRecord(request) && ('postData' in request || 'response' in value)) {
    const { postData } = request;
    if (isRecord(postData)) return [postData.text];
    // A log may keep the body alone.
    return ['method', 'url', 'headers'].some((key) => key in request) ? [] : [request];
  }
  if (typeof method !== 'string' && typeof headers !== 'object') return undefined;
  const bodies = bodyKeys.flatMap((key) => (value[key] === undefined ? [] : [textOf(value[key])]));
  return bodies.length === 0 ? undefined : bodies;
}

/** The text of a body with its type, as Insomnia keeps it; any other body as it is. */
const textOf = (body: unknown) => (isRecord(body) && 'mimeType' in body ? body.text : body);
