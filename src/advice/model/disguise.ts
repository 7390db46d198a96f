/** Words in which letters are replaced by signs that look like them, so that a program does not read them. */

const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** A text with look-alike signs as the letters that they stand for. `1` and `!` are an `l` as well as an `i`. */
export const withoutDisguise = (text: string, one: 'i' | 'l' = 'l'): string =>
  text
    .toLowerCase()
    .replaceAll(/[03457@$]/g, (sign) => LETTERS[sign] ?? sign)
    .replaceAll(/[1!|]/g, one)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** Words that filters look for, and that are disguised for that. */
const FILTERED: ReadonlySet<string> = new Set(
  'free win winner winners won prize prizes cash money click bonus loan loans credit casino jackpot sex porn viagra urgent guarantee guaranteed'.split(
    ' ',
  ),
);

/** A word with at least one letter and one sign of those, or its letters apart: "fr33", "c@sh", "f.r.e.e". */
const MIXED =
  /(?<![\p{L}\p{N}@$_/.-])(?=[a-z]*[0134570@$!])[a-z0134570@$!]{3,12}(?<!!)(?![\p{L}\p{N}@$_/-]|\.\p{L})/giu;
const APART = /(?<![\p{L}\p{N}.*_-])\p{L}(?:[.*_-]\p{L}){2,9}(?![\p{L}\p{N}])/gu;

/** The first word of a text that is disguised so, as it is written and as it is meant; undefined if none is. */
export function disguisedWord(text: string): { written: string; word: string } | undefined {
  for (const [written] of text.matchAll(MIXED)) {
    if (!/[a-z]/i.test(written)) continue;
    const word = (['l', 'i'] as const)
      .map((one) => withoutDisguise(written, one))
      .find((meant) => FILTERED.has(meant));
    if (word !== undefined) return { written, word };
  }
  for (const [written] of text.matchAll(APART)) {
    const word = written.replaceAll(/[.*_-]/g, '').toLowerCase();
    if (FILTERED.has(word)) return { written, word };
  }
  return undefined;
}
