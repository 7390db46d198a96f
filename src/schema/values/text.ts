import { lazy } from '../../lib/values';

/** A problem in two wordings: a sentence for people, and the requirement on the parameter for an API answer. */
export type Words = { message: string; requirement: string };

/** UTF-16 code units: the count of the counter, the gate and the server (see `limits`). */
export function countCharacters(text: string): number {
  return text.length;
}

const number = lazy(() => new Intl.NumberFormat('en-US'));

/** Below this there is nothing to group. */
const firstGrouped = 1000;

/** "3,072" in every locale, so that a sentence reads the same on page and server. */
export function formatNumber(value: number): string {
  // A counter writes its number at each key, and a format costs more than all the rest of it.
  return Number.isInteger(value) && Math.abs(value) < firstGrouped
    ? value.toString()
    : number().format(value);
}

/** "1 card", "2 cards", "1,000 matches". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** "950 kB", "2.4 MB": in thousands, as the interface document counts. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  if (bytes < 999_500_000) return `${round(bytes / 1_000_000)} MB`;
  return `${round(bytes / 1_000_000_000)} GB`;
}

const round = (count: number) => (count < 9.95 ? count.toFixed(1) : Math.round(count));
