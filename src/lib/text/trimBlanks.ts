/** White space, and the invisible marks that programs put around a copied number or address. */
const BLANK = /^[\s\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]$/;

/** The text without blanks and invisible marks around it. */
export function trimBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && BLANK.test(text.charAt(start))) start += 1;
  while (end > start && BLANK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
