import type { ScriptFont } from '../preview/fonts/scriptFonts';

/*
 * Browsers pass over fonts in the styles of a shadow tree, so the document gets them, under names that it does not use,
 * for as long as it has an element. This module takes the place of `preview/fonts/scriptFonts.ts`.
 */

type FontStyles = () => Promise<{ default: string }>;

const scriptFonts = {
  emoji: () => import('../preview/fonts/emoji.css?inline'),
  arabic: () => import('@fontsource-variable/noto-sans-arabic/wght.css?inline'),
  kannada: () => import('@fontsource-variable/noto-sans-kannada/wght.css?inline'),
  korean: () => import('@fontsource-variable/noto-sans-kr/wght.css?inline'),
  japanese: () => import('@fontsource-variable/noto-sans-jp/wght.css?inline'),
  chinese: () => import('@fontsource-variable/noto-sans-sc/wght.css?inline'),
  other: () => import('@fontsource-variable/google-sans/wght.css?inline'),
} satisfies Record<ScriptFont, FontStyles>;

/** The fonts of every phone. Their files too are loaded only for characters that are drawn. */
const phoneFonts: readonly FontStyles[] = [
  () => import('../preview/fonts/fonts.css?inline'),
  () => import('@fontsource-variable/inter/wght.css?inline'),
];

/** Families by names of their own: a page may have the same fonts in another version, or name them without having them. */
export const ownFamilies = (css: string) =>
  css.replaceAll(/(?=\b(?:Google Sans (?:Latin|Variable)|Inter Variable|Noto (?:Sans|Color) )\b)/g, 'rcs ');

const known = new Map<FontStyles, readonly FontFace[]>();
let elements = 0;

/** Gives the document the fonts. Call `releaseFonts` once for each call. */
export function requireFonts() {
  elements += 1;
  if (elements > 1) return;
  for (const face of [...known.values()].flat()) document.fonts.add(face);
  void addFonts(phoneFonts);
}

/** Takes the fonts from the document when the last element has gone. */
export function releaseFonts() {
  elements -= 1;
  if (elements === 0) for (const face of [...known.values()].flat()) document.fonts.delete(face);
}

/** Gives the document the fonts of scripts. The browser then loads the files of the drawn characters. */
const addScriptFonts = (fonts: readonly ScriptFont[]): Promise<unknown> =>
  addFonts(fonts.map((font) => scriptFonts[font]));

/** A font that does not arrive leaves the text to the fonts of the machine. */
function addFonts(fonts: readonly FontStyles[]): Promise<unknown> {
  return Promise.allSettled(
    fonts.map(async (font) => {
      if (known.has(font)) return;
      const { default: css } = await font();
      if (known.has(font)) return;
      const faces = facesOf(css);
      known.set(font, faces);
      if (elements > 0) for (const face of faces) document.fonts.add(face);
    }),
  );
}

function facesOf(css: string): FontFace[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return [...sheet.cssRules]
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => {
      const read = (name: string) => style.getPropertyValue(name);
      const family = ownFamilies(read('font-family').replaceAll(/["']/g, ''));
      return new FontFace(family, read('src'), {
        weight: read('font-weight'),
        unicodeRange: read('unicode-range'),
        display: 'swap',
      });
    });
}

/** @public The build puts it in place of the page's own. */
export { addScriptFonts as loadScriptFonts };
