import { useEffect, useRef, useState } from 'react';

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
  const [typed, setTyped] = useState({ query: urlQuery, seen: urlQuery });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (typed.seen !== urlQuery) setTyped({ query: urlQuery, seen: urlQuery });

  // Cancel a pending write when the page is left or another URL is opened.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- opening another URL must cancel the write
  useEffect(() => () => clearTimeout(timer.current), [urlQuery]);

  function setQuery(query: string) {
    setTyped({ query, seen: urlQuery });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => write(query), urlDelayMs);
  }
  function flush() {
    clearTimeout(timer.current);
    if (typed.query !== urlQuery) write(typed.query);
  }
  return { query: typed.query, setQuery, flush };
}
