import { isRecord } from '../../lib/values';
import { limits } from '../values/limits';
import { isMarker } from '../values/markers';

/** Sets of values for markers in the preview. There are several, as a text that fits a short name may not fit a long one. */
export const sampleSets = ['typical', 'short', 'longest', 'rightToLeft', 'emoji'] as const;
export type SampleSet = (typeof sampleSets)[number];

/** The person's own values by set and marker. Stored beside the template, never sent. */
export type ParameterSamples = Partial<Record<SampleSet, Readonly<Record<string, string>>>>;

/** Maximum UTF-16 code units of a value, and of markers with one in a set: both come from files and links too. */
export const maxSampleValue = limits.text;
const maxValues = 500;

/** Stored values. Unreadable ones and unknown sets are passed over; undefined if there are none. */
export function readSamples(stored: unknown): ParameterSamples | undefined {
  if (!isRecord(stored)) return undefined;
  const sets = sampleSets.flatMap((set) => {
    const values = isRecord(stored[set]) ? Object.entries(stored[set]) : [];
    const kept = values
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && isMarker(entry[0]))
      .slice(0, maxValues)
      .map(([marker, value]) => [marker, value.slice(0, maxSampleValue)] as const);
    return kept.length > 0 ? [[set, Object.fromEntries(kept)] as const] : [];
  });
  return sets.length > 0 ? Object.fromEntries(sets) : undefined;
}

/** The name of each set of samples for people. */
export const sampleSetNames = {
  typical: 'Typical values',
  short: 'Short values',
  longest: 'Longest values',
  rightToLeft: 'Right-to-left values',
  emoji: 'Values with emoji',
} satisfies Record<SampleSet, string>;
