import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import type { MeasuredRows, RowClipping, RowMeter } from '../../editor/samples/rowClipping';
import type { ReadonlyStore } from '../../lib/store';
import { createStage } from '../../preview/clipping/createStage';
import { phoneStates, usualStates, type SampleValues } from '../../preview/clipping/clippingStates';
import {
  measureClippings,
  type ClippingCache,
  type ClippingRequest,
  type StateClippings,
} from '../../preview/clipping/measureClippings';
import { noSamples } from '../../preview/text/withSamples';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { ParameterNotes } from '../../schema/draft/parameterNotes';
import { samplesOf } from '../../schema/draft/samples';
import { sampleSets } from '../../schema/draft/sampleSets';
import { hasMarker } from '../../schema/values/markers';
import { mediaAddress, ownMediaAddress } from '../../workspace/mediaAddress';
import { rowCutsOf } from './clippingFindings';

export type ClippingMeter = {
  /** What a template loses in the given states, by default in all; undefined when it was stopped. */
  measure: (
    request: Omit<ClippingRequest, 'states'> & Partial<Pick<ClippingRequest, 'states'>>,
  ) => Promise<StateClippings[] | undefined>;
  /** Takes the measured phones off the page. What was measured is kept. */
  rest: () => void;
};

/** A meter with a stage of its own. */
export function openClippingMeter(): ClippingMeter {
  const stage = createStage();
  const cache: ClippingCache = new Map();
  return {
    measure: ({ states, ...request }) =>
      measureClippings({ ...request, states: states ?? phoneStates(request.template.type) }, stage, cache),
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

/** Px that a line break counts for: the width of a card's line in the canvas's default font of 10 px. */
const LINE_WIDTH = 200;

/** Measures rows of a file in the usual state of the phones. */
export function createRowMeter(open: Measured): RowMeter {
  let meter: ClippingMeter | undefined;
  let begun = 0;
  let context: CanvasRenderingContext2D | null | undefined;

  async function measureAll(
    opened: ClippingMeter,
    { template, typical, readings, onProgress, signal }: MeasuredRows,
  ) {
    const mapMediaUrl = measuredMediaUrl(open);
    const cutsWith = (samples: Readonly<Record<string, string>>) =>
      opened.measure({
        template,
        states: usualStates(template.type),
        values: [{ set: undefined, samples }],
        mapMediaUrl,
        signal,
      });
    const usual = await cutsWith(typical);
    const cuts: (readonly RowClipping[])[] = [];
    for (const [index, { samples }] of readings.entries()) {
      onProgress(index);
      const measured = await cutsWith(samples);
      if (!usual || !measured || signal.aborted) return undefined;
      cuts.push(rowCutsOf(template, measured, usual));
    }
    return cuts;
  }
  const widthOfLine = (line: string) => context?.measureText(line).width ?? line.length;
  return {
    async measure(rows) {
      meter ??= openClippingMeter();
      begun += 1;
      const own = begun;
      try {
        return await measureAll(meter, rows);
      } finally {
        // The next measurement may have begun on the same stage.
        if (own === begun) meter.rest();
      }
    },
    widthOf(text) {
      context ??= document.createElement('canvas').getContext('2d');
      const widths = text.split('\n').map(widthOfLine);
      return widths.reduce((sum, width) => sum + width, (widths.length - 1) * LINE_WIDTH);
    },
  };
}
