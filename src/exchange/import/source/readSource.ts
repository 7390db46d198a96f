import { explainJson, type TextPlace } from '../../../lib/json/explainJson';
import { MAX_FIELDS, MAX_LEVELS } from '../../../lib/json/parseJson';
import { formatNumber } from '../../../schema/values/text';
import { curlBody, isCurl, formObject } from './curlBody';
import { decodeText, findJson, startsWithWhole } from './findJson';
import { messagesIn, type BesideMessages } from './messagesIn';
import { isPowerShell, powerShellBody } from './powerShell';
import { looksLikeJson, readLooseJson, type Form, type LooseJson } from './readLooseJson';
import { shellRequest } from './shellRequest';

/** The messages of a text, not yet read as templates. */
export type Source = {
  ok: true;
  values: unknown[];
  /** Values beside the messages, which hold none themselves. */
  beside: BesideMessages[];
  /** There may be more messages. */
  isCut: boolean;
  /** How the text was read, in sentences; absent for plain JSON. */
  origin?: string;
  /** It was the data of a command, so it was sent as it is. */
  isBody?: true;
} & Form;

/** Why nothing was found. `isPlainText`: it is neither data nor a command, so it may be the words of a message. */
type SourceProblem = { ok: false; problem: string; place?: TextPlace; isPlainText?: true };

type IsKnown = (value: unknown) => boolean;

const FENCE = /^\s*```[\w-]*[ \t]*\r?\n([^]*?)\n?[ \t]*```\s*$/;
const NEXT_COMMAND = /[;&|]?[ \t]*\r?\n(?=\s*curl(?:\.exe)?\s)/;

/** Finds the messages of a pasted text: JSON, a command, code, a recording, a sentence. Runs and fetches nothing. */
export function readSource(text: string, isKnown: IsKnown): Source | SourceProblem {
  const joined = joinBrokenLines(text);
  const whole = joined === undefined ? undefined : readWhole(joined, isKnown);
  if (whole?.ok && whole.values.some(isKnown))
    return { ...whole, origin: whole.origin ?? 'From text with broken lines.' };
  return readWhole(text, isKnown);
}

function readWhole(text: string, isKnown: IsKnown): Source | SourceProblem {
  if (isCurl(text)) return readCurl(text, isKnown);
  if (isPowerShell(text)) {
    const body = powerShellBody(text);
    const data = body === undefined ? readText(text, isKnown) : readData(body, isKnown);
    return named(data, 'From a PowerShell command (not run).');
  }
  const request = shellRequest(text);
  if (request) return named(readData(request.body, isKnown), `From ${request.name} (not run).`);
  const code = codeName(text);
  const read = readLines(text, isKnown);
  return code === undefined ? read : named(read, `From ${code} (not run).`);
}

/** Several commands one after another, as browsers copy them; the first problem counts when none has a message. */
function readCurl(text: string, isKnown: IsKnown): Source | SourceProblem {
  const commands = text.split(NEXT_COMMAND);
  const reads = commands.map((command) => {
    const curl = curlBody(command);
    const origin = curl.ok ? `From ${curl.name} (not run).` : '';
    return curl.ok ? named(readData(curl.body, isKnown), origin) : curl;
  });
  const [first, ...others] = reads.filter((read) => read.ok);
  if (!first) return reads[0] ?? { ok: false, problem: 'This isn’t a command.' };
  return others.reduce<Source>(
    (all, next) => ({
      ...all,
      values: [...all.values, ...next.values],
      beside: [...all.beside, ...next.beside],
      isCut: all.isCut || next.isCut,
    }),
    first,
  );
}

function named(read: Source | SourceProblem, origin: string): Source | SourceProblem {
  if (read.ok) return { ...read, origin };
  const { isPlainText: _, ...problem } = read;
  return problem;
}

/** The data of a command: JSON, JSON whose quotes were protected once more than needed, or the fields of a form. */
function readData(body: string, isKnown: IsKnown): Source | SourceProblem {
  if (body.trim() === '') return { ok: false, problem: 'The data of this command is empty.' };
  const form = formObject(body);
  if (form === undefined) {
    const data = readText(body, isKnown);
    return data.ok ? { ...data, isBody: true } : data;
  }
  const read = readText(JSON.stringify(form), isKnown);
  if (read.ok && read.values.some(isKnown)) return read;
  const names = Object.keys(form).slice(0, 5).join(', ');
  return {
    ok: false,
    problem: `This command sends a form (${names}) without a message.`,
  };
}

