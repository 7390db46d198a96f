import { useEffect, useRef, type RefObject } from 'react';
import type { ListHandle } from './VirtualList';

/**
 * Moves the focus to the next entry of a list when the one that was acted on is gone, which the storage reports later;
 * to `whenEmpty` after the last one.
 */
export function useFocusNextEntry(count: number, whenEmpty: RefObject<HTMLElement | null>) {
  const list = useRef<ListHandle>(null);
  const acted = useRef<{ index: number; of: number }>(undefined);

  // The focus is outside React.
  useEffect(() => {
    if (!acted.current || acted.current.of === count) return;
    const { index } = acted.current;
    acted.current = undefined;
    if (count === 0) whenEmpty.current?.focus();
    else list.current?.focusEntry(Math.min(index, count - 1));
  });
  return {
    list,
    actOn: (index: number) => {
      acted.current = { index, of: count };
    },
    /** Nothing was removed after all. */
    giveUp: () => {
      acted.current = undefined;
    },
  };
}
