/** What a text says of a response beside its body: the status, and the headers that matter. */
export type ResponseHead = {
  status: number;
  /** As they were written. */
  retryAfter?: string;
  date?: string;
  requestId?: string;
  /** What follows the headers; absent where nothing does. */
  body?: string;
};

/** `HTTP/2 429`, also behind `<` and in the quotes of a server's log. Not the interim statuses below 200. */
const STATUS_LINE = /\bHTTP\/\d(?:\.\d)?"?[ \t]+([2-5]\d\d)\b/gi;

/** The status in a line of a log or in its JSON: `status_code: 429`, `"status":429`, `status=429`. */
const LOGGED_STATUS = [
  /\b[\w.]*status[._ -]?code["']?\s*[:=]\s*["']?([3-5]\d\d)\b/gi,
  /["'][\w.]*status["']\s*:\s*["']?([3-5]\d\d)\b/gi,
  /\b[\w.]*status=["']?([3-5]\d\d)\b/gi,
  /^\W*status:[ \t]*([3-5]\d\d)[ \t]*$/gim,
];

/** The value of a header, of `curl -v`, of a log or of JSON. */
const valueOf = (name: string, value: string) =>
  new RegExp(String.raw`(?:^|[<\s"'{,.])${name}["']?\s*[:=]\s*["']?(${value})`, 'im');
const DATE = String.raw`[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT`;
const headers = {
  retryAfter: valueOf('retry[-_]after', String.raw`${DATE}|\d+(?:\.\d+)?`),
  date: valueOf('date', DATE),
  requestId: valueOf('x-request-id', String.raw`[\w.-]{1,100}`),
};

/** The last response whose status line or status number stands in a text; undefined for a text without one. */
export function findResponseHead(text: string): ResponseHead | undefined {
  const line = [...text.matchAll(STATUS_LINE)].at(-1);
  const found = line ?? lastStatus(withoutWords(text));
  if (!found) return undefined;
  // A header before the status line belongs to the request.
  const rest = line ? text.slice(line.index) : text;
  const body = line && bodyIn(rest);
  return {
    status: Number(found[1]),
    ...Object.fromEntries(
      Object.entries(headers).flatMap(([name, header]) => {
        const value = header.exec(rest)?.[1];
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    ...(body ? { body } : {}),
  };
}

const lastStatus = (text: string) =>
  LOGGED_STATUS.flatMap((form) => [...text.matchAll(form)])
    .toSorted((a, b) => a.index - b.index)
    .at(-1);

/** The text with its quoted sentences blank: a message may speak of a status, too. */
const withoutWords = (text: string) =>
  text.replaceAll(/"(?:[^"\\\n]|\\.)*"/g, (quoted) => (/^"[\w.-]{1,40}"$/.test(quoted) ? quoted : '""'));

/** What follows the blank line behind the headers, without what `curl -v` says of the connection. */
function bodyIn(response: string): string | undefined {
  const lines = response.split(/\r?\n/).map((line) => line.replace(/^<(?:[ \t]|$)/, ''));
  const blank = lines.findIndex((line) => line.trim() === '');
  if (blank < 0) return undefined;
  return lines
    .slice(blank + 1)
    .filter((line) => !/^(?:\* |[{}] \[)/.test(line))
    .join('\n')
    .trim();
}
