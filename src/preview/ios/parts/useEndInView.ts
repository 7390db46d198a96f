import { useEffect, type RefObject } from 'react';

/** Scrolls to what was said last, whenever more has been said than the template. */
export function useEndInView(thread: RefObject<HTMLElement | null>, entries: number) {
  useEffect(() => {
    if (entries > 1) scrollToEnd(thread.current);
  }, [thread, entries]);
}

function scrollToEnd(element: HTMLElement | null) {
  if (element) element.scrollTop = element.scrollHeight;
}
