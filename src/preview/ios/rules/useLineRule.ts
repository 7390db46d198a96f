import { useLayoutEffect, useRef, useState } from 'react';
import { lineRule } from './lineRule';

function linesOf(text: HTMLElement | null): number {
  if (!text) return 0;
  // A text that is cut keeps its whole height as that which could be scrolled.
  return Math.round(text.scrollHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
}

/**
 * The six-line rule for a card, from its real layout: give both refs to the texts, and anything else that
 * may wrap them otherwise as `causes`. Measures outside React, before the browser paints.
 */
export function useLineRule(causes: readonly string[]) {
  const titleRef = useRef<HTMLDivElement>(null);
  const descriptionRef = useRef<HTMLDivElement>(null);
  const [needed, setNeeded] = useState({ title: 0, description: 0 });

  useLayoutEffect(() => {
    function measure() {
      const lines = { title: linesOf(titleRef.current), description: linesOf(descriptionRef.current) };
      setNeeded((last) =>
        last.title === lines.title && last.description === lines.description ? last : lines,
      );
    }
    measure();
    // Until the phone's font is there another one is measured.
    const fonts = 'fonts' in document ? document.fonts : undefined;
    fonts?.addEventListener('loadingdone', measure);
    return () => fonts?.removeEventListener('loadingdone', measure);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, causes);

  return { titleRef, descriptionRef, drawn: lineRule(needed) };
}
