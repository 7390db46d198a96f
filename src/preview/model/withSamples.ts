import { createContext } from 'react';
import { replaceMarkers } from '../../schema/values/markers';

/** What stands for each parameter marker in the preview, by the whole marker: `{ '[custom_param1a]': 'Ada' }`. */
export type Samples = Readonly<Record<string, string>>;

/** Samples for all texts of a phone; without them markers are shown as they are written. */
export const SamplesContext = createContext<Samples>({});

/** The text as it may arrive: each marker replaced by its sample. A marker without one, or with a blank one, stays. */
export function withSamples(text: string, samples: Samples): string {
  return replaceMarkers(text, (marker) => samples[marker] || marker);
}
