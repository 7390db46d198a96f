import { useEffect, useRef, type RefObject } from 'react';
import { fontsOf, type ScriptFont } from './fontsOf';
import { scriptFonts } from './scriptFonts';

/**
 * Loads the fonts of the scripts that a drawn phone shows, and names them at its screen (`data-script-fonts`), which
 * chooses between Chinese and Japanese. `data-loading-fonts` stands at the screen until their style sheets are there.
 */
export function useScriptFonts(screen: RefObject<HTMLElement | null>) {
  const drawn = useRef('');
  // Reads the page after every drawing: its parts draw themselves.
  useEffect(() => {
    const text = screen.current?.textContent ?? '';
    if (!screen.current || text === drawn.current) return;
    drawn.current = text;
    loadFonts(screen.current, fontsOf(text));
  });
}

function loadFonts(phone: HTMLElement, fonts: readonly ScriptFont[]) {
  const names = fonts.join(' ');
  if (names === (phone.dataset['scriptFonts'] ?? '')) return;
  phone.dataset['scriptFonts'] = names;
  phone.toggleAttribute('data-loading-fonts', true);
  // A font that does not arrive leaves the text to the fonts of the machine.
  void Promise.allSettled(fonts.map((font) => scriptFonts[font]())).then(() => {
    if (phone.dataset['scriptFonts'] === names) phone.removeAttribute('data-loading-fonts');
  });
}
