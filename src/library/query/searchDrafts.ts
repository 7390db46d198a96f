import { textFieldsIn } from '../../schema/walk/textFieldsIn';
import { templateTree } from '../../schema/template/templateTree';
import { textsOfSet } from '../../schema/draft/set';
import type { Draft, SendingRecord, TemplateDraft } from '../../schema/draft/draft';
import { base64ToText } from '../../schema/values/postback';
import { isRecord } from '../../lib/values';
import { dayAt, formatDay } from '../../ui/time/time';
import { draftState } from './draftState';

type Searchable = {
  /** The name first, then every text as a person reads it. */
  texts: readonly string[];
  /** All texts, normalized and in lower case. */
  folded: string;
};

const searchable = new WeakMap<Draft, Searchable>();

const fold = (text: string) => text.normalize('NFC').toLowerCase();

function searchableOf(draft: Draft): Searchable {
  const known = searchable.get(draft);
  if (known) return known;
  const texts = [
    ...textsOf(draft.template),
    ...(draft.labels ?? []),
    ...(draft.set ? textsOfSet(draft.set) : []),
    ...draft.sendings.map(describeSending),
    ...(draft.changedBy?.name ? [`Last changed by ${draft.changedBy.name}`] : []),
  ];
  const folded = fold([...texts, ...draft.sendings.map(datesOf), draftState(draft).status].join('\n'));
  const made = { texts, folded };
  searchable.set(draft, made);
  return made;
}

/** Folds the texts of a draft, once, so that a search finds them ready. */
export const foldTexts = (draft: Draft): void => void searchableOf(draft);

/** A sending as a search finds it: by name, day, app ID, and the id under which the server's log has it. */
function describeSending({ at, appId, payload, by, requestId }: SendingRecord): string {
  const name = isRecord(payload) && typeof payload.name === 'string' ? ` as ${payload.name}` : '';
  const id = requestId === undefined ? '' : `, request ID ${requestId}`;
  const person = by === undefined ? '' : ` by ${by}`;
  return `Sent ${formatDay(dayAt(at))} (${dayAt(at)})${name}${person}, app ID ${appId}${id}`;
}

const months = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month)).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' }),
);

/** The day of a sending in other forms in which people write it: "28 November 2026", "28/11/2026", "28.11.2026". */
function datesOf({ at }: SendingRecord): string {
  const [year = '', month = '', day = ''] = dayAt(at).split('-');
  const [shortMonth, shortDay] = [Number(month), Number(day)];
  return [
    `${shortDay} ${months[shortMonth - 1]} ${year}`,
    ...['/', '.'].flatMap((sign) => [[day, month, year].join(sign), [shortDay, shortMonth, year].join(sign)]),
  ].join(' ');
}

const DAY_MS = 86_400_000;
const lastWeek = 'last-week';

/** The days that a word names, such as "yesterday"; none for most words. Weeks begin on Monday. */
function daysOf(word: string, now: number): string[] {
  const days = (first: number, count: number) =>
    Array.from({ length: count }, (_, index) => dayAt(now - (first - index) * DAY_MS));
  if (word === 'today') return days(0, 1);
  if (word === 'yesterday') return days(1, 1);
  return word === lastWeek ? days(7 + ((new Date(now).getDay() + 6) % 7), 7) : [];
}

/** Every text of a template: name, titles, descriptions, labels, URLs and decoded postbacks. */
export function textsOf({ name = '', component }: TemplateDraft): string[] {
  const fields = textFieldsIn({ component }, templateTree(), []);
  return [name, ...fields.map(({ text, meta }) => (meta.form === 'postback' && base64ToText(text)) || text)];
}

/** The words of a search; a draft must contain each of them. */
export function searchWords(query: string): string[] {
  return fold(query)
    .replaceAll(/\blast\s+week\b/g, lastWeek)
    .split(/\s+/)
    .filter(Boolean);
}

export function matches(draft: Draft, words: readonly string[], now = Date.now()): boolean {
  if (words.length === 0) return true;
  const { folded } = searchableOf(draft);
  return words.every(
    (word) =>
      folded.includes(word) ||
      (word === lastWeek && folded.includes('last week')) ||
      daysOf(word, now).some((day) => folded.includes(`(${day})`)),
  );
}

/** A part of a text, which either matches a search word or does not. */
type Piece = { text: string; isMatch: boolean };

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Splits a text at each match of a search word. */
export function splitAtMatches(text: string, words: readonly string[]): Piece[] {
  if (words.length === 0) return text === '' ? [] : [{ text, isMatch: false }];
  const longestFirst = words.toSorted((a, b) => b.length - a.length).map(escaped);
  // Splitting by a capturing group returns unmatched and matched parts in turn.
  return text
    .normalize('NFC')
    .split(new RegExp(`(${longestFirst.join('|')})`, 'giu'))
    .flatMap((part, index) => (part === '' ? [] : [{ text: part, isMatch: index % 2 === 1 }]));
}

/** Characters before the first match of an excerpt. */
const leadLength = 20;
const maxExcerptLength = 160;

/**
 * An excerpt of the text that contains most of the words, starting shortly before the first. Undefined if the name
 * contains all words.
 */
export function excerptOf(draft: Draft, words: readonly string[]): string | undefined {
  const [name = '', ...texts] = searchableOf(draft).texts;
  const foldedName = fold(name);
  const missing = words.filter((word) => !foldedName.includes(word));
  if (missing.length === 0) return undefined;
  const best = textWithMost(texts, missing);
  if (best === undefined) return undefined;
  const line = best.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const [first] = splitAtMatches(line, missing.length === words.length ? words : missing);
  const at = first && !first.isMatch ? first.text.length : 0;
  const start = at <= leadLength ? 0 : wordStart(line, at - leadLength, at);
  const cut = line.slice(start, start + maxExcerptLength);
  return `${start > 0 ? '…' : ''}${cut}${start + maxExcerptLength < line.length ? '…' : ''}`;
}

/** The first of the texts that contain most of the words; undefined if none contains one. */
function textWithMost(texts: readonly string[], words: readonly string[]): string | undefined {
  const hits = texts.map((text) => words.filter((word) => fold(text).includes(word)).length);
  const most = Math.max(0, ...hits);
  return most > 0 ? texts[hits.indexOf(most)] : undefined;
}

/** The start of the first whole word after `from`; `from` itself if there is none before `before`. */
function wordStart(line: string, from: number, before: number): number {
  const space = line.indexOf(' ', from);
  if (space !== -1 && space < before) return space + 1;
  // Do not cut a surrogate pair.
  return /[\udc00-\udfff]/.test(line.charAt(from)) ? from + 1 : from;
}
