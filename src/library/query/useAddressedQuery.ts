import { useEffect, useRef, useState } from 'react';

/** Milliseconds after the last letter when the address follows; browsers refuse more than a few a second. */
const SETTLED = 250;

type AddressedQuery = {
  query: string;
  setQuery: (query: string) => void;
  /** Writes at once what is not in the address yet: before the page is left for what was found. */
  settle: () => void;
};

/** A search that is typed at once and stands in the address soon after; a step back in the address brings its search along. */
export function useAddressedQuery(inAddress: string, write: (query: string) => void): AddressedQuery {
  const [typed, setTyped] = useState({ query: inAddress, seen: inAddress });
  const writing = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (typed.seen !== inAddress) setTyped({ query: inAddress, seen: inAddress });

  // A search that is left half written is forgotten with its page, and when another address is gone to.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- going to another address is what clears it
  useEffect(() => () => clearTimeout(writing.current), [inAddress]);

  function setQuery(query: string) {
    setTyped({ query, seen: inAddress });
    clearTimeout(writing.current);
    writing.current = setTimeout(() => write(query), SETTLED);
  }
  function settle() {
    clearTimeout(writing.current);
    if (typed.query !== inAddress) write(typed.query);
  }
  return { query: typed.query, setQuery, settle };
}
