import { quote } from '../text/isolate';
import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { relaxJson } from './relaxJson';

/** A place in a text, counted from 1, and the line there, shortened around it. `mark`: the place in `excerpt`, from 0. */
export type TextPlace = { line: number; column: number; excerpt: string; mark: number };

export type JsonProblem = { place: TextPlace; reason: string };

/**
 * Where and why a text that is meant as JSON cannot be read. Undefined when no reason is found. `isExact`: also what could be
 * fixed is a reason, as a comma too many.
 */
export function explainJson(text: string, isExact = false): JsonProblem | undefined {
  const relaxed = isExact ? { text, sourceOf: (at: number) => at } : relaxJson(text);
  const errors: ParseError[] = [];
  try {
    parse(relaxed.text, errors, { allowTrailingComma: !isExact, disallowComments: isExact });
  } catch {
    return undefined;
  }
  const [error] = errors;
  if (!error) return undefined;
  const token = quoteToken(relaxed.text.slice(error.offset, error.offset + Math.min(error.length, 200)));
  const at = relaxed.sourceOf(error.offset);
  const code = printParseErrorCode(error.error);
  const isCut = code === 'UnexpectedEndOfString' && !text.trimEnd().includes('\n', at);
  const reason = isCut ? CUT : (reasons[code]?.(token) ?? otherReason(token));
  return { place: placeOf(text, at), reason };
}

const before = (what: string) => (token: string) =>
  token === ''
    ? `${what} is missing at the end. Copy the whole text.`
    : `${what} is missing before ${token}.`;

const otherReason = (token: string) =>
  token === '' ? 'the text ends too early. Copy the whole text.' : `${token} isn’t allowed here.`;

const CUT = 'the text ends inside the quotes that open here. Copy the whole text.';

const unclosed = () => 'the quote that opens here is never closed.';

/** The reasons, by the parser's names. */
const reasons: Record<string, (token: string) => string> = {
  CommaExpected: before('a comma'),
  ColonExpected: before('a colon'),
  PropertyNameExpected: (token) =>
    token === ''
      ? 'the text ends where a field name should be. Copy the whole text.'
      : `a field name in quotes should be here, not ${token}.`,
  ValueExpected: (token) =>
    token === ''
      ? 'the text ends where a value should be. Copy the whole text.'
      : `a value is missing before ${token}.`,
  CloseBraceExpected: before('a closing }'),
  CloseBracketExpected: before('a closing ]'),
  EndOfFileExpected: (token) => `there is more text after the end of the JSON: ${token}.`,
  InvalidSymbol: (token) => `${token} is not in quotes.`,
  InvalidNumberFormat: (token) => `${token} is not a number.`,
  UnexpectedEndOfString: unclosed,
  UnexpectedEndOfComment: () => 'the comment that opens here is never closed.',
  UnexpectedEndOfNumber: (token) => `${token} is not a complete number.`,
  InvalidCharacter: () => 'JSON doesn’t allow the character here.',
};

/** A token as quoted in a sentence: without its own quotes, short, on one line. */
function quoteToken(token: string): string {
  const text = token.replace(/^"([^]*)"$/, '$1').replaceAll(/\s+/g, ' ');
  return text === '' ? '' : quote(text, 30);
}

const SHOWN = 60;

function placeOf(text: string, offset: number): TextPlace {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  const line = text.slice(start, end < 0 ? undefined : end);
  const column = offset - start;
  const from = Math.max(0, column - SHOWN / 2);
  const shown = line.slice(from, from + SHOWN).trimEnd();
  const [head, tail] = [from > 0 ? '…' : '', line.length > from + SHOWN ? '…' : ''];
  return {
    line: countLines(text, start),
    column: column + 1,
    excerpt: `${head}${shown}${tail}`.toWellFormed(),
    mark: column - from + head.length,
  };
}

function countLines(text: string, end: number): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
