import { createContext } from 'react';
import { replaceMarkers } from '../../schema/values/markers';
import { formatNumber } from '../../schema/values/text';

/** The sample of each parameter marker, by the whole marker: `{ '[custom_param1a]': 'Ada' }`. */
export type Samples = Readonly<Record<string, string>>;

export const noSamples: Samples = {};

/** Samples for all texts of a phone. */
export const SamplesContext = createContext(noSamples);

/** The text with each marker replaced by its sample. A marker without a sample, or with a blank one, stays. */
export function withSamples(text: string, samples: Samples): string {
  return replaceMarkers(text, (marker) => samples[marker] || marker);
}

/**
 * Characters of one text that a phone draws at most. Several times the longest legal text; a browser needs seconds to
 * break half a million characters into lines.
 */
const MAX_DRAWN = 20_000;

/** The part of a text that a phone draws, and a remark on the rest; undefined when nothing is left out. */
export function drawnText(text: string): { text: string; rest?: string } {
  if (text.length <= MAX_DRAWN) return { text };
  const drawn = text.slice(0, MAX_DRAWN).replace(/[\ud800-\udbff]$/, '');
  return {
    text: drawn,
    rest: `… ${formatNumber(text.length - drawn.length)} more characters not shown.`,
  };
}
