export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Writes one event as one line. Never pass message texts, tokens or whole phone numbers. */
export type Log = (event: string, fields?: LogFields) => void;

const MAX_VALUE_LENGTH = 300;

/**
 * Creates a log of one JSON line per event.
 *
 * @param secrets values to replace by `[hidden]`, in case one slips into a message
 */
export function createLog(
  write: (line: string) => void,
  secrets: readonly string[] = [],
  now = () => new Date(),
): Log {
  const longestFirst = secrets.filter((secret) => secret !== '').toSorted((a, b) => b.length - a.length);
  const redact = (value: string) => {
    const text = longestFirst.reduce((rest, secret) => rest.replaceAll(secret, '[hidden]'), value);
    return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
  };
  return (event, fields = {}) => {
    const entry: Record<string, unknown> = { time: now().toISOString(), event };
    for (const [name, value] of Object.entries(fields))
      entry[name] = typeof value === 'string' ? redact(value) : value;
    write(`${escapeControls(JSON.stringify(entry))}\n`);
  };
}

/** Escapes DEL, C1 controls and Unicode line ends: JSON allows them, some terminals obey them. */
function escapeControls(json: string): string {
  return json.replaceAll(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The last two digits of a phone number, for the log. */
export function phoneEnding(phoneNumber: string): string {
  return `…${phoneNumber.slice(-2)}`;
}
