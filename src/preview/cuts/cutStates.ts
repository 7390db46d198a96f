import type { SampleSet } from '../../schema/draft/sampleSets';
import { carouselWidths as widthsByTable } from '../../schema/phones/androidFigures';
import { androidWidths, iphoneWidths } from '../../schema/phones/phones';
import { textSizes, type TextSize } from '../../schema/phones/textSizes';
import type { TemplateType } from '../../schema/values/enums';
import { defaultPreviewOptions } from '../model/options';
import type { Samples } from '../text/withSamples';
import type { PhoneState } from './cut';

/** A phone in a state, with a set of values in place of parameters; no set for a template without parameters. */
export type CutState = PhoneState & { set?: SampleSet | undefined };

/** Values in place of parameters, by their set. */
export type SampleValues = { set: SampleSet | undefined; samples: Samples };

/** Whether a size is one of those for accessibility, which few people set and which cut most. */
export const isAccessibilitySize = (size: TextSize): boolean => size.startsWith('ax');

const { carouselWidths, deviceWidth, iphoneWidth } = defaultPreviewOptions;
const usual = { carouselWidths, deviceWidth, iphoneWidth };
const widthTables = Object.keys(widthsByTable) as (keyof typeof widthsByTable)[];
const iphone = [{ system: 'ios' as const, ...usual }];

/**
 * The phones whose widths matter to a type. On Android a text bubble cuts nothing and its chips scroll, and a carousel
 * follows its table; on an iPhone a card is as wide on every screen.
 */
const phones = {
  text_message: iphoneWidths.map((width) => ({ system: 'ios' as const, ...usual, iphoneWidth: width })),
  rich_card: [
    ...androidWidths.map((width) => ({ system: 'android' as const, ...usual, deviceWidth: width })),
    ...iphone,
  ],
  carousel: [
    ...widthTables.map((table) => ({ system: 'android' as const, ...usual, carouselWidths: table })),
    ...iphone,
  ],
} satisfies Record<TemplateType, readonly Omit<PhoneState, 'textSize'>[]>;

/** Every state of the phones in which a template of this type may be cut in its own way. */
export function phoneStates(type: TemplateType): PhoneState[] {
  return phones[type].flatMap((phone) => textSizes.map((textSize) => ({ ...phone, textSize })));
}

/** The phones at the default text size and their usual width: one of each system on which a type can be cut. */
export const usualStates = (type: TemplateType): PhoneState[] =>
  phoneStates(type).filter((state) =>
    Object.entries({ ...usual, textSize: defaultPreviewOptions.textSize }).every(
      ([name, value]) => state[name as keyof PhoneState] === value,
    ),
  );
