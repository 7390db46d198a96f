import type { Draft, TemplateDraft } from '../../schema/draft/draft';
import { base64ToText } from '../../schema/values/postback';

/** Choices of a list: nobody looks for a template by them. */
const choices = new Set([
  'type',
  'cardOrientation',
  'cardWidth',
  'height',
  'thumbnailImageAlignment',
  'application',
  'webviewViewMode',
]);

type Searchable = {
  /** Name first, then every text as a person reads it. */
  texts: readonly string[];
  /** All of them in small letters. */
  folded: string;
};

const searchable = new WeakMap<Draft, Searchable>();

const fold = (text: string) => text.normalize('NFC').toLowerCase();

function searchableOf(draft: Draft): Searchable {
  const known = searchable.get(draft);
  if (known) return known;
  const texts = textsOf(draft.template);
  const made = { texts, folded: fold(texts.join('\n')) };
  searchable.set(draft, made);
  return made;
}

/** Every text of a template that a person reads: name, titles, descriptions, labels, addresses, postbacks decoded. */
export function textsOf({ name = '', component }: TemplateDraft): string[] {
  return [name, ...textsIn(component, '')];
}

function textsIn(value: unknown, key: string): string[] {
  if (typeof value === 'string') {
    if (choices.has(key)) return [];
    return [(key === 'postbackData' ? base64ToText(value) : undefined) ?? value];
  }
  if (Array.isArray(value)) return value.flatMap((member) => textsIn(member, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([member, inner]) => textsIn(inner, member));
}

/** The words of a search; each must stand somewhere in the draft. */
export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

export function matches(draft: Draft, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const { folded } = searchableOf(draft);
  return words.every((word) => folded.includes(word));
}

/** A text cut at what was found. */
export type Piece = { text: string; hit: boolean };

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** A text in pieces, those that were searched for marked. */
export function markHits(text: string, words: readonly string[]): Piece[] {
  if (words.length === 0) return text === '' ? [] : [{ text, hit: false }];
  const longestFirst = words.toSorted((a, b) => b.length - a.length).map(escaped);
  // With a group, the texts between two hits and the hits take turns.
  return text
    .normalize('NFC')
    .split(new RegExp(`(${longestFirst.join('|')})`, 'giu'))
    .flatMap((part, index) => (part === '' ? [] : [{ text: part, hit: index % 2 === 1 }]));
}

/** Characters before the first hit of an excerpt. */
const LEAD = 20;
const MOST = 160;

/**
 * Where in a draft the words stand, but for its name: the text that holds most of them, cut to begin shortly
 * before the first. Undefined when all of them stand in the name.
 */
export function excerptOf(draft: Draft, words: readonly string[]): string | undefined {
  const [name = '', ...texts] = searchableOf(draft).texts;
  const foldedName = fold(name);
  const missing = words.filter((word) => !foldedName.includes(word));
  if (missing.length === 0) return undefined;
  const rated = texts.map((text) => {
    const folded = fold(text);
    return { text, hits: missing.filter((word) => folded.includes(word)).length };
  });
  const most = Math.max(0, ...rated.map(({ hits }) => hits));
  const best = rated.find(({ hits }) => hits === most && most > 0);
  if (!best) return undefined;
  const line = best.text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const [first] = markHits(line, missing);
  const at = first && !first.hit ? first.text.length : 0;
  const start = at <= LEAD ? 0 : wordStart(line, at - LEAD, at);
  const cut = line.slice(start, start + MOST);
  return `${start > 0 ? '…' : ''}${cut}${start + MOST < line.length ? '…' : ''}`;
}

/** The beginning of the first whole word from `from` on, or `from` where one word fills the space. */
function wordStart(line: string, from: number, before: number): number {
  const space = line.indexOf(' ', from);
  if (space !== -1 && space < before) return space + 1;
  // Never between the two halves of one character.
  return /[\udc00-\udfff]/.test(line.charAt(from)) ? from + 1 : from;
}
