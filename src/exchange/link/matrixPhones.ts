import { androidPhoneOf, iphoneOf, type AndroidWidth, type IphoneWidth } from '../../schema/phones/phones';

/** A phone by the width of its screen. */
export type MatrixScreen =
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
