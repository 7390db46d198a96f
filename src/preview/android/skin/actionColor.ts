import { contrast, enhancedContrast, isColor, minBrandContrast } from '../../model/agent';
import type { Theme } from '../../model/options';

/** Background of cards by theme; `skin.module.css` has the other colours. */
export const cardGround = { light: '#f0f4f9', dark: '#1e1f20' } satisfies Record<Theme, string>;

/** Google's own colour of actions by theme. */
export const neutralAction = { light: '#0b57d0', dark: '#a8c7fa' } satisfies Record<Theme, string>;

/** I: its colour of actions with more contrast. */
const strongAction = { light: '#062e6f', dark: '#d3e3fd' } satisfies Record<Theme, string>;

const minContrastOf = (isEnhanced: boolean | undefined) => (isEnhanced ? enhancedContrast : minBrandContrast);

/**
 * The colour of actions on a card: the brand colour with a contrast of 4.5:1 or more, else the neutral one. On a phone
 * with more contrast it takes 7:1.
 */
export function actionColor(brand: string | undefined, theme: Theme, isEnhanced?: boolean): string {
  const reached = brand === undefined ? 0 : (contrast(brand, cardGround[theme]) ?? 0);
  const isReadable = brand !== undefined && reached >= minContrastOf(isEnhanced);
  return isReadable ? brand : (isEnhanced ? strongAction : neutralAction)[theme];
}

/** Why buttons do not have the brand colour; undefined when they have it, or when there is none. */
export function brandNote(brand: string | undefined, theme: Theme, isEnhanced?: boolean): string | undefined {
  if (!isColor(brand) || actionColor(brand, theme, isEnhanced) === brand) return undefined;
  const reached = (contrast(brand, cardGround[theme]) ?? 0).toFixed(1);
  return `Brand colour ${brand} has a contrast of ${reached}:1 on a ${theme} card. Buttons need ${minContrastOf(isEnhanced)}:1${isEnhanced ? ' with more contrast' : ''}: the neutral colour is drawn.`;
}