/** A text, also with what mail programs, logs and editors put before each line, or written in another way. */
function readLines(text: string, isKnown: IsKnown): Source | SourceProblem {
  const read = readText(text, isKnown);
  if (read.ok) return read;
  const bare = withoutLineStarts(text);
  const again = bare === undefined ? undefined : readText(bare, isKnown);
  if (again?.ok) return { ...again, origin: 'From text with line prefixes.' };
  const decoded = decodeText(text);
  const other = decoded && readText(decoded.text, isKnown);
  return other?.ok ? { ...other, origin: decoded?.origin ?? '' } : read;
}

function readText(text: string, isKnown: IsKnown): Source | SourceProblem {
  const written = FENCE.exec(text)?.[1] ?? text;
  const content = written.replace(/^\ufeff/, '');
  const mark = content === written ? {} : { hasByteOrderMark: true };
  if (content.trim() === '') return { ok: false, problem: 'There’s nothing to import: the text is empty.' };
  const json = readLooseJson(content);
  if (json.ok) {
    const { found, beside, isCut } = messagesIn(json.value, isKnown);
    // Without a message, the value itself tells the reason.
    return { ...json, ...mark, values: found.length > 0 ? found : [json.value], beside, isCut };
  }
  if (json.kind !== 'not_json') return { ok: false, problem: sizeProblem(json) };
  return readWithin(content, isKnown) ?? explain(content);
}

function readWithin(text: string, isKnown: IsKnown): Source | undefined {
  // Of a template that was cut or is broken, a card or a button is no message.
  if (looksLikeJson(text) && !startsWithWhole(text)) return undefined;
  const found = findJson(text, (value) => messagesIn(value, isKnown).found.length > 0);
  if (found.length === 0) return undefined;
  const messages = found.map(({ value }) => messagesIn(value, isKnown));
  return {
    ok: true,
    values: messages.flatMap((each) => each.found),
    beside: messages.flatMap((each) => each.beside),
    isCut: messages.some((each) => each.isCut),
    origin: found.length === 1 ? 'From the surrounding text.' : 'From several places in the text.',
    isRelaxed: found.some(({ isRelaxed }) => isRelaxed),
    refusedKeys: found.reduce((sum, { refusedKeys }) => sum + refusedKeys, 0),
    doubledKeys: found.flatMap(({ doubledKeys = [] }) => doubledKeys),
    hasByteOrderMark: /\ufeff\s*[[{]/.test(text),
  };
}

function explain(text: string): SourceProblem {
  const reason = looksLikeJson(text) ? explainJson(text) : undefined;
  if (!reason) {
    const problem = 'This isn’t a share link, JSON or a cURL command.';
    return looksLikeJson(text) ? { ok: false, problem } : { ok: false, problem, isPlainText: true };
  }
  const { place } = reason;
  return {
    ok: false,
    problem: `Line ${formatNumber(place.line)}, column ${formatNumber(place.column)}: ${reason.reason}`,
    place,
  };
}

function sizeProblem(json: Extract<LooseJson, { kind: 'too_deep' | 'too_many_fields' }>): string {
  return json.kind === 'too_deep'
    ? `This is nested deeper than ${MAX_LEVELS} levels, so it isn’t a template.`
    : `This has more than ${formatNumber(MAX_FIELDS)} fields, so it isn’t a template.`;
}

/** The kind of code that a text is, for people; undefined when it is none that sends a request. */
function codeName(text: string): string | undefined {
  if (/^\s*[[{"]/.test(text)) return undefined;
  if (/\bfetch\s*\(/.test(text)) return 'a JavaScript fetch call';
  if (/\baxios(?:\.\w+)?\s*\(/.test(text)) return 'a JavaScript axios call';
  if (/\brequests\.(?:post|put|request)\s*\(/.test(text)) return 'a Python requests call';
  return undefined;
}

/** Narrower lines are rather written so. */
const MIN_WIDTH = 40;

/**
 * A text whose lines a terminal or a mail program has broken at a fixed width, as one line again. Undefined for any
 * other text: at least three lines, all but the last of the same length.
 */
function joinBrokenLines(text: string): string | undefined {
  const lines = text.trim().split(/\r?\n/);
  const width = lines[0]?.length ?? 0;
  if (lines.length < 3 || width < MIN_WIDTH || !text.includes('{')) return undefined;
  const isBroken = lines.every((line, index) =>
    index === lines.length - 1 ? line.length <= width : line.length === width,
  );
  return isBroken ? lines.join('') : undefined;
}

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
function withoutLineStarts(text: string): string | undefined {
  const lines = text.split('\n');
  if (!text.includes('{')) return undefined;
  const start = lineStarts.find((each) => lines.every((line) => line.trim() === '' || each.test(line)));
  return start && lines.map((line) => line.replace(start, '')).join('\n');
}
