import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import type { MeasuredRows, RowCut } from '../../editor/samples/rowCuts';
import type { ReadonlyStore } from '../../lib/store';
import { createStage } from '../../preview/cuts/createStage';
import { phoneStates, usualStates, type SampleValues } from '../../preview/cuts/cutStates';
import { measureCuts, type CutCache, type CutsRequest, type StateCuts } from '../../preview/cuts/measureCuts';
import { noSamples } from '../../preview/text/withSamples';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { ParameterNotes } from '../../schema/draft/parameterNotes';
import { samplesOf } from '../../schema/draft/samples';
import { sampleSets } from '../../schema/draft/sampleSets';
import { hasMarker } from '../../schema/values/markers';
import { mediaAddress, ownMediaAddress } from '../../workspace/media/mediaAddress';
import { rowCutsOf } from './clippingFindings';

export type ClippingMeter = {
  /** What a template loses in the given states, by default in all; undefined when it was stopped. */
  measure: (
    request: Omit<CutsRequest, 'states'> & Partial<Pick<CutsRequest, 'states'>>,
  ) => Promise<StateCuts[] | undefined>;
  /** Takes the measured phones off the page. What was measured is kept. */
  rest: () => void;
};

/** A meter with a stage of its own. */
export function openClippingMeter(): ClippingMeter {
  const stage = createStage();
  const cache: CutCache = new Map();
  return {
    measure: ({ states, ...request }) =>
      measureCuts({ ...request, states: states ?? phoneStates(request.template.type) }, stage, cache),
    rest: stage.clear,
  };
}

/** Every set of values in place of the parameters of a template; one without values if it has none. */
export function sampleValuesOf(template: TemplateDraft, notes: ParameterNotes): SampleValues[] {
  if (!hasMarker(JSON.stringify(template))) return [{ set: undefined, samples: noSamples }];
  return sampleSets.map((set) => ({ set, samples: samplesOf(notes, set, template) }));
}

type Measured = {
  editor: Pick<TemplateEditor, 'typedAddress'>;
  trustsMedia: ReadonlyStore<boolean>;
};

/** The address to load a picture from while it is measured; an address that is being typed is not loaded. */
export function measuredMediaUrl({ editor, trustsMedia }: Measured) {
  const toSource = trustsMedia.getState() ? mediaAddress : ownMediaAddress;
  const typed = editor.typedAddress.getState();
  return (address: string) => (address === typed ? undefined : toSource(address));
}

/** Measures rows of a file in the usual state of the phones. */
export function openRowMeter(open: Measured) {
  const meter = openClippingMeter();
  let begun = 0;

  async function measureAll({ template, typical, readings, onProgress, signal }: MeasuredRows) {
    const mapMediaUrl = measuredMediaUrl(open);
    const cutsWith = (samples: Readonly<Record<string, string>>) =>
      meter.measure({
        template,
        states: usualStates(template.type),
        values: [{ set: undefined, samples }],
        mapMediaUrl,
        signal,
      });
    const usual = await cutsWith(typical);
    const cuts: (readonly RowCut[])[] = [];
    for (const [index, { samples }] of readings.entries()) {
      onProgress(index);
      const measured = await cutsWith(samples);
      if (!usual || !measured || signal.aborted) return undefined;
      cuts.push(rowCutsOf(template, measured, usual));
    }
    return cuts;
  }
  return async (rows: MeasuredRows) => {
    begun += 1;
    const own = begun;
    try {
      return await measureAll(rows);
    } finally {
      // The next measurement may have begun on the same stage.
      if (own === begun) meter.rest();
    }
  };
}
