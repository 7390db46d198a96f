import type { ColumnKey } from '../model/tableColumns';

/** The meaning of a column of a spreadsheet. */
export type Meaning = ColumnKey | 'price' | 'skip';

/** A heading's meaning. A part of a button without a number belongs to the next free one. */
export type HeadingMeaning =
  | { part: 'picture' | 'title' | 'description' | 'price' }
  | { part: 'text' | 'target'; number: number | undefined };

const PICTURE = /\b(?:image|images|img|photo|photos|picture|pictures|pic|media|banner|video|thumbnail)\b/;
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
  if (PICTURE.test(words)) return { part: 'picture' };
  if (PRICE.test(words)) return { part: 'price' };
  if (TARGET.test(words))
    return { part: TEXT.test(words) && /\blink\b/.test(words) ? 'text' : 'target', number: at };
  if (DESCRIPTION.test(words)) return { part: 'description' };
  if (TITLE.test(words)) return { part: 'title' };
  return undefined;
}
