/** The text with the digits of all scripts (`९८`, `٩٨`, `９８`) as 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** Unicode keeps the ten digits of a script together, in their order. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let below = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - below - 1))) below += 1;
  return below % 10;
}

/** The text without invisible marks, which programs put around a copied number or address. */
export const withoutMarks = (text: string): string =>
  text.replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '');

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
