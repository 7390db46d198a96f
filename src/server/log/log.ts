export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Writes one event as one line. Texts of messages, tokens and whole phone numbers never go in. */
export type Log = (event: string, fields?: LogFields) => void;

const MAX_VALUE = 300;

/**
 * A log of one JSON line per event.
 *
 * @param secrets values that are cut out wherever they stand, in case one slips into a message
 */
export function createLog(
  write: (line: string) => void,
  secrets: readonly string[] = [],
  now = () => new Date(),
): Log {
  const hidden = secrets.filter((secret) => secret !== '').toSorted((a, b) => b.length - a.length);
  const clean = (value: string) => {
    const redacted = hidden.reduce((text, secret) => text.replaceAll(secret, '[hidden]'), value);
    return redacted.length > MAX_VALUE ? `${redacted.slice(0, MAX_VALUE)}…` : redacted;
  };
  return (event, fields = {}) => {
    const entry: Record<string, unknown> = { time: now().toISOString(), event };
    for (const [name, value] of Object.entries(fields))
      entry[name] = typeof value === 'string' ? clean(value) : value;
    write(`${escapeControls(JSON.stringify(entry))}\n`);
  };
}

/** JSON leaves DEL, the C1 controls and the Unicode line ends as they are; some terminals and readers obey them. */
function escapeControls(json: string): string {
  return json.replaceAll(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A phone number as the log may hold it: its last two digits. */
export function phoneEnding(phoneNumber: string): string {
  return `…${phoneNumber.slice(-2)}`;
}
