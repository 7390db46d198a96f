/** The characters of each font that is loaded on demand. */
const characters = {
  emoji: /(?!™)[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u20E3\uFE0F]/u,
  arabic: /\p{Script=Arabic}/u,
  kannada: /\p{Script=Kannada}/u,
  korean: /\p{Script=Hangul}/u,
  japanese: /[\u3040-\u30FF\uFF66-\uFF9F]/u,
  chinese: /[\p{Script=Han}\u3000-\u303F\uFF00-\uFF65]/u,
} satisfies Record<string, RegExp>;

/** A font that is loaded when a phone draws one of its characters. `other`: every script without a font of its own here. */
export type ScriptFont = keyof typeof characters | 'other';

const fonts = Object.keys(characters) as (keyof typeof characters)[];

/** Everything that the Latin fonts lack. Most messages hold none of it. */
const isFarther =
  /[\u0300-\u1CFF\u1EA0-\u1EF1\u1F00-\u1FFF\u2070-\u209F\u20C1-\u2112\u2114-\u2121\u2123-\u{10FFFF}]/u;
const ofFonts = fonts.map((font) => characters[font].source).join('|');
const isOther = new RegExp(`(?!${ofFonts})${isFarther.source}`, 'u');

/** Whether a text holds a character that the Latin fonts lack. */
export const hasFartherText = (text: string): boolean => isFarther.test(text);

/** The fonts that a text needs. Japanese fonts have the Chinese characters that stand beside kana. */
export function fontsOf(text: string): ScriptFont[] {
  if (!hasFartherText(text)) return [];
  const found: ScriptFont[] = fonts.filter((font) => characters[font].test(text));
  if (isOther.test(text)) found.push('other');
  return found.includes('japanese') ? found.filter((font) => font !== 'chinese') : found;
}
