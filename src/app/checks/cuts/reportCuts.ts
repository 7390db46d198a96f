import type { TemplateEditor } from '../../../editor/model/TemplateEditor';
import type { Readable } from '../../../lib/createStore';
import { debounceIdle } from '../../../lib/debounceIdle';
import { onIdle } from '../../../lib/onIdle';
import type { SampleValues } from '../../../preview/cuts/cutStates';
import { noSamples } from '../../../preview/text/withSamples';
import type { TemplateDraft } from '../../../schema/draft/draft';
import type { ParameterNotes } from '../../../schema/draft/parameterNotes';
import { samplesOf } from '../../../schema/draft/samples';
import { sampleSets } from '../../../schema/draft/sampleSets';
import { hasMarker } from '../../../schema/values/markers';
import { mediaAddress, ownMediaAddress } from '../../session/mediaAddress';
import { cutFindings } from './cutFindings';

const source = 'cut';
const notMeasured = 'How much of it phones show is still being measured.';

/** Every set of values in place of the parameters of a template; one without values if it has none. */
export function sampleValuesOf(template: TemplateDraft, notes: ParameterNotes): SampleValues[] {
  if (!hasMarker(JSON.stringify(template))) return [{ set: undefined, samples: noSamples }];
  return sampleSets.map((set) => ({ set, samples: samplesOf(notes, set, template) }));
}

/**
 * Reports what the phones cut, measured while nobody types: the next change stops it. Returns a function that stops it
 * for good.
 */
export function reportCuts(
  editor: Pick<TemplateEditor, 'diagnostics' | 'document' | 'typedAddress'>,
  trustsMedia: Readable<boolean>,
): () => void {
  const { diagnostics, document, typedAddress } = editor;
  const opening = import('./openCutMeter').then(({ openCutMeter }) => openCutMeter());
  let measuring = new AbortController();
  let measured: readonly unknown[] = [];

  async function measure() {
    const { template } = diagnostics.get();
    const { parameters } = document.get();
    const now = [template, parameters, trustsMedia.get(), typedAddress.get()];
    if (now.every((part, index) => part === measured[index])) return;
    measuring.abort();
    measuring = new AbortController();
    const { signal } = measuring;
    const meter = await opening;
    if (signal.aborted) return;
    const toSource = trustsMedia.get() ? mediaAddress : ownMediaAddress;
    const typed = typedAddress.get();
    const cuts = await meter.measure({
      template,
      values: sampleValuesOf(template, parameters),
      mapMediaUrl: (address) => (address === typed ? undefined : toSource(address)),
      signal,
    });
    if (!cuts || signal.aborted) return;
    measured = now;
    diagnostics.report(source, { findings: cutFindings(template, cuts) });
    onIdle(() => signal.aborted || meter.rest(), { within: 1000, otherwise: 200 });
  }
  const measureSoon = debounceIdle(() => void measure(), { pause: 700, latest: Infinity });
  diagnostics.report(source, { findings: [], unchecked: [notMeasured] });
  measureSoon();
  const stops = [
    document.onTransaction(() => {
      measuring.abort();
      measureSoon();
    }),
    // A report changes the diagnostics as well, but not the template.
    diagnostics.subscribe(() => diagnostics.get().template !== measured[0] && measureSoon()),
    ...[trustsMedia, typedAddress].map((store) => store.subscribe(measureSoon)),
  ];
  return () => {
    measuring.abort();
    for (const stop of stops) stop();
    void opening.then((meter) => meter.rest());
  };
}
