import { textFieldsIn } from '../../schema/walk/textFieldsIn';
import { templateTree } from '../../schema/template/templateTree';
import { textsOfSet } from '../../schema/draft/set';
import type { Draft, SendingRecord, TemplateDraft } from '../../schema/draft/draft';
import { base64ToText } from '../../schema/values/postback';
import { isRecord } from '../../lib/values';
import { dayAt, formatDay } from '../../ui/time/time';
import { draftState } from './draftState';
import { daysNamed, isNamed, splitSearch } from './searchedDays';

type Searchable = {
  /** The name first, then every text as a person reads it. */
  texts: readonly string[];
  /** All that is searched, normalized and in lower case. */
  folded: string;
  /** When it was made, last changed and sent, as `2025-10-12`. */
  days: readonly string[];
};

const searchable = new WeakMap<Draft, Searchable>();

const fold = (text: string) => text.normalize('NFC').toLowerCase();

function searchableOf(draft: Draft): Searchable {
  const known = searchable.get(draft);
  if (known) return known;
  const { template, labels = [], set, sendings, changedBy, createdAt, changedAt } = draft;
  const texts = [
    ...textsOf(template),
    ...labels,
    ...(set ? textsOfSet(set) : []),
    ...sendings.map(describeSending),
  ];
  const nameInWords = template.name?.replaceAll(/[_-]+/g, ' ') ?? '';
  const writer = changedBy?.name ?? '';
  const days = [createdAt, changedAt, ...sendings.map(({ at }) => at)].map(dayAt);
  const made = {
    texts: writer === '' ? texts : [...texts, `Last changed by ${writer}`],
    folded: fold([...texts, nameInWords, writer, draftState(draft).status].join('\n')),
    days: [...new Set(days)],
  };
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

/** Every text of a template: name, titles, descriptions, labels, URLs and decoded postbacks. */
export function textsOf({ name = '', component }: TemplateDraft): string[] {
  const fields = textFieldsIn({ component }, templateTree(), []);
  return [name, ...fields.map(({ text, meta }) => (meta.form === 'postback' && base64ToText(text)) || text)];
}

/** The words of a search; a draft must contain each of them. */
export const searchWords = (query: string): string[] => splitSearch(fold(query));

/**
 * Returns whether a draft contains each of the words, or belongs to the day that it names.
 *
 * @param peopleOf whom the list shows beside a draft
 */
export function hasWords(
  words: readonly string[],
  peopleOf: (draft: Draft) => string = () => '',
  now = Date.now(),
): (draft: Draft) => boolean {
  const wanted = words.map((word) => ({ word, named: daysNamed(word, now) }));
  return (draft) => {
    if (wanted.length === 0) return true;
    const { folded, days } = searchableOf(draft);
    return wanted.every(
      ({ word, named }) =>
        folded.includes(word) ||
        (named.length > 0 && days.some((day) => isNamed(day, named))) ||
        fold(peopleOf(draft)).includes(word),
    );
  };
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
