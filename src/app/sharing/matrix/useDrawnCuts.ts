import { useEffect, useState, type RefObject } from 'react';
import { cutAttributes, drawnCuts } from '../../../preview/screen/drawnCuts';

/** What the phone drawn in a place cuts, read from its layout whenever that changes. */
export function useDrawnCuts(place: RefObject<HTMLElement | null>): readonly string[] {
  const [cuts, setCuts] = useState<readonly string[]>([]);

  // The phones measure and mark their cards outside React.
  useEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    let frame = 0;
    const read = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const next = drawnCuts(current);
        setCuts((last) => (last.join('\n') === next.join('\n') ? last : next));
      });
    };
    const observer = new MutationObserver(read);
    observer.observe(current, { subtree: true, childList: true, attributeFilter: [...cutAttributes] });
    void document.fonts.ready.then(read);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [place]);
  return cuts;
}
