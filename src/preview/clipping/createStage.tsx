import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { hasAllPictures } from '../screen/drawnParts';
import type { PhoneProps } from '../screen/PhoneProps';
import { MessagePreview } from '../MessagePreview';
import type { System } from '../model/options';

/** A place out of sight where phones are drawn to be measured. */
export type Stage = {
  /** Draws a phone now, in place of the last one of its system, and returns it. */
  draw: (system: System, props: PhoneProps) => HTMLElement;
  /** Whether every picture of a drawn phone has arrived or failed, and its box knows. */
  hasPictures: (phone: HTMLElement) => boolean;
  /** Takes the phones off the page. */
  clear: () => void;
};

/**
 * A stage on this page. A closed shadow root keeps its phones apart: no style, search, key or reader of the page meets
 * them, and their layout is theirs alone. The fonts are the page's.
 */
export function createStage(): Stage {
  let host: HTMLElement | undefined;
  let ground: ShadowRoot | undefined;
  const arrived = new WeakSet<Element>();
  const roots = new Map<System, { root: Root; place: HTMLElement }>();

  function open(): ShadowRoot {
    if (ground) return ground;
    host = document.createElement('div');
    host.inert = true;
    host.setAttribute('aria-hidden', 'true');
    Object.assign(host.style, {
      position: 'fixed',
      insetBlockStart: '0',
      insetInlineStart: '-2000px',
      inlineSize: '1000px',
      blockSize: '1000px',
      contain: 'strict',
      visibility: 'hidden',
    });
    ground = host.attachShadow({ mode: 'closed' });
    ground.adoptedStyleSheets = [copyOfStyles()];
    document.body.append(host);
    return ground;
  }
  function rootOf(system: System) {
    const known = roots.get(system);
    if (known) return known;
    const place = document.createElement('div');
    // `complete` is true before the event that tells a picture's box: a picture counts as arrived from its event on.
    place.addEventListener('load', ({ target }) => target instanceof Element && arrived.add(target), true);
    place.addEventListener('error', ({ target }) => target instanceof Element && arrived.add(target), true);
    open().append(place);
    const made = { root: createRoot(place), place };
    roots.set(system, made);
    return made;
  }
  return {
    draw(system, props) {
      const { root, place } = rootOf(system);
      flushSync(() => root.render(<MessagePreview system={system} {...props} />));
      return place;
    },
    hasPictures: (place) =>
      hasAllPictures(place) && [...place.querySelectorAll('img')].every((picture) => arrived.has(picture)),
    clear() {
      for (const { root } of roots.values()) root.unmount();
      roots.clear();
      host?.remove();
      [host, ground] = [undefined, undefined];
    },
  };
}

/** A copy of the page's style sheets as one. Sheets of other origins cannot be read; the page has none. */
function copyOfStyles(): CSSStyleSheet {
  const copy = new CSSStyleSheet();
  copy.replaceSync([...document.styleSheets, ...document.adoptedStyleSheets].flatMap(rulesOf).join('\n'));
  return copy;
}

function rulesOf(sheet: CSSStyleSheet): string[] {
  try {
    return [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSFontFaceRule ? [] : [rule.cssText]));
  } catch {
    return [];
  }
}
