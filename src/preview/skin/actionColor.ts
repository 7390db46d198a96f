import type { Theme } from '../model/options';

/** Ground of cards and colour of actions by theme, as in `android/skin.module.css`. */
export const cardGround = { light: '#f0f4f9', dark: '#1e1f20' } satisfies Record<Theme, string>;
export const neutralAction = { light: '#0b57d0', dark: '#a8c7fa' } satisfies Record<Theme, string>;

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** Whether a colour is written as `#rrggbb`. */
export function isColor(color: string | undefined): color is string {
  return color !== undefined && HEX.test(color);
}

function luminance(color: string): number | undefined {
  const channels = HEX.exec(color)?.slice(1);
  if (!channels) return undefined;
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const value = Number.parseInt(channel, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two `#rrggbb` colours by WCAG 2.2, 1 to 21; undefined when one is no such colour. */
export function contrast(one: string, other: string): number | undefined {
  const [first, second] = [luminance(one), luminance(other)];
  if (first === undefined || second === undefined) return undefined;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** The brand colour where it can be read on a card (4.5:1, Google's own rule for agents), else the neutral one. */
export function actionColor(brand: string | undefined, theme: Theme): string {
  const readable = brand !== undefined && (contrast(brand, cardGround[theme]) ?? 0) >= 4.5;
  return readable ? brand : neutralAction[theme];
}

/** Why the brand colour is not drawn on buttons; nothing where it is, or where there is none. */
export function brandNote(brand: string | undefined, theme: Theme): string | undefined {
  if (!isColor(brand) || actionColor(brand, theme) === brand) return undefined;
  const reached = (contrast(brand, cardGround[theme]) ?? 0).toFixed(1);
  return `Brand colour ${brand} has a contrast of ${reached}:1 on a ${theme} card. Buttons need 4.5:1: the neutral colour is drawn.`;
}

/** Black or white, whichever is read better on the colour: at least 4.58:1. */
export function inkOn(color: string): '#ffffff' | '#000000' {
  return (contrast(color, '#ffffff') ?? 21) >= (contrast(color, '#000000') ?? 1) ? '#ffffff' : '#000000';
}
