import type { LinkView } from '../exchange/link/linkView';
import type { SampleSet } from '../schema/draft/sampleSets';
import { defaultViewOptions, type ViewOptions } from './draftScreen';

const zooms = { 100: 100, 75: 75, 50: 50 } as const;

type Shown = {
  view: ViewOptions;
  /** Index of the open card of a carousel; undefined for another message. */
  card: number | undefined;
  /** The set of samples that is shown; undefined where there is no choice. */
  samples: SampleSet | undefined;
};

/** What a link must say so that it opens as the page shows the message now. */
export function linkViewOf({ view, card, samples }: Shown): LinkView {
  const { phones, shows, theme, textSize, deviceWidth, iphoneWidth, increaseContrast } = view;
  const { carouselWidths, mediaState, scale } = view;
  return {
    phone: phones === 'both' ? undefined : phones,
    view: shows === 'conversation' ? undefined : shows,
    theme,
    card: card === undefined || card === 0 ? undefined : card + 1,
    text: textSize === defaultViewOptions.textSize ? undefined : textSize,
    width: deviceWidth === defaultViewOptions.deviceWidth ? undefined : deviceWidth,
    iphone: iphoneWidth === defaultViewOptions.iphoneWidth ? undefined : iphoneWidth,
    contrast: increaseContrast ? 'more' : undefined,
    samples: samples === 'typical' ? undefined : samples,
    carousel: carouselWidths === 'messages2026' ? carouselWidths : undefined,
    pictures: mediaState === 'downloaded' ? undefined : mediaState,
    zoom: scale === 'fit' ? undefined : zooms[scale],
  };
}
