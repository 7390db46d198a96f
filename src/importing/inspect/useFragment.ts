import { useLocationProperty } from 'wouter/use-browser-location';

const fragmentOf = () => location.hash;

/** The fragment of the page's address with its `#`; empty if there is none. */
export function useFragment(): string {
  return useLocationProperty(fragmentOf, fragmentOf);
}
