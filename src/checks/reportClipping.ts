import type { TemplateEditor } from '../editor/model/TemplateEditor';
import { debounceIdle, onIdle } from '../lib/idle';
import { subscribeAll, type ReadonlyStore, type ChangeSource } from '../lib/store';
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
};

/** Milliseconds after which a template is measured although nobody has changed it or asked: not with the first load. */
const RESTING_MS = 6000;

/** Reports what the phones cut, measured while nobody types: the next change stops it. */
export function reportClipping(open: Measured): () => void {
  const { editor, trustsMedia, isWanted } = open;
  const { diagnostics, document, typedAddress } = editor;
  let meter: ClippingMeter | undefined;
  let measuring = new AbortController();
  let isStopped = false;
  /** What the last finished measurement was about. */
  let measured: readonly unknown[] = [];

  async function measure() {
    const { template } = diagnostics.getState();
    const { parameters } = document.getState();
    const now = [template, parameters, trustsMedia.getState(), typedAddress.getState()];
    if (isStopped || isSameList(now, measured)) return;
    measuring.abort();
    measuring = new AbortController();
    const { signal } = measuring;
    meter ??= openClippingMeter();
    const cuts = await meter.measure({
      template,
      values: sampleValuesOf(template, parameters),
      mapMediaUrl: measuredMediaUrl(open),
      signal,
    });
    if (!cuts || signal.aborted) return;
    measured = now;
    diagnostics.report(source, { findings: clippingFindings(template, cuts) });
    onIdle(() => signal.aborted || meter?.rest(), { within: 1000, otherwise: 200 });
  }
  /** Phones that stay on the page, though out of sight, are visited at each frame of the typing that follows. */
  function stopMeasuring() {
    measuring.abort();
    onIdle(() => void (measuring.signal.aborted && meter?.rest()), { within: 1000, otherwise: 200 });
  }
  const measureSoon = debounceIdle(() => void measure(), { pause: 700, latest: Infinity });
  const measureAgain = () => measured.length > 0 && measureSoon();
  const measureIfWanted = () => isWanted.getState() && measureSoon();

  diagnostics.report(source, { findings: [], unchecked: [notMeasured] });
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
    for (const stop of stops) stop();
    meter?.rest();
  };
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((part, index) => part === other[index]);
