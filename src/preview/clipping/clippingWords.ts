import { sampleSetNames } from '../../schema/draft/sampleSets';
import type { TemplateDraft } from '../../schema/draft/draft';
import { formatNumber } from '../../schema/values/text';
import { carouselWidths as widthsByTable } from '../../schema/phones/androidFigures';
import { drawnCards } from '../message/drawnCards';
import { drawnHeight } from '../media/mediaBox';
import { defaultPreviewOptions, systemNames } from '../model/options';
import type { Clipping, PhoneState } from './clipping';
import { textSizeNames } from '../figures/typography';
import { isAccessibilitySize, type ClippingState } from './clippingStates';

/** A text size in a sentence: "Largest text". */
export const textSizeWords = (size: PhoneState['textSize']): string =>
  isAccessibilitySize(size) ? textSizeNames[size].replace(' ', ' text size ') : `${textSizeNames[size]} text`;

const widthNames = { SMALL: 'small card', MEDIUM: 'medium card' } as const;

/** A state in words, without what is usual: "Android, small card, largest text". */
function stateWords(state: ClippingState, template: TemplateDraft): string {
  const { system, textSize, set } = state;
  return [
    systemNames[system],
    ...(system === 'android' ? androidWords(state, template) : iphoneWords(state)),
    ...(textSize === 'default' ? [] : [textSizeWords(textSize).toLowerCase()]),
    ...(set === undefined || set === 'typical' ? [] : [sampleSetNames[set].toLowerCase()]),
  ].join(', ');
}

function androidWords({ carouselWidths, deviceWidth }: ClippingState, { type, component }: TemplateDraft) {
  if (type === 'carousel') {
    const { cardWidth = 'MEDIUM' } = component.richCard?.carouselCard ?? {};
    const isUsual = carouselWidths === defaultPreviewOptions.carouselWidths;
    const width = widthsByTable[carouselWidths][cardWidth];
    return [isUsual ? widthNames[cardWidth] : `${widthNames[cardWidth]} (${width} dp)`];
  }
  return deviceWidth === defaultPreviewOptions.deviceWidth ? [] : [`${deviceWidth} dp wide`];
}

const iphoneWords = ({ iphoneWidth }: ClippingState) =>
  iphoneWidth === defaultPreviewOptions.iphoneWidth ? [] : [`${iphoneWidth} pt wide`];

const heightNames = { SHORT: 'Short', MEDIUM: 'Medium', TALL: 'Tall' } as const;

/** The height that Android gives to a picture, which a picture beside a text does not have. */
function heightWords({ path }: Clipping, { system }: PhoneState, template: TemplateDraft): string[] {
  const cut = drawnCards(template).find((card) => path.startsWith(`${card.path}.`));
  const height = cut && drawnHeight(cut.shape, cut.card.media?.height);
  return system === 'ios' || height === undefined ? [] : [heightNames[height]];
}

const ordinals = ['first', 'second', 'third', 'fourth'] as const;

function buttonWords(path: string): string {
  const index = Number(/suggestions\.(\d+)/.exec(path)?.[1] ?? 0);
  const ordinal = ordinals[index];
  return ordinal === undefined ? `button ${index + 1}` : `the ${ordinal} button`;
}

const partNames = { title: 'the title', description: 'the description' } as const;

/** What is lost, in words: "only 8 of 20 characters of the title fit". */
export function lossWords(cut: Clipping): string {
  if (cut.kind === 'picture') return `${percent(cut.hidden)} of this ${cut.form} picture is cut off`;
  const part = cut.part === 'button' ? buttonWords(cut.path) : partNames[cut.part];
  if (cut.kind === 'gone') return `${part} is missing`;
  const where = cut.isFolded ? ' in the menu “Options”' : '';
  return `only ${formatNumber(cut.seen)} of ${formatNumber(cut.of)} characters of ${part}${where} fit`;
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** A cut in a state as a sentence: "Android, small card: only 8 of 20 characters of the title fit." */
export function clippingSentence(cut: Clipping, state: ClippingState, template: TemplateDraft): string {
  const height = cut.kind === 'picture' ? heightWords(cut, state, template) : [];
  return `${[stateWords(state, template), ...height].join(', ')}: ${lossWords(cut)}.`;
}
