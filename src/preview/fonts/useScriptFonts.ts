import { useEffect, type RefObject } from 'react';
import { fontsOf, hasFartherText, type ScriptFont } from './fontsOf';
import { scriptFonts } from './scriptFonts';

/**
 * Loads the fonts of the scripts that a drawn phone shows, and names them at its screen (`data-script-fonts`), which
 * chooses between Chinese and Japanese. `data-loading-fonts` stands at the screen until their style sheets are there.
 */
export function useScriptFonts(screen: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current: phone } = screen;
    if (!phone) return undefined;
    const read = () => loadFonts(phone, fontsOf(phone.textContent));
    // The parts of a phone draw themselves, and a key changes one of them: the rest is not read again.
    const changes = new MutationObserver((records) => {
      if (phone.dataset.scriptFonts || records.some(bringsFartherText)) read();
    });
    changes.observe(phone, { subtree: true, childList: true, characterData: true });
    read();
    return () => changes.disconnect();
  }, [screen]);
}

function bringsFartherText({ type, target, addedNodes }: MutationRecord): boolean {
  const changed = type === 'characterData' ? [target] : [...addedNodes];
  return changed.some(({ textContent }) => textContent !== null && hasFartherText(textContent));
}

function loadFonts(phone: HTMLElement, fonts: readonly ScriptFont[]) {
  const names = fonts.join(' ');
  if (names === (phone.dataset.scriptFonts ?? '')) return;
  phone.dataset.scriptFonts = names;
  phone.toggleAttribute('data-loading-fonts', true);
  // A font that does not arrive leaves the text to the fonts of the machine.
  void Promise.allSettled(fonts.map((font) => scriptFonts[font]())).then(() => {
    if (phone.dataset.scriptFonts === names) phone.removeAttribute('data-loading-fonts');
  });
}
