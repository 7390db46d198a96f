import { valueAt } from '../lib/path';
import type { TemplateDraft } from '../schema/draft/draft';
import type { ParameterNotes } from '../schema/draft/parameterNotes';
import { samplesOf, withSampleValues } from '../schema/draft/samples';
import { sampleSets, type SampleSet } from '../schema/draft/sampleSets';
import { hasMarker } from '../schema/values/markers';
import { createValueCheck, type ValueFinding } from './findWithValues';

/** The name of the rule for an overrun. */
export const overrunRule = 'sample-over-limit';
export const overrunWords = 'Values in place of the parameters break a limit.';

/** A limit that values in place of the parameters break. */
export type Overrun = Pick<ValueFinding, 'path' | 'message'>;

const setNames = {
  typical: 'typical',
  short: 'short',
  longest: 'the longest',
  rightToLeft: 'right-to-left',
  emoji: 'emoji',
} satisfies Record<SampleSet, string>;

/** The limits that values in place of the parameters break, each place once, with the set that breaks it most. */
export function findOverruns(template: TemplateDraft, notes: ParameterNotes, textLimit: number): Overrun[] {
  if (!hasMarker(JSON.stringify(template))) return [];
  const check = createValueCheck(template, { textLimit });
  const found = new Map<string, Overrun & { length: number }>();
  for (const set of sampleSets) {
    const values = samplesOf(notes, set, template);
    const filled = withSampleValues(template, values);
    for (const { level, path, message } of check(values)) {
      if (level !== 'error') continue;
      const at = path.join('.');
      const text = valueAt(filled, at);
      const length = typeof text === 'string' ? text.length : 0;
      const worst = found.get(at);
      if (worst && worst.length >= length) continue;
      found.set(at, {
        path,
        message: `With ${setNames[set]} values for the parameters: ${message}`,
        length,
      });
    }
  }
  return [...found.values()].map(({ path, message }) => ({ path, message }));
}
