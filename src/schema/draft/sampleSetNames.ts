import type { SampleSet } from './sampleSets';

/** The name of each set of samples for people. */
export const sampleSetNames = {
  typical: 'Typical values',
  short: 'Short values',
  longest: 'Longest values',
  rightToLeft: 'Right-to-left values',
  emoji: 'Values with emoji',
} satisfies Record<SampleSet, string>;
