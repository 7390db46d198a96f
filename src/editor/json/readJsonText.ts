import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { MAX_FIELDS, MAX_LEVELS, readJson } from '../../lib/json/parseJson';
import { losesDigits } from '../../lib/json/writtenNumber';
import { formatNumber } from '../../schema/values/text';

/** A problem of the text itself, with its span in UTF-16 units. */
export type TextProblem = { message: string; from: number; to: number };

type JsonTextRead =
  | { ok: true; value: unknown; tree: Node; problems: TextProblem[] }
  | { ok: false; problem: TextProblem };

/** Reads JSON that a person is typing: its value and syntax tree, or the first problem. */
export function readJsonText(text: string): JsonTextRead {
  if (text.length > maxCharacters) {
    return broken('This is larger than 1 MB, too large for a template.', 0, 1);
  }
  const read = readJson(text);
  if (!read.ok && read.kind === 'too_deep')
    return broken(`This is nested deeper than ${MAX_LEVELS} levels. It is not a template.`, 0, 1);
  if (!read.ok && read.kind === 'too_many_fields')
    return broken(`This has more than ${formatNumber(MAX_FIELDS)} fields. It is not a template.`, 0, 1);

  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error) return { ok: false, problem: explain(error, text) };
  if (!read.ok || !tree) return broken('This isn’t valid JSON.', 0, 1);
  return { ok: true, value: read.value, tree, problems: [...partProblems(tree, text)] };
}

function broken(message: string, from: number, to: number): JsonTextRead {
  return { ok: false, problem: { message, from, to } };
}

/**
 * Parts that reading would change unseen: of two equal keys JSON keeps the last one, and a number with too many digits
 * becomes another one.
 */
function* partProblems(node: Node, text: string): Generator<TextProblem> {
  const written = node.type === 'number' ? text.slice(node.offset, node.offset + node.length) : '0';
  if (losesDigits(written))
    yield placed(node, `${written.slice(0, 40)} is too long for a number. Write it in double quotes.`);
  if (node.type === 'object') {
    const seen = new Map<string, Node>();
    for (const { children: [key] = [] } of node.children ?? []) {
      if (!key) continue;
      const name = String(key.value);
      const earlier = seen.get(name);
      if (earlier) yield placed(earlier, `"${name}" appears twice. Remove this one.`);
      if (name === '__proto__') yield placed(key, '"__proto__" is not a field of a template. Remove it.');
      seen.set(name, key);
    }
  }
  for (const child of node.children ?? []) yield* partProblems(child, text);
}

const placed = ({ offset, length }: Node, message: string): TextProblem => ({
  message,
  from: offset,
  to: offset + length,
});

const syntaxMessages: Record<string, string> = {
  CommaExpected: 'A comma is missing before this.',
  ColonExpected: 'A colon is missing between the field name and its value.',
  PropertyNameExpected: 'A field name in double quotes is missing here.',
  ValueExpected: 'A value is missing here: text in double quotes, a number, true, false, { or [.',
  CloseBraceExpected: 'A closing } is missing here.',
  CloseBracketExpected: 'A closing ] is missing here.',
  EndOfFileExpected: 'The JSON ends before this. Remove everything after its last bracket.',
  InvalidCommentToken: 'JSON can’t contain comments. Remove this one.',
  UnexpectedEndOfComment: 'JSON can’t contain comments. Remove this one.',
  UnexpectedEndOfString: 'The text that starts here has no closing double quote on the same line.',
  UnexpectedEndOfNumber: 'This number is not complete.',
  InvalidNumberFormat: 'This is not a valid number in JSON.',
  InvalidUnicode: String.raw`After \u four characters of 0–9 and a–f must follow.`,
  InvalidEscapeCharacter: String.raw`After a backslash only " \ / b f n r t or u may follow. Write \\ for a backslash.`,
  InvalidCharacter: String.raw`This text contains a control character. Write \t for a tab, \n for a line break.`,
};

function explain({ error, offset, length }: ParseError, text: string): TextProblem {
  const code = printParseErrorCode(error);
  const from = Math.min(offset, Math.max(0, text.length - 1));
  const to = Math.min(text.length, Math.max(offset + length, from + 1));
  const at = text.slice(offset, offset + length);
  if (text.trim() === '') return { message: 'This is empty. A template is an object in { }.', from, to };
  if (/^[}\]]/.test(at) && /,\s*$/.test(text.slice(0, offset))) {
    const comma = text.lastIndexOf(',', offset);
    const message = `Remove this comma: ${at.charAt(0)} follows.`;
    return { message, from: comma, to: comma + 1 };
  }
  let message = syntaxMessages[code] ?? 'This is not JSON.';
  if (at.startsWith("'")) message = 'JSON uses double quotes only. Replace \' with ".';
  else if (code === 'InvalidSymbol')
    message = `${at.slice(0, 40)} is not valid here. Put text and field names in double quotes.`;
  return { message, from, to };
}

/** The line and column of an offset, counted from 1. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** The maximum size of a JSON text that is read during typing, in UTF-16 units: 1 MB of ASCII. */
const maxCharacters = 1024 * 1024;

type Path = readonly (string | number)[];
export type Span = { from: number; to: number };

/** The nodes of the key and the value at a path, or at the nearest path around it. */
function find(tree: Node, path: Path): { key: Node | undefined; value: Node } {
  const value = path
    .map((_, left) => findNodeAtLocation(tree, path.slice(0, path.length - left)))
    .find((node) => node !== undefined);
  return {
    key: value?.parent?.type === 'property' ? value.parent.children?.[0] : undefined,
    value: value ?? tree,
  };
}

const spanOf = ({ offset, length }: Node): Span => ({ from: offset, to: offset + length });

/** The span to underline for a path: a value on one line, or the name or opening bracket of a larger part. */
export function underlineSpan(tree: Node, path: Path): Span {
  const { key, value } = find(tree, path);
  const isLarge = value.type === 'object' || value.type === 'array';
  if (!isLarge) return spanOf(value);
  return key ? spanOf(key) : { from: value.offset, to: value.offset + 1 };
}

/** The span of a path with its name and its whole value. */
export function partSpan(tree: Node, path: Path): Span {
  const { key, value } = find(tree, path);
  return { from: (key ?? value).offset, to: value.offset + value.length };
}
