import { useCallback, useSyncExternalStore, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Whether a media query matches now. For parts that must not be mounted twice; styles use the query itself. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** The windows that show one part of an open draft at a time. The style sheets name the same width. */
const narrow = '(width < 900px)';

export const isNarrow = (): boolean => matchMedia(narrow).matches;

/** Whether the window shows one part of an open draft at a time. */
export const useIsNarrow = (): boolean => useMedia(narrow);

/** Calls a handler on each event of the window, while the component is mounted. The newest handler is called. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  handler: (event: WindowEventMap[Type]) => void,
) {
  const handle = useEffectEvent(handler);
  // The window lives outside React.
  useEffect(() => {
    const listener = (event: WindowEventMap[Type]) => handle(event);
    addEventListener(type, listener);
    return () => removeEventListener(type, listener);
  }, [type]);
}

/**
 * A handler that stays the same object and runs the newest `work`: a memoized child that gets it is not drawn again. Not
 * to be called while drawing.
 */
export function useStable<Values extends unknown[], Result>(
  work: (...values: Values) => Result,
): (...values: Values) => Result {
  const newest = useRef(work);
  useLayoutEffect(() => {
    newest.current = work;
  });
  return useCallback((...values) => newest.current(...values), []);
}
