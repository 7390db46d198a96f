import { useEffect, useRef, useState } from 'react';
import type { Draft } from '../../schema/draft/draft';

/** Milliseconds from the last letter to the change of the URL; browsers refuse more than a few changes a second. */
const urlDelayMs = 250;

type UrlQuery = {
  query: string;
  setQuery: (query: string) => void;
  /** Writes the query to the URL at once, before the person leaves the page for a result. */
  flush: () => void;
};

/** The search field's text, which the URL follows shortly after. A step back in the history brings its search back. */
export function useUrlQuery(urlQuery: string, write: (query: string) => void): UrlQuery {
  const [query, setTyped] = useState(urlQuery);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const known = useRef(urlQuery);

  useEffect(() => {
    // Our own write has arrived: letters that were typed since are newer than the URL.
    if (urlQuery === known.current) return;
    clearTimeout(timer.current);
    known.current = urlQuery;
    setTyped(urlQuery);
  }, [urlQuery]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function writeNow(next: string) {
    clearTimeout(timer.current);
    known.current = next;
    write(next);
  }
  function setQuery(next: string) {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => writeNow(next), urlDelayMs);
  }
  function flush() {
    if (query !== urlQuery) writeNow(query);
    clearTimeout(timer.current);
  }
  return { query, setQuery, flush };
}

type Selection = {
  /** The selected drafts that the list shows, in its order. */
  selected: readonly Draft[];
  isSelected: (draft: Draft) => boolean;
  /** Toggles a draft; with `range`, selects all from the last toggled one to this one. */
  select: (draft: Draft, range: boolean) => void;
  selectAll: () => void;
  selectNone: () => void;
};

/** The selection among the shown drafts. */
export function useSelection(shown: readonly Draft[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);

  return {
    selected: shown.filter(({ id }) => ids.has(id)),
    isSelected: ({ id }) => ids.has(id),
    select({ id }, range) {
      const next = new Set(ids);
      const start = shown.findIndex((draft) => draft.id === last.current);
      const end = shown.findIndex((draft) => draft.id === id);
      if (range && start !== -1) {
        for (const draft of shown.slice(Math.min(start, end), Math.max(start, end) + 1)) next.add(draft.id);
      } else if (!next.delete(id)) next.add(id);
      last.current = id;
      setIds(next);
    },
    selectAll: () => setIds(new Set(shown.map(({ id }) => id))),
    selectNone: () => setIds(new Set()),
  };
}
