import { currentRequestId } from '../request/requestId';

type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Writes one event as one line. Never pass message texts, tokens or whole phone numbers. */
export type Log = (event: string, fields?: LogFields) => void;

/** `json` for programs that collect logs, `text` for a person at a terminal. */
type LogFormat = 'json' | 'text';

type Options = { format?: LogFormat; now?: () => Date };

type Entry = { time: string; level: string; event: string } & Record<string, unknown>;

const MAX_VALUE_LENGTH = 300;

/**
 * Creates a log of one line per event. A line that is written during a request carries its id.
 *
 * @param write takes a line; answers false if it had to drop it
 * @param secrets values to replace by `[hidden]`, in case one slips into a message
 */
export function createLog(
  write: (line: string) => unknown,
  secrets: readonly string[] = [],
  { format = 'json', now = () => new Date() }: Options = {},
): Log {
  const longestFirst = secrets.filter((secret) => secret !== '').toSorted((a, b) => b.length - a.length);
  const redact = (value: string) => {
    const text = longestFirst.reduce((rest, secret) => rest.replaceAll(secret, '[hidden]'), value);
    return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
  };
  const toLine = format === 'json' ? (entry: Entry) => JSON.stringify(entry) : toText;
  function emit(event: string, fields: LogFields): boolean {
    const entry: Entry = { time: now().toISOString(), level: levelOf(event), event };
    for (const [name, value] of Object.entries({ ...fields, requestId: currentRequestId() }))
      entry[name] = typeof value === 'string' ? redact(value) : value;
    return write(`${escapeControls(toLine(entry))}\n`) !== false;
  }
  let lost = 0;
  return (event, fields = {}) => {
    if (lost > 0 && emit('log-lines-lost', { count: lost })) lost = 0;
    if (!emit(event, fields)) lost += 1;
  };
}

function levelOf(event: string): 'error' | 'warn' | 'info' {
  if (event.endsWith('failure')) return 'error';
  return event === 'csp-violation' || event === 'log-lines-lost' ? 'warn' : 'info';
}

/** `09:30:00.000 request method=POST path=/v2/… status=201 ms=4`; a failure starts with its level. */
function toText({ time, level, event, ...fields }: Entry): string {
  const clock = time.slice(11, 23);
  const words = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${quoteIfNeeded(String(value))}`);
  return [clock, ...(level === 'info' ? [] : [level.toUpperCase()]), event, ...words].join(' ');
}

const quoteIfNeeded = (value: string) => (/^[\x21\x23-\x7e…]+$/.test(value) ? value : JSON.stringify(value));

/** Escapes DEL, C1 controls and Unicode line ends: JSON allows them, some terminals obey them. */
function escapeControls(line: string): string {
  return line.replaceAll(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The last two digits of a phone number, for the log. */
export function phoneEnding(phoneNumber: string): string {
  return `…${phoneNumber.slice(-2)}`;
}

/** Path parts that are followed by an id or a secret: who knows it can read a whole phone number, or a template. */
const idParts = /\/(id|sent|number|reference|review|people)\/[^/]+/g;

/** A path for the log, without ids. */
export const maskPath = (path: string): string => path.replaceAll(idParts, '/$1/…');

/** Bytes that may wait for a slow reader; more lines are lost, for the memory is needed to serve. */
const MAX_WAITING_BYTES = 1_000_000;

/**
 * Writes to standard error or output, and goes on if that fails: the reader may be gone or slow, or the disk full.
 * Without a listener, the stream's error would end the process. Returns whether the line was taken.
 */
export function writeLine(stream: NodeJS.WriteStream, line: string): boolean {
  if (stream.listenerCount('error') === 0) stream.on('error', () => undefined);
  if (stream.writableLength > MAX_WAITING_BYTES) return false;
  try {
    stream.write(line);
    return true;
  } catch {
    // A file is written at once and throws; a pipe reports its error later.
    return false;
  }
}
