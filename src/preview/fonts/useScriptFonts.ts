import { useEffect, type RefObject } from 'react';

/** The style sheets that name the files of a font. The browser then loads the files of the drawn characters. */
const scriptFonts = {
  emoji: () => import('./emoji.css'),
  arabic: () => import('@fontsource-variable/noto-sans-arabic/wght.css'),
  kannada: () => import('@fontsource-variable/noto-sans-kannada/wght.css'),
  korean: () => import('@fontsource-variable/noto-sans-kr/wght.css'),
  japanese: () => import('@fontsource-variable/noto-sans-jp/wght.css'),
  chinese: () => import('@fontsource-variable/noto-sans-sc/wght.css'),
  other: () => import('@fontsource-variable/google-sans/wght.css'),
} satisfies Record<ScriptFont, () => Promise<unknown>>;

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
type ScriptFont = keyof typeof characters | 'other';

const allFonts = Object.keys(characters) as (keyof typeof characters)[];

/** Everything that the Latin fonts lack. Most messages hold none of it. */
const isFarther =
  /[\u0300-\u1CFF\u1EA0-\u1EF1\u1F00-\u1FFF\u2070-\u209F\u20C1-\u2112\u2114-\u2121\u2123-\u{10FFFF}]/u;
const ofFonts = allFonts.map((font) => characters[font].source).join('|');
const isOther = new RegExp(`(?!${ofFonts})${isFarther.source}`, 'u');

/** The fonts that a text needs. Japanese fonts have the Chinese characters that stand beside kana. */
export function fontsOf(text: string): ScriptFont[] {
  if (!isFarther.test(text)) return [];
  const found: ScriptFont[] = allFonts.filter((font) => characters[font].test(text));
  if (isOther.test(text)) found.push('other');
  return found.includes('japanese') ? found.filter((font) => font !== 'chinese') : found;
}

/**
 * Loads the fonts of the scripts that a drawn phone shows, and names them at its screen (`data-script-fonts`), which
 * chooses between Chinese and Japanese. `data-loading-fonts` stands at the screen until their style sheets are there.
 */
export function useScriptFonts(screen: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current: phone } = screen;
    if (!phone) return undefined;
    const read = () => loadFonts(phone, fontsOf(phone.textContent));
    const changes = new MutationObserver(read);
    changes.observe(phone, { subtree: true, childList: true, characterData: true });
    read();
    return () => changes.disconnect();
  }, [screen]);
}

function loadFonts(phone: HTMLElement, fonts: readonly ScriptFont[]) {
  const names = fonts.join(' ');
  if (names === (phone.dataset.scriptFonts ?? '')) return;
  phone.dataset.scriptFonts = names;
  nameForPage(fonts);
  phone.toggleAttribute('data-loading-fonts', true);
  // A font that does not arrive leaves the text to the fonts of the machine.
  void Promise.allSettled(fonts.map((font) => scriptFonts[font]())).then(() => {
    if (phone.dataset.scriptFonts === names) phone.removeAttribute('data-loading-fonts');
  });
}

/** Lets the fields and lists of the page draw what a phone draws: they have the same texts. */
function nameForPage(fonts: readonly ScriptFont[]) {
  const { dataset } = document.documentElement;
  const known = dataset['pageFonts']?.split(' ') ?? [];
  const all = [...new Set([...known, ...fonts])];
  if (all.length > known.length) dataset['pageFonts'] = all.join(' ');
}
