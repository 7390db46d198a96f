import { finishSteps, type Steps } from '../lib/slices';
import { draftToTemplate, type TemplateDraft } from '../schema/draft/draft';
import type { ParameterNotes } from '../schema/draft/parameterNotes';
import { samplesOf, withSampleValues } from '../schema/draft/samples';
import { sampleSets } from '../schema/draft/sampleSets';
import { hasMarker } from '../schema/values/markers';
import { findAdvice } from './findAdvice';
import { setNames } from './findOverruns';
import type { Advice } from './model/advice';

type Options = Parameters<typeof findAdvice>[1];

const keyOf = ({ id, path }: Advice) => `${id} ${path.join('.')}`;

/**
 * The warnings of the rules that only values in place of the parameters raise, each once, with the first set that raises
 * it. Hints are left out: they are about the words of the author.
 */
export function adviceWithSamples(
  template: TemplateDraft,
  notes: ParameterNotes,
  options: Options = {},
): Advice[] {
  return finishSteps(sampleAdviceSteps(template, notes, options));
}

/** `adviceWithSamples` in steps, one for each set of values. */
export function* sampleAdviceSteps(
  template: TemplateDraft,
  notes: ParameterNotes,
  options: Options = {},
): Steps<Advice[]> {
  if (!hasMarker(JSON.stringify(template))) return [];
  const known = new Set(findAdvice(template, options).map(keyOf));
  const found: Advice[] = [];
  for (const set of sampleSets) {
    yield;
    const filled = draftToTemplate(withSampleValues(template, samplesOf(notes, set, template)));
    for (const { fix: _, ...advice } of findAdvice(filled, options)) {
      if (advice.level !== 'warning' || known.has(keyOf(advice))) continue;
      known.add(keyOf(advice));
      found.push({
        ...advice,
        message: `With ${setNames[set]} values for the parameters: ${advice.message}`,
      });
    }
  }
  return found;
}
