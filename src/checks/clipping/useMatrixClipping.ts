import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { screenOf, type MatrixPhone, type MatrixView } from '../../exchange/link/matrixView';
import { isSame } from '../../lib/values';
import { lossOf, type Clipping, type PhoneState } from '../../preview/clipping/clipping';
import { defaultPreviewOptions } from '../../preview/model/options';
import type { SampleSet } from '../../schema/draft/sampleSets';
import type { OpenToRead } from '../../workspace/openToRead';
import { isReported } from './clippingFindings';
import { measuredMediaUrl, openClippingMeter, sampleValuesOf } from './clippingMeter';

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

/** What the phones of a matrix cut, measured out of sight: also of those that are not drawn yet. */
export function useMatrixClipping(open: OpenToRead, { phones, texts, sets }: MatrixView) {
  const { draft, parameters } = useStore(open.editor.document);
  const isTrusted = useStore(open.trustsMedia);

  async function measure(signal: AbortSignal) {
    const meter = openClippingMeter();
    try {
      const cuts = await meter.measure({
        template: draft,
        states: phones.flatMap((phone) => texts.map((textSize) => stateOf(phone, textSize))),
        values: sampleValuesOf(draft, parameters).filter(
          ({ set }) => set === undefined || sets.includes(set),
        ),
        mapMediaUrl: measuredMediaUrl(open),
        signal,
      });
      return cuts ?? [];
    } finally {
      meter.rest();
    }
  }
  const { data: measured = [], isFetching } = useQuery({
    queryKey: ['clipping of', draft, parameters, phones, texts, sets, isTrusted],
    queryFn: ({ signal }) => measure(signal),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const cutsOf: CutsOf = (phone, textSize, set) =>
    measured
      .filter(({ state }) => isSame(state, { ...stateOf(phone, textSize), set }))
      .flatMap(({ clippings }) => clippings.filter(isReported))
      .toSorted((a, b) => lossOf(b) - lossOf(a));
  return { cutsOf, isMeasured: !isFetching };
}
