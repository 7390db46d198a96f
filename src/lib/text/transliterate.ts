/**
 * Letters of the scripts of India in Latin letters, by their place in the 128 code points of a script: Unicode keeps
 * the same sound at the same place in Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada and
 * Malayalam. Consonants carry an "a" unless a vowel sign or a virama follows.
 */
const vowels: Readonly<Record<number, string>> = Object.fromEntries(
  'a aa i ee u oo ri li e e e ai o o o au'.split(' ').map((sound, index) => [0x05 + index, sound]),
);
const consonants: Readonly<Record<number, string>> = Object.fromEntries(
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'
    .split(' ')
    .map((sound, index) => [0x15 + index, sound]),
);
const signs: Readonly<Record<number, string>> = {
  ...Object.fromEntries(
    'a i ee u oo ri ri e e e ai o o o au'.split(' ').map((sound, index) => [0x3e + index, sound]),
  ),
  0x4d: '',
};
const marks: Readonly<Record<number, string>> = { 0x01: 'n', 0x02: 'n', 0x03: 'h' };

const INDIC = /[\u0900-\u0D7F]/;
const latin: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '&': ' and ',
};

/** The text in plain Latin letters, as far as its scripts are known; other characters stay. */
export function transliterate(text: string): string {
  const letters = Array.from(text.normalize('NFC'));
  return letters.map((letter, index) => soundOf(letter, letters[index + 1])).join('');
}

function soundOf(letter: string, next: string | undefined): string {
  if (!INDIC.test(letter)) return latin[letter.toLowerCase()] ?? letter;
  const place = placeOf(letter);
  if (place >= 0x66 && place <= 0x6f) return String(place - 0x66);
  const consonant = consonants[place];
  if (consonant === undefined) return vowels[place] ?? signs[place] ?? marks[place] ?? '';
  // At the end of a word the "a" is not spoken.
  const isLast = next === undefined || !INDIC.test(next);
  const following = isLast ? -1 : placeOf(next);
  const isMute = isLast || following in signs || following === 0x3c;
  return isMute ? consonant : `${consonant}a`;
}

const placeOf = (letter: string) => (letter.codePointAt(0) ?? 0) % 0x80;
