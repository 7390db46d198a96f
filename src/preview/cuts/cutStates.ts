import type { SampleSet } from '../../schema/draft/sampleSets';
import type { TemplateType } from '../../schema/values/enums';
import { carouselSizes, deviceWidths } from '../model/androidSizes';
import { defaultPreviewOptions } from '../model/options';
import type { Samples } from '../text/withSamples';
import { textSizes, type PhoneState } from './cut';

/** A phone in a state, with a set of values in place of parameters; no set for a template without parameters. */
export type CutState = PhoneState & { set?: SampleSet | undefined };

/** Values in place of parameters, by their set. */
export type SampleValues = { set: SampleSet | undefined; samples: Samples };

const { carouselWidths, deviceWidth } = defaultPreviewOptions;
const widthTables = Object.keys(carouselSizes) as (keyof typeof carouselSizes)[];

/** Widths of Android that matter to a type. A text bubble cuts nothing there, and its chips scroll. */
const androidWidths = {
  text_message: [],
  rich_card: deviceWidths.map((width) => ({ carouselWidths, deviceWidth: width })),
  carousel: widthTables.map((table) => ({ carouselWidths: table, deviceWidth })),
} satisfies Record<TemplateType, readonly Pick<PhoneState, 'carouselWidths' | 'deviceWidth'>[]>;

/** Every state of the phones in which a template of this type may be cut in its own way, the usual ones first. */
export function phoneStates(type: TemplateType): PhoneState[] {
  const widths = [
    ...androidWidths[type].map((width) => ({ system: 'android' as const, ...width })),
    { system: 'ios' as const, carouselWidths, deviceWidth },
  ];
  return widths.flatMap((width) => textSizes.map((textSize) => ({ ...width, textSize })));
}
