import type { WebviewViewMode } from '../values/enums';

/*
 * Common phones by name, from small to large, with their screens in dp or pt. Their widths name them in links and on the
 * command line. Sources and letters: `assumptions.ts` in `preview/evidence`.
 */
export const androidPhones = [
  { name: 'Galaxy S24', width: 360, height: 780 },
  { name: 'Pixel 8', width: 412, height: 915 },
  { name: 'Pixel 10 Pro XL', width: 448, height: 997 },
] as const;

/** `hasHomeButton`: bars above and below a screen with square corners, in place of gestures. */
export const iphones = [
  { name: 'iPhone SE', width: 375, height: 667, hasHomeButton: true },
  { name: 'iPhone 16', width: 393, height: 852, hasHomeButton: false },
  { name: 'iPhone 17 Pro Max', width: 440, height: 956, hasHomeButton: false },
] as const;

export type AndroidWidth = (typeof androidPhones)[number]['width'];
export type IphoneWidth = (typeof iphones)[number]['width'];

export const androidWidths: readonly AndroidWidth[] = androidPhones.map(({ width }) => width);
export const iphoneWidths: readonly IphoneWidth[] = iphones.map(({ width }) => width);

export const iphoneOf = (width: IphoneWidth) => iphones.find((phone) => phone.width === width) ?? iphones[1];

export const androidPhoneOf = (width: AndroidWidth) =>
  androidPhones.find((phone) => phone.width === width) ?? androidPhones[1];

/** Phones by the width that names them: `360 Galaxy S24, 412 Pixel 8`. */
export function listPhones(phones: readonly { name: string; width: number }[]): string {
  return phones.map(({ name, width }) => `${width} ${name}`).join(', ');
}

/*
 * Frames around the drawn screens. The page makes room for them before it loads a phone, so they stand apart from its
 * other figures.
 */

/** In dp. */
export const androidFrame = 10;

/** In pt: beside a screen, and above and below the screen of a phone with a home button. */
export const iosFrame = { beside: 11, homeButton: 92 } as const;

/** The share of the screen that a web page in Messages takes. An iPhone does not promise it. */
export const sheetShares = { FULL: 1, TALL: 0.75, HALF: 0.5 } satisfies Record<WebviewViewMode, number>;

/** Text sizes that a person sets on a phone. The last five are the sizes for accessibility. */
export const textSizes = ['small', 'default', 'large', 'largest', 'ax1', 'ax2', 'ax3', 'ax4', 'ax5'] as const;
export type TextSize = (typeof textSizes)[number];
