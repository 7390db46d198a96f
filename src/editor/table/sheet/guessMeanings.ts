import { limits } from '../../../schema/values/limits';
import { kindOfTarget } from '../model/buttonTarget';
import type { ColumnKey } from '../model/tableColumns';
import type { Choice } from '../../../ui/controls/Input';
import { uriParts } from '../../../lib/address/uri';
import type { TemplateDraft } from '../../../schema/draft/draft';
import { cardsIn } from '../model/editCells';

/** The cells of a spreadsheet, row by row. */
export type SheetRows = readonly (readonly string[])[];

/** Whether the first row names the columns. */
export function hasHeadings([first = []]: SheetRows): boolean {
  const named = first.filter((cell) => headingMeaning(cell) !== undefined).length;
  const isContent = first.some((cell) => !['text', undefined].includes(cellContentOf(cell)));
  return named > 0 && !isContent && named >= first.length / 3;
}

/** The meanings of all columns, by their headings and else by their content. Each meaning is used once. */
export function guessMeanings(rows: SheetRows, isHeaded: boolean): Meaning[] {
  const [first = []] = rows;
  const content = isHeaded ? rows.slice(1) : rows;
  const taken = new Set<Meaning>();
  const take = (meaning: Meaning | undefined) => {
    if (meaning === undefined || taken.has(meaning)) return undefined;
    taken.add(meaning);
    return meaning;
  };
  const takeNext = (part: 'text' | 'target') =>
    take(indexes.map((index): Meaning => `${part}${index}`).find((meaning) => !taken.has(meaning)));

  const named = first.map((heading) => (isHeaded ? headingMeaning(heading) : undefined));
  // Numbered buttons have their places first, then the others take what is free.
  const meanings: (Meaning | undefined)[] = named.map((meaning) => {
    if (!meaning || !('number' in meaning)) return take(meaning?.part);
    const { part, number } = meaning;
    return number !== undefined && number <= limits.cardSuggestions
      ? take(`${part}${number - 1}`)
      : undefined;
  });
  for (const [column, meaning] of named.entries())
    if (meaning && 'number' in meaning) meanings[column] ??= takeNext(meaning.part);

  const kinds = first.map((_, column) => contentOfColumn(content, column));
  for (const [column, kind] of kinds.entries()) {
    if (kind === 'picture') meanings[column] ??= take('picture');
    if (kind === 'price') meanings[column] ??= take('price');
    if (kind === 'link' || kind === 'number') meanings[column] ??= takeNext('target');
  }
  const texts = first.flatMap((_, column) => (kinds[column] === 'text' && !meanings[column] ? [column] : []));
  for (const [column, meaning] of textMeanings(content, isHeaded ? [] : texts, taken))
    meanings[column] = meaning === 'button' ? takeNext('text') : take(meaning);
  return first.map((_, column) => meanings[column] ?? 'skip');
}

const indexes = Array.from({ length: limits.cardSuggestions }, (_, index) => index);

