import { useDeferredValue } from 'react';

/** Entries of a long list that the first paint draws: more than a screen holds. */
const firstEntries = 24;

/**
 * The first entries of a long list for the first paint, then all of them, drawn between other tasks. All end up in the
 * page, so that the browser's own search and screen readers find them.
 */
export function useRestLater<Entry>(entries: readonly Entry[]): readonly Entry[] {
  const isWhole = useDeferredValue(true, entries.length <= firstEntries);
  return isWhole ? entries : entries.slice(0, firstEntries);
}
