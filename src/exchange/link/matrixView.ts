import {
  androidPhoneOf,
  iphoneOf,
  type AndroidWidth,
  type IphoneWidth,
  textSizes,
  type TextSize,
} from '../../schema/phones/phones';
import { phoneWord } from './linkView';
import { sampleSets, type SampleSet } from '../../schema/draft/sampleSets';

/** A phone by the width of its screen. */
type MatrixScreen =
  | { system: 'android'; deviceWidth: AndroidWidth }
  | { system: 'ios'; iphoneWidth: IphoneWidth };

/** The phones of a matrix by their words in its address, from small to large. The usual ones have the words of older links. */
const screens = {
  android360: { system: 'android', deviceWidth: 360 },
  android: { system: 'android', deviceWidth: 412 },
  android448: { system: 'android', deviceWidth: 448 },
  iphone375: { system: 'ios', iphoneWidth: 375 },
  ios: { system: 'ios', iphoneWidth: 393 },
  iphone440: { system: 'ios', iphoneWidth: 440 },
} as const satisfies Record<string, MatrixScreen>;

export type MatrixPhone = keyof typeof screens;

export const matrixPhones = Object.keys(screens) as MatrixPhone[];

export const screenOf = (phone: MatrixPhone): MatrixScreen => screens[phone];

/** The name of a phone for people: `Pixel 8`. */
export function nameOfPhone(phone: MatrixPhone): string {
  const screen = screenOf(phone);
  return (screen.system === 'android' ? androidPhoneOf(screen.deviceWidth) : iphoneOf(screen.iphoneWidth))
    .name;
}

/** The drawings of a matrix: each chosen sample set on each phone, at each text size, in each theme and contrast. */
export type MatrixView = {
  sets: readonly SampleSet[];
  phones: readonly MatrixPhone[];
  texts: readonly TextSize[];
  themes: readonly ('light' | 'dark')[];
  contrasts: readonly ('usual' | 'more')[];
};

export const matrixChoices = {
  sets: sampleSets,
  phones: matrixPhones,
  texts: textSizes,
  themes: ['light', 'dark'],
  contrasts: ['usual', 'more'],
} as const satisfies MatrixView;

/** The drawings that differ most, while there are few. */
export const defaultMatrixView: MatrixView = {
  sets: ['typical', 'longest'],
  phones: ['android', 'ios'],
  texts: ['default', 'largest'],
  themes: ['light'],
  contrasts: ['usual'],
};

/**
 * The query of a matrix with its `?`. Choices stand in a list with stops between them; an empty list is kept. The usual
 * contrast alone is left out.
 */
export function writeMatrixView({ sets, phones, texts, themes, contrasts }: MatrixView): string {
  const isUsual = contrasts.join('.') === defaultMatrixView.contrasts.join('.');
  const lists = Object.entries({ sets, phones, texts, themes, ...(isUsual ? {} : { contrasts }) });
  return `?page=matrix${lists.map(([name, list]) => `&${name}=${list.join('.')}`).join('')}`;
}

/** The matrix in a query, in the order of the choices. An absent list is the default; unknown words are passed over. */
export function readMatrixView(query: string): MatrixView {
  const parameters = new URLSearchParams(query);
  const lists = Object.entries(matrixChoices).flatMap(([name, choices]) => {
    const stated = parameters.get(name)?.split('.').map(phoneWord);
    return stated ? [[name, choices.filter((choice) => stated.includes(choice))]] : [];
  });
  return { ...defaultMatrixView, ...Object.fromEntries(lists) };
}
