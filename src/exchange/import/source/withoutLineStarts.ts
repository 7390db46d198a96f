/** What stands before each line of a text that was copied from somewhere. */
const lineStarts = [
  // A quotation in a mail; the added lines of a comparison.
  /^[ \t]*(?:>[ \t]?)+/,
  /^\+/,
  // The log of a container, by its name or by the time.
  /^[\w./-]{1,80}[ \t]*\|[ \t]?/,
  /^\[[\w./-]{1,120}\][ \t]/,
  /^\d{4}-\d\d-\d\d[T ][\d:.,]{8,20}(?:Z|[+-]\d\d:?\d\d)?[ \t](?:std(?:out|err) [FP] )?/,
  // Numbers of lines.
  /^[ \t]*\d{1,6}[:|.)]?[ \t]/,
];

/** The text without the same kind of start of every line; undefined when its lines have none. */
export function withoutLineStarts(text: string): string | undefined {
  const lines = text.split('\n');
  if (!text.includes('{')) return undefined;
  const start = lineStarts.find((each) => lines.every((line) => line.trim() === '' || each.test(line)));
  return start && lines.map((line) => line.replace(start, '')).join('\n');
}