/** The content that most cells of a column have. */
function contentOfColumn(rows: SheetRows, column: number): CellContent | undefined {
  const counts = new Map<CellContent, number>();
  for (const row of rows) {
    const content = cellContentOf(row[column] ?? '');
    if (content) counts.set(content, (counts.get(content) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/**
 * The meanings of columns of plain text without headings: the first is the title, the one with the longest texts the
 * description, and others whose texts fit on a button are buttons.
 */
function textMeanings(
  rows: SheetRows,
  columns: readonly number[],
  taken: ReadonlySet<Meaning>,
): [number, Meaning | 'button'][] {
  const longest = (column: number) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0));
  const [title, ...others] = columns;
  const description = others.toSorted((a, b) => longest(b) - longest(a))[0];
  return columns.map((column) => {
    if (column === title && !taken.has('title')) return [column, 'title'];
    if (column === description && longest(column) > limits.suggestionText && !taken.has('description'))
      return [column, 'description'];
    return [column, longest(column) <= limits.suggestionText ? 'button' : 'skip'];
  });
}

type CellContent = 'picture' | 'link' | 'number' | 'price' | 'text';

const PICTURE = /^[^?#]*\.(?:jpe?g|png|gif|webp|avif|bmp|mp4|webm|mov)(?:[?#]|$)/i;
const PICTURE_HOST = /^https?:\/\/(?:img|image|images|pics|photos?|media|cdn)\./i;
const CURRENCY =
  /^(?:₹|\$|€|£|rs\.?|inr|usd|eur|gbp|aed)\s?\d[\d,.\s]*(?:\/-)?$|^\d[\d,.\s]*(?:₹|€|£|\/-|\s?(?:inr|usd|eur|gbp|aed))$/i;
const PLAIN_PRICE = /^\d{1,3}(?:,\d{2,3})+(?:\.\d{1,2})?$|^\d{1,7}(?:\.\d{2})$/;

/** What a cell of a spreadsheet holds; undefined for a blank one. */
export function cellContentOf(cell: string): CellContent | undefined {
  const text = cell.trim();
  if (text === '') return undefined;
  if (isPrice(text)) return 'price';
  const kind = kindOfTarget(text);
  if (kind === 'dialAction') return 'number';
  if (kind === 'openUrlAction') return PICTURE.test(text) || PICTURE_HOST.test(text) ? 'picture' : 'link';
  return 'text';
}

const isPrice = (text: string) => text.length <= 24 && (CURRENCY.test(text) || PLAIN_PRICE.test(text));

/** The meaning of a column of a spreadsheet. */
export type Meaning = ColumnKey | 'price' | 'skip';

/** A heading's meaning. A part of a button without a number belongs to the next free one. */
type HeadingMeaning =
  | { part: 'picture' | 'title' | 'description' | 'price' }
  | { part: 'text' | 'target'; number: number | undefined };

const PICTURE_HEADING =
  /\b(?:image|images|img|photo|photos|picture|pictures|pic|media|banner|video|thumbnail)\b/;
const BUTTON = /\b(?:button|buttons|btn|cta|call to action|action|suggestion)\b/;
const TARGET =
  /\b(?:link|links|url|href|website|web|site|page|landing|phone|mobile|tel|telephone|call|dial|contact|whatsapp|target|goes to|leads to|reply)\b/;
const TEXT = /\b(?:text|label|caption|title|name|words)\b/;
const PRICE = /\b(?:price|mrp|cost|amount|rate|offer price|sale price)\b/;
const DESCRIPTION =
  /\b(?:description|desc|details|detail|body|subtitle|copy|about|summary|text|info|content)\b/;
const TITLE = /\b(?:title|product|name|item|headline|heading|model|offer|dish|course|room|plan)\b/;

/** "image_link", "Button1Text" and "Photo URL" as words in lower case. */
function wordsOf(heading: string): string {
  return heading
    .replace(/([a-z])(?=[A-Z])|([A-Za-z])(?=\d)/g, '$1$2 ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The meaning of a heading in usual words; undefined if it says none. */
export function headingMeaning(heading: string): HeadingMeaning | undefined {
  // A heading is short. A sentence in the first row is content.
  if (heading.length > 40) return undefined;
  const words = wordsOf(heading);
  const number = /\b([1-9])\b/.exec(words)?.[1];
  const at = number === undefined ? undefined : Number(number);
  if (BUTTON.test(words)) {
    const target = words.replace('call to action', '').replace(/\baction\b/, '');
    return { part: TARGET.test(target) && !TEXT.test(target) ? 'target' : 'text', number: at };
  }
  if (PICTURE_HEADING.test(words)) return { part: 'picture' };
  if (PRICE.test(words)) return { part: 'price' };
  if (TARGET.test(words))
    return { part: TEXT.test(words) && /\blink\b/.test(words) ? 'text' : 'target', number: at };
  if (DESCRIPTION.test(words)) return { part: 'description' };
  if (TITLE.test(words)) return { part: 'title' };
  return undefined;
}

/** The meanings of a column in the order in which people choose. */
export const meaningChoices: readonly Choice<Meaning>[] = [
  { value: 'picture', label: 'Picture' },
  { value: 'title', label: 'Title' },
  { value: 'description', label: 'Description' },
  { value: 'price', label: 'Price' },
  ...Array.from({ length: limits.cardSuggestions }, (_, index): Choice<Meaning>[] => [
    { value: `text${index}`, label: `Button ${index + 1} text` },
    { value: `target${index}`, label: `Button ${index + 1} link or number` },
  ]).flat(),
  { value: 'skip', label: 'Don’t import' },
];

/** The hosts from which the pictures of the cards come. */
export function pictureHosts(draft: TemplateDraft): string[] {
  const hosts = cardsIn({ draft }).map(
    ({ media }) => uriParts(media?.contentInfo?.fileUrl ?? '')?.host ?? '',
  );
  return [...new Set(hosts.filter((host) => host !== ''))];
}

/** Signs that people put before a price. */
export const currencies = ['₹', '$', '€', '£', 'AED'] as const;

const names: Readonly<Record<string, (typeof currencies)[number]>> = {
  rs: '₹',
  inr: '₹',
  rupees: '₹',
  mrp: '₹',
  usd: '$',
  eur: '€',
  gbp: '£',
  aed: 'AED',
};

/** The currency that a heading names ("Price (INR)"); empty if it names none. */
export function currencyIn(heading: string): string {
  const sign = currencies.find((each) => heading.includes(each));
  const word = heading
    .toLowerCase()
    .split(/[^a-z]+/)
    .find((each) => names[each] !== undefined);
  return sign ?? (word === undefined ? '' : (names[word] ?? ''));
}

/** Whether a price has digits, separators and nothing else. */
export const isBarePrice = (price: string) => /^\d[\d,.\s]*$/.test(price.trim());

/** The price as people read it: a bare number gets the sign, and a rupee number its groups. */
export function priceText(price: string, currency: string): string {
  const text = price.trim();
  if (currency === '' || !isBarePrice(text)) return text;
  const plain = /^\d+(\.\d+)?$/.test(text);
  const locale = currency === '₹' ? 'en-IN' : 'en-US';
  const decimals = text.split('.')[1]?.length ?? 0;
  const amount = plain
    ? new Intl.NumberFormat(locale, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }).format(Number(text))
    : text;
  return currency.length > 1 ? `${currency} ${amount}` : `${currency}${amount}`;
}
