import { createContext } from 'react';
import { replaceMarkers } from '../../schema/values/markers';

/** The sample of each parameter marker, by the whole marker: `{ '[custom_param1a]': 'Ada' }`. */
export type Samples = Readonly<Record<string, string>>;

export const noSamples: Samples = {};

/** Samples for all texts of a phone. */
export const SamplesContext = createContext(noSamples);

/** The text with each marker replaced by its sample. A marker without a sample, or with a blank one, stays. */
export function withSamples(text: string, samples: Samples): string {
  return replaceMarkers(text, (marker) => samples[marker] || marker);
}
