import { valueAt } from '../lib/path';
import { finishSteps, type Steps } from '../lib/slices';
import { draftToTemplate, type TemplateDraft } from '../schema/draft/draft';
import type { ParameterNotes } from '../schema/draft/parameterNotes';
import { samplesOf, withSampleValues } from '../schema/draft/samples';
import { sampleSets, type SampleSet } from '../schema/draft/sampleSets';
import { findTemplateIssues } from '../schema/template/template';
import type { Issue } from '../schema/values/issues';
import { hasMarker } from '../schema/values/markers';

/** The name of the rule for an overrun. */
export const overrunRule = 'sample-over-limit';
export const overrunMessage = 'Values in place of the parameters break a limit.';

/** A limit that values in place of the parameters break. */
export type Overrun = Pick<Issue, 'path' | 'message'>;

/** The names of the sets in a sentence. */
export const setNames = {
  typical: 'typical',
  short: 'short',
  longest: 'the longest',
  rightToLeft: 'right-to-left',
  emoji: 'emoji',
} satisfies Record<SampleSet, string>;

/** The limits that values in place of the parameters break, each place once, with the set that breaks it most. */
export function findOverruns(template: TemplateDraft, notes: ParameterNotes, textLimit: number): Overrun[] {
  return finishSteps(overrunSteps(template, notes, textLimit));
}

/** `findOverruns` in steps, one for each set of values. */
export function* overrunSteps(
  template: TemplateDraft,
  notes: ParameterNotes,
  textLimit: number,
): Steps<Overrun[]> {
  if (!hasMarker(JSON.stringify(template))) return [];
  const issuesOf = (filled: TemplateDraft) => findTemplateIssues(filled, { textLimit });
  const before = new Set(issuesOf(template).map(({ path }) => path.join('.')));
  const found = new Map<string, Overrun & { length: number }>();
  for (const set of sampleSets) {
    yield;
    const filled = draftToTemplate(withSampleValues(template, samplesOf(notes, set, template)));
    for (const { path, message } of issuesOf(filled)) {
      const at = path.join('.');
      if (before.has(at)) continue;
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
