import type { TemplateEditor } from '../editor/model/TemplateEditor';
import { afterPointerUp } from '../ui/browser/pointer';
import { debounceIdle, onIdle } from '../lib/idle';
import { subscribeAll, type ReadonlyStore, type ChangeSource } from '../lib/store';
import { noteRunning, type RunningChecks } from '../workspace/runningChecks';
import { isSame } from '../lib/values';
import type { TemplateDraft } from '../schema/draft/draft';
import type { ParameterNotes } from '../schema/draft/parameterNotes';
import { clippingFindings } from './clipping/clippingFindings';
import {
  measuredMediaUrl,
  openClippingMeter,
  sampleValuesOf,
  type ClippingMeter,
} from './clipping/clippingMeter';

const source = 'cut';
const notMeasured = 'Still measuring what phones cut off.';

type Measured = {
  /** The template that was diagnosed last. */
  template: ChangeSource;
  editor: Pick<TemplateEditor, 'diagnostics' | 'document' | 'typedAddress'>;
  trustsMedia: ReadonlyStore<boolean>;
  /** Whether a person looks at the findings. */
  isWanted: ReadonlyStore<boolean>;
  running: RunningChecks;
};

/** Everything that a measurement depends on. */
type Measurable = readonly [
  template: TemplateDraft,
  parameters: ParameterNotes,
  isTrusted: boolean,
  typed: string | undefined,
];

/** Milliseconds after which a template is measured although nobody has changed it or asked: not with the first load. */
const RESTING_MS = 6000;

/** Reports what the phones cut, measured while nobody types: the next change stops it. */
export function reportClipping(open: Measured): () => void {
  const { editor, trustsMedia, isWanted, running } = open;
  const { diagnostics, document, typedAddress } = editor;
  let meter: ClippingMeter | undefined;
  let measuring = new AbortController();
  let isStopped = false;
  /** What the last finished measurement was about. */
  let measured: Measurable | undefined;

  const current = (): Measurable => [
    diagnostics.getState().template,
    document.getState().parameters,
    trustsMedia.getState(),
    typedAddress.getState(),
  ];

  async function measure() {
    if (isStopped) return;
    const now = current();
    const [template, parameters] = now;
    if (isSame(now, measured)) return noteDone();
    measuring.abort();
    measuring = new AbortController();
    const { signal } = measuring;
    meter ??= openClippingMeter();
    const cuts = await meter.measure({
      template,
      values: sampleValuesOf(template, parameters),
      mapMediaUrl: measuredMediaUrl(open),
      signal,
      onProgress: (share) => noteRunning(running, source, { message: notMeasured, share }),
    });
    if (!cuts || signal.aborted) return;
    measured = now;
    diagnostics.report(source, { findings: clippingFindings(template, cuts) });
    // Not before its findings are there.
    afterPointerUp(noteDone);
    onIdle(() => signal.aborted || meter?.rest(), { within: 1000, otherwise: 200 });
  }
  /** Phones that stay on the page, though out of sight, are visited at each frame of the typing that follows. */
  function stopMeasuring() {
    measuring.abort();
    onIdle(() => void (measuring.signal.aborted && meter?.rest()), { within: 1000, otherwise: 200 });
  }
  const noteDone = () => noteRunning(running, source, undefined);
  const measureLater = debounceIdle(() => void measure(), { pause: 700, latest: Infinity });
  function measureSoon() {
    noteRunning(running, source, { message: notMeasured });
    measureLater();
  }
  const isOutdated = () => !isSame(current(), measured);
  const measureAgain = () => measured && isOutdated() && measureSoon();
  const measureIfWanted = () => isWanted.getState() && isOutdated() && measureSoon();

  diagnostics.report(source, { findings: [], unchecked: [notMeasured] });
  noteRunning(running, source, { message: notMeasured });
  const resting = setTimeout(measureSoon, RESTING_MS);
  measureIfWanted();
  const stops = [
    document.onTransaction(() => {
      if (!measuring.signal.aborted) stopMeasuring();
      measureSoon();
    }),
    isWanted.subscribe(measureIfWanted),
    subscribeAll([open.template, trustsMedia, typedAddress], measureAgain),
  ];
  return () => {
    isStopped = true;
    clearTimeout(resting);
    measuring.abort();
    noteDone();
    for (const stop of stops) stop();
    meter?.rest();
  };
}
