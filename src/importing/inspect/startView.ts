import type { LinkView } from '../../exchange/link/linkView';
import type { SampleSet } from '../../schema/draft/sampleSets';
import { defaultViewOptions, type ViewOptions } from '../../workspace/draftScreen';
import { useLocationProperty } from 'wouter/use-browser-location';

/** The phones as a link asks for them; both, in the page's theme, if it does not. */
export function startView({
  phone = 'both',
  view,
  theme,
  text,
  width,
  iphone,
  contrast,
}: LinkView): ViewOptions {
  const { shows, textSize, deviceWidth, iphoneWidth } = defaultViewOptions;
  return {
    ...defaultViewOptions,
    phones: phone,
    shows: view ?? shows,
    theme,
    textSize: text ?? textSize,
    deviceWidth: width ?? deviceWidth,
    iphoneWidth: iphone ?? iphoneWidth,
    increaseContrast: contrast === 'more',
  };
}

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
  };
}

const fragmentOf = () => location.hash;

/** The fragment of the page's address with its `#`; empty if there is none. */
export function useFragment(): string {
  return useLocationProperty(fragmentOf, fragmentOf);
}
