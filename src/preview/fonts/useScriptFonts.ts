import { useEffect, type RefObject } from 'react';
import { loadScriptFonts, type ScriptFont } from './scriptFonts';

/** The characters of each font that is loaded on demand. */
const characters = {
  emoji: /(?!™)[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u20E3\uFE0F]/u,
  arabic: /\p{Script=Arabic}/u,
  kannada: /\p{Script=Kannada}/u,
  korean: /\p{Script=Hangul}/u,
  japanese: /[\u3040-\u30FF\uFF66-\uFF9F]/u,
  chinese: /[\p{Script=Han}\u3000-\u303F\uFF00-\uFF65]/u,
} satisfies Record<Exclude<ScriptFont, 'other'>, RegExp>;

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
  phone.toggleAttribute('data-loading-fonts', true);
  // A font that does not arrive leaves the text to the fonts of the machine.
  void loadScriptFonts(fonts).then(() => {
    if (phone.dataset.scriptFonts === names) phone.removeAttribute('data-loading-fonts');
  });
}
