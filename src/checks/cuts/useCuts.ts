import { useEffect, useState } from 'react';
import { screenOf, type MatrixPhone } from '../../exchange/link/matrixPhones';
import type { MatrixView } from '../../exchange/link/matrixView';
import { lossOf, type Clipping, type PhoneState } from '../../preview/clipping/clipping';
import type { StateClippings } from '../../preview/clipping/measureClippings';
import { defaultPreviewOptions } from '../../preview/model/options';
import { isSame } from '../../lib/values';
import type { SampleSet } from '../../schema/draft/sampleSets';
import { useStore } from 'zustand';
import { mediaAddress, ownMediaAddress } from '../../workspace/media/mediaAddress';
import type { OpenToRead } from '../../workspace/openToRead';
import { isTold } from './cutFindings';
import { openCutMeter, type CutMeter } from './openCutMeter';
import { sampleValuesOf } from './sampleValuesOf';

/** What a phone cuts at a text size with a set of values, the worst first; nothing until it is measured. */
export type CutsOf = (
  phone: MatrixPhone,
  textSize: PhoneState['textSize'],
  set: SampleSet | undefined,
) => readonly Clipping[];

/** A phone of a matrix at a text size. */
function stateOf(phone: MatrixPhone, textSize: PhoneState['textSize']): PhoneState {
  const { carouselWidths, deviceWidth, iphoneWidth } = defaultPreviewOptions;
  return { carouselWidths, deviceWidth, iphoneWidth, textSize, ...screenOf(phone) };
}

/** What the phones of a matrix cut, measured out of sight, so that a phone that is not drawn yet is told about too. */
export function useCuts({ editor, trustsMedia }: OpenToRead, { phones, texts, sets }: MatrixView) {
  const { draft, parameters } = useStore(editor.document);
  const isTrusted = useStore(trustsMedia);
  const [measured, setMeasured] = useState<{ of: string; cuts: readonly StateClippings[] }>();
  const wanted = [phones, texts, sets].map((list) => list.join('.')).join(' ') + (isTrusted ? ' all' : '');

  // Phones are measured by the browser's layout, outside React.
  useEffect(() => {
    const measuring = new AbortController();
    let meter: CutMeter | undefined;
    async function measure() {
      meter = openCutMeter();
      const cuts = await meter.measure({
        template: draft,
        states: phones.flatMap((phone) => texts.map((textSize) => stateOf(phone, textSize))),
        values: sampleValuesOf(draft, parameters).filter(
          ({ set }) => set === undefined || sets.includes(set),
        ),
        mapMediaUrl: isTrusted ? mediaAddress : ownMediaAddress,
        signal: measuring.signal,
      });
      meter.rest();
      if (cuts) setMeasured({ of: wanted, cuts });
    }
    void measure();
    return () => {
      measuring.abort();
      meter?.rest();
    };
    // `wanted` stands for the lists, which are new with each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draft, parameters, wanted]);

  const cutsOf: CutsOf = (phone, textSize, set) =>
    (measured?.cuts ?? [])
      .filter(({ state }) => isSame(state, { ...stateOf(phone, textSize), set }))
      .flatMap(({ clippings }) => clippings.filter(isTold))
      .toSorted((a, b) => lossOf(b) - lossOf(a));
  return { cutsOf, isMeasured: measured?.of === wanted };
}
