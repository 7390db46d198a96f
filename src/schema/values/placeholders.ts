import { suspiciousMarkers } from './markers';

/** Something that stands for a parameter in another program. `%s` has no name: each is a value of its own. */
export type Placeholder = { text: string; name: string; start: number; end: number };

// `<name>`, `<<name>>`, `%s`, `%1$s`, `%name%`, `${name}`, `$name`, `#name#`, `##name##`, `*|name|*`. The bounds keep the search linear.
const OTHER_FORMS =
  /<{1,2}[\p{L}_][\p{L}\p{M}\p{N}_ .-]{0,40}>{1,2}|\*\|[\p{L}_][\p{L}\p{N}_:]{0,40}\|\*|%(?:\d{1,2}\$)?[sd@](?![\p{L}\p{N}])|%(?![\dA-Fa-f]{2}%[\dA-Fa-f]{2})[\p{L}_][\p{L}\p{N}_]{1,40}%|\$\{[\p{L}_][\p{L}\p{N}_.]{0,40}\}|(?<![\p{L}\p{N}$])\$[a-z_][\p{L}\p{N}_]{1,40}|#{1,2}[\p{L}_][\p{L}\p{N}_]{0,40}#{1,2}/gu;
/** Tags of HTML, which somebody pasted with a text. */
const TAG =
  /^<(?:a|b|i|u|p|s|br|em|h\d|hr|li|ol|ul|div|img|span|strong|small|code|pre|sub|sup|font|center)\b/i;

/** The placeholders of a text in their order, none within another. */
export function findPlaceholders(text: string): Placeholder[] {
  const bracketed = suspiciousMarkers(text).map(({ marker, start, end }) => ({ text: marker, start, end }));
  const others = Array.from(text.matchAll(OTHER_FORMS), ({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
  })).filter(({ text: found }) => !TAG.test(found));
  const inOrder = [...bracketed, ...others].sort((a, b) => a.start - b.start || b.end - a.end);
  let last = 0;
  return inOrder
    .filter(({ start, end }) => {
      if (start < last) return false;
      last = end;
      return true;
    })
    .map((found) => ({ ...found, name: nameOf(found.text) }));
}

/** The word within the brackets as a name for people: "Order id"; a number is the parameter of that number. */
function nameOf(placeholder: string): string {
  const word = placeholder
    .replace(/^[[{<%$#*|\s]+|[\]}>%#*|\s]+$/g, '')
    .replace(/[\s_.-]+/g, ' ')
    .trim();
  if (/^(?:\d+\$)?[sd@]$/.test(word)) return '';
  return /^\d+$/.test(word) ? `Parameter ${word}` : `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
