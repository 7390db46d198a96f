import { useEffect, type RefObject } from 'react';

/** Scrolls to the last entry when the conversation grows. The scroll position lives outside React. */
export function useEndInView(thread: RefObject<HTMLElement | null>, entries: number) {
  useEffect(() => {
    if (entries > 1) scrollToEnd(thread.current);
  }, [thread, entries]);
}

function scrollToEnd(element: HTMLElement | null) {
  if (element) element.scrollTop = element.scrollHeight;
}
