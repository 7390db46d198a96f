/** What stands before each line of a text that was copied from a mail, from the log of containers, or with line numbers. */
const lineStarts = [/^[ \t]*(?:>[ \t]?)+/, /^[\w./-]{1,80}[ \t]*\|[ \t]?/, /^[ \t]*\d{1,6}[:|.)]?[ \t]/];

/** The text without the same kind of start of every line; undefined when its lines have none. */
export function withoutLineStarts(text: string): string | undefined {
  const lines = text.split('\n');
  if (!text.includes('{')) return undefined;
  const start = lineStarts.find((each) => lines.every((line) => line.trim() === '' || each.test(line)));
  return start && lines.map((line) => line.replace(start, '')).join('\n');
}
