import { useEffect, useState, type RefObject } from 'react';
import { readDrawn, type DrawnFacts } from '../../preview/description/seen';
import type { System } from '../../preview/model/options';

/** What the phones in a place say about themselves, by system. A phone that is not drawn yet is absent. */
export type ShownFacts = Partial<Record<System, DrawnFacts>>;

/** Milliseconds after the last change of the drawing: cards cut their texts, and pictures arrive, one by one. */
const restMs = 150;

const systems = ['android', 'ios'] as const satisfies readonly System[];

function readShown(place: ParentNode): ShownFacts {
  return Object.fromEntries(
    systems.flatMap((system) => {
      const phone = place.querySelector(`[data-phone="${system}"]`);
      return phone?.querySelector('[data-part="phone"]') ? [[system, readDrawn(phone)]] : [];
    }),
  );
}

/** The facts of the phones that are drawn in a place, read anew whenever they change. */
export function useDrawnFacts(place: RefObject<HTMLElement | null>): ShownFacts {
  const [facts, setFacts] = useState<ShownFacts>({});

  // The phones measure and mark their cards outside React.
  useEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const next = readShown(current);
        setFacts((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
      }, restMs);
    };
    const changes = new MutationObserver(readSoon);
    changes.observe(current, { subtree: true, childList: true, characterData: true, attributes: true });
    // The load of a picture does not bubble.
    const pictures = ['load', 'error'] as const;
    for (const name of pictures) current.addEventListener(name, readSoon, true);
    void document.fonts.ready.then(readSoon);
    readSoon();
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      for (const name of pictures) current.removeEventListener(name, readSoon, true);
    };
  }, [place]);
  return facts;
}
