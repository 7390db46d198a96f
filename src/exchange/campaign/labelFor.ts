import { limits } from '../../schema/values/limits';

type Range = { start: number; end: number };

/** Words that lead to a link, but name nothing. */
const fillers =
  /^(?:here|link|click here|visit|at|on|to|or|and|http|https|see|via|web|website|tel|phone|call)$/i;
const MAX_WORDS = 4;

/**
 * The label of a button that is made of a piece of a text: the words before it on its line, as "Shop now: https://…",
 * when they are as short as a label; else the usual one.
 */
export function labelFor(text: string, { start }: Range, usual: string): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const before = text.slice(lineStart, start);
  const lead = before.trim() === '' ? lineBefore(text, lineStart) : before;
  const words = lead
    .replaceAll(/[*_~]/g, '')
    // The end of a sentence before it.
    .replace(/^[^]*[.!?|•]\s+/, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/[\s\p{P}\p{S}\p{Extended_Pictographic}\ufe0f]+$/u, '');
  const isShort =
    words.length >= 3 && words.length <= limits.suggestionText && words.split(/\s+/).length <= MAX_WORDS;
  if (isShort && !fillers.test(words)) return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return usual.length <= limits.suggestionText ? usual : 'Open link';
}

/** The line before a link that stands alone, when it points to it. */
function lineBefore(text: string, lineStart: number): string {
  const end = Math.max(0, lineStart - 1);
  const line = text.slice(text.lastIndexOf('\n', end - 1) + 1, end);
  return /[:👇⬇→➡👉]\s*\ufe0f?\s*$/u.test(line) ? line : '';
}
