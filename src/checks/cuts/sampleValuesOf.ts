import type { SampleValues } from '../../preview/clipping/clippingStates';
import { noSamples } from '../../preview/text/withSamples';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { ParameterNotes } from '../../schema/draft/parameterNotes';
import { samplesOf } from '../../schema/draft/samples';
import { sampleSets } from '../../schema/draft/sampleSets';
import { hasMarker } from '../../schema/values/markers';

/** Every set of values in place of the parameters of a template; one without values if it has none. */
export function sampleValuesOf(template: TemplateDraft, notes: ParameterNotes): SampleValues[] {
  if (!hasMarker(JSON.stringify(template))) return [{ set: undefined, samples: noSamples }];
  return sampleSets.map((set) => ({ set, samples: samplesOf(notes, set, template) }));
}
