import { asciiDigits } from '../../lib/text/asciiText';
import { findMarkers } from '../values/markers';
import { foldSetValue, SET_VALUE, writeSetValue } from './setValues';

/** A part of a text that is the same in all languages. */
export type ProtectedPart = {
  kind: 'parameter' | 'setValue' | 'link' | 'email' | 'phone';
  text: string;
  start: number;
  /** After its last UTF-16 code unit. */
  end: number;
};

export type TranslationIssue = {
  /** An error: the parameter or set value is lost, there too often, or unknown. A warning: a link or number differs. */
  level: 'error' | 'warning';
  /** The part as the source has it, or the unknown one of the translation. */
  part: string;
  message: string;
  /** The whole translation with this part corrected, where only one correction is plausible. */
  fixed?: string;
};

// The bounds of all patterns keep the search linear.
const LINK =
  /(?:https?:\/\/|www\.)[^\s<>"]+|(?<![\p{L}\p{N}@.-])(?:[a-z0-9-]{1,63}\.){1,4}(?:com|in|org|net|io|co|app|shop|store)(?![\p{L}\p{N}@-])(?:\/[^\s<>"]*)?/giu;
const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,24}/gi;
const PHONE = /(?<![\p{L}\p{N}.,/+-])\+?\(?\d(?:[\s().-]{0,3}\d){6,16}(?![\p{L}\p{N}]|[.,/-]\p{N})/gu;

/** Punctuation behind a link belongs to the sentence. */
const withoutPunctuation = (link: string) => {
  let end = link.length;
  while (end > 0 && ".,;:!?)'’”»।。".includes(link.charAt(end - 1))) end -= 1;
  return link.slice(0, end);
};

/** Digits with ten or more of them, a plus sign or a leading zero are a number to call; a year or price is none. */
const isPhone = (text: string) => {
  const digits = text.replaceAll(/\D/g, '').length;
  return text.startsWith('+') || digits >= 10 || (text.startsWith('0') && digits >= 9);
};

function partsOf(kind: ProtectedPart['kind'], text: string, pattern: RegExp): ProtectedPart[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => {
    const part = kind === 'link' ? withoutPunctuation(found) : found;
    return { kind, text: part, start: index, end: index + part.length };
  });
}

const setValuesOf = (text: string) => (text.includes('{{') ? partsOf('setValue', text, SET_VALUE) : []);
const parametersOf = (text: string) =>
  findMarkers(text).map(({ marker, start, end }) => ({
    kind: 'parameter' as const,
    text: marker,
    start,
    end,
  }));

