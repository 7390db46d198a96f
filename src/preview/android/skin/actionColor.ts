import { contrast, isColor, minBrandContrast } from '../../model/contrast';
import type { Theme } from '../../model/options';

/** Background of cards by theme, as in `skin.module.css`. */
export const cardGround = { light: '#f0f4f9', dark: '#1e1f20' } satisfies Record<Theme, string>;

/** Google's own colour of actions by theme. */
export const neutralAction = { light: '#0b57d0', dark: '#a8c7fa' } satisfies Record<Theme, string>;

/** The colour of actions on a card: the brand colour with a contrast of 4.5:1 or more, else the neutral one. */
export function actionColor(brand: string | undefined, theme: Theme): string {
  const readable = brand !== undefined && (contrast(brand, cardGround[theme]) ?? 0) >= minBrandContrast;
  return readable ? brand : neutralAction[theme];
}

/** Why buttons do not have the brand colour; undefined when they have it, or when there is none. */
export function brandNote(brand: string | undefined, theme: Theme): string | undefined {
  if (!isColor(brand) || actionColor(brand, theme) === brand) return undefined;
  const reached = (contrast(brand, cardGround[theme]) ?? 0).toFixed(1);
  return `Brand colour ${brand} has a contrast of ${reached}:1 on a ${theme} card. Buttons need ${minBrandContrast}:1: the neutral colour is drawn.`;
}
