import type { SampleSet } from '../../schema/draft/sampleSets';
import { carouselWidths as widthsByTable } from '../../schema/phones/androidFigures';
import { androidWidths, iphoneWidths, textSizes, type TextSize } from '../../schema/phones/phones';
import type { TemplateType } from '../../schema/values/enums';
import { defaultPreviewOptions } from '../model/options';
import type { Samples } from '../text/withSamples';
import type { PhoneState, Clipping } from './clipping';
import type { TemplateDraft } from '../../schema/draft/draft';
import { carouselCardPath, carouselCardsOf } from '../../schema/draft/cards';

/** A phone in a state, with a set of values in place of parameters; no set for a template without parameters. */
export type ClippingState = PhoneState & { set?: SampleSet | undefined };

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

/** A part of a template that is cut by itself, as a template: a card of a carousel, else the whole. */
export type DrawnUnit = { template: TemplateDraft; cardIndex?: number };

/** The parts of a template that are cut by themselves. Cards of a carousel are cut one by one, each as if it was alone. */
export function drawnUnits(template: TemplateDraft): DrawnUnit[] {
  const { carouselCard } = template.component.richCard ?? {};
  if (template.type !== 'carousel' || !carouselCard) return [{ template }];
  return carouselCardsOf(template).map((card, cardIndex) => ({
    template: {
      type: 'carousel',
      component: { richCard: { carouselCard: { ...carouselCard, cardContents: [card] } } },
    },
    cardIndex,
  }));
}

const firstCard = carouselCardPath(0);

/** A cut of a unit, by its path in the whole template. */
export function inTemplate(cut: Clipping, { cardIndex }: DrawnUnit): Clipping {
  return cardIndex === undefined || !cut.path.startsWith(firstCard)
    ? cut
    : { ...cut, path: `${carouselCardPath(cardIndex)}${cut.path.slice(firstCard.length)}` };
}