/** What is not translated in a text, in order and none within another: a link contains its parameters. */
export function protectedPartsOf(text: string): ProtectedPart[] {
  const found = [
    ...parametersOf(text),
    ...setValuesOf(text),
    ...partsOf('link', text, LINK),
    ...(text.includes('@') ? partsOf('email', text, EMAIL) : []),
    ...partsOf('phone', text, PHONE).filter((part) => isPhone(part.text)),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  let last = 0;
  return found.filter(({ start, end }) => {
    if (start < last) return false;
    last = end;
    return true;
  });
}

/** What names a set value or parameter, however its case, blanks and digits are written. */
const keyOf = (part: string) => asciiDigits(part.normalize('NFKC')).toLowerCase().replaceAll(/[\s_]/g, '');

/** Brackets around something short, also with blanks between braces and in the full width of East Asian keyboards. */
const LOOSE = /[[［][^[\]［］{}]{1,64}[\]］]|[{｛]\s?[{｛][^{}｛｝]{1,64}[}｝]\s?[}｝]/g;

type Loose = { text: string; start: number; isSetValue: boolean };

/**
 * What a translation lost, doubled or added of the parameters and set values of its source (errors), and which links, e-mail
 * addresses and phone numbers it lacks (warnings).
 */
export function findTranslationIssues(source: string, text: string): TranslationIssue[] {
  const [wanted, given] = [placeholders(source), placeholders(text)];
  const missing = beyond(wanted, given);
  const tooMany = beyond(given, wanted);
  const known = new Set(wanted.map(({ key }) => key));
  const loose = unknownBrackets(source, text, known);
  const errors = missing.map((part): TranslationIssue => {
    const meant = meantBy(part, missing, loose, source);
    const fixed =
      meant && text.slice(0, meant.start) + part.text + text.slice(meant.start + meant.text.length);
    return {
      level: 'error',
      part: part.text,
      message: meant
        ? `“${part.text}” is missing: “${meant.text}” is written in its place. Write it as in the source.`
        : `“${part.text}” is missing. Add it where it belongs in this language.`,
      ...(fixed !== undefined && { fixed }),
    };
  });
  // What is written in the place of a missing one is named there.
  const named = new Set(missing.map((part) => meantBy(part, missing, loose, source)?.start));
  const doubled = tooMany
    .filter(({ start }) => !named.has(start))
    .map(({ text: part, key }): TranslationIssue => ({
      level: 'error',
      part,
      message: known.has(key)
        ? `“${part}” is there more often than in the source. Remove one.`
        : `“${part}” is not in the source. Remove it.`,
    }));
  return [...errors, ...doubled, ...changedLinks(source, text)];
}

type Placeholder = { text: string; start: number; key: string };

const placeholders = (text: string): Placeholder[] =>
  [...parametersOf(text), ...setValuesOf(text)]
    .map((part) => ({ text: part.text, start: part.start, key: exactKey(part) }))
    .sort((a, b) => a.start - b.start);

/** Set values are filled in whatever case they are written, parameters only as they are. */
const exactKey = ({ kind, text }: Pick<ProtectedPart, 'kind' | 'text'>) =>
  kind === 'parameter' ? text : writeSetValue(foldSetValue(text.slice(2, -2)));

/** The parts that are not among the others, each counted. */
function beyond(parts: readonly Placeholder[], others: readonly Placeholder[]): Placeholder[] {
  const left = new Map<string, number>();
  for (const { key } of others) left.set(key, (left.get(key) ?? 0) + 1);
  return parts.filter(({ key }) => {
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}

/** Brackets of the translation that are none of the source's. */
function unknownBrackets(source: string, text: string, known: ReadonlySet<string>): Loose[] {
  return Array.from(text.matchAll(LOOSE), ({ 0: found, index }) => ({
    text: found,
    start: index,
    isSetValue: /^[{｛]/.test(found),
  })).filter(
    (found) =>
      !source.includes(found.text) &&
      !known.has(exactKey({ kind: found.isSetValue ? 'setValue' : 'parameter', text: found.text })),
  );
}

/** The brackets that are written in place of a missing part: of its name, or the only ones where one is missing. */
function meantBy(
  part: Placeholder,
  missing: readonly Placeholder[],
  loose: readonly Loose[],
  source: string,
): Loose | undefined {
  const isSetValue = part.text.startsWith('{');
  const ofKind = loose.filter((found) => found.isSetValue === isSetValue);
  const near = ofKind.filter((found) => keyOf(found.text) === keyOf(part.text));
  if (near.length > 0) return near.length === 1 ? near[0] : undefined;
  const others = missing.filter((each) => each.text.startsWith('{') === isSetValue);
  // Square brackets may be an aside of the text.
  const hasAsides = !isSetValue && replacedMarkers(source).includes('[');
  return others.length === 1 && ofKind.length === 1 && !hasAsides ? ofKind[0] : undefined;
}

const replacedMarkers = (text: string) =>
  findMarkers(text).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);

const names = { link: 'The link', email: 'The e-mail address', phone: 'The phone number' } as const;

function changedLinks(source: string, text: string): TranslationIssue[] {
  return protectedPartsOf(source).flatMap(({ kind, text: part }): TranslationIssue[] => {
    if (kind === 'parameter' || kind === 'setValue' || text.includes(part)) return [];
    if (kind === 'phone' && asciiDigits(text).replaceAll(/\D/g, '').includes(part.replaceAll(/\D/g, '')))
      return [];
    return [
      {
        level: 'warning',
        part,
        message: `${names[kind]} “${part}” of the source is not in the translation.`,
      },
    ];
  });
}
