/** The sender of the message. It is no part of a template. */
export type Agent = {
  name: string;
  logoUrl?: string;
  /** A verified agent has a check mark beside its name. */
  verified: boolean;
  /** Brand colour, `#rrggbb`. */
  color?: string;
  /** Whether it may send promotions: Android then offers to unsubscribe above the message field. */
  promotes?: boolean;
};

export const defaultAgent: Agent = { name: 'Your business', verified: true };

/** Contrast that Google asks of an agent's brand colour. */
export const minBrandContrast = 4.5;

/** Contrast of a phone that is set to more contrast (WCAG 2.2, enhanced). */
export const enhancedContrast = 7;

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** Whether a colour is written as `#rrggbb`. */
export function isColor(color: string | undefined): color is string {
  return color !== undefined && HEX.test(color);
}

/** Relative luminance by WCAG 2.2, 0 to 1. */
function luminance(color: string): number | undefined {
  const channels = HEX.exec(color)?.slice(1);
  if (!channels) return undefined;
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const value = Number.parseInt(channel, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two `#rrggbb` colours by WCAG 2.2, 1 to 21; undefined if one of them is written otherwise. */
export function contrast(one: string, other: string): number | undefined {
  const [first, second] = [luminance(one), luminance(other)];
  if (first === undefined || second === undefined) return undefined;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Black or white, whichever has more contrast with the colour: at least 4.58:1. */
export function inkOn(color: string): '#ffffff' | '#000000' {
  return (contrast(color, '#ffffff') ?? 21) >= (contrast(color, '#000000') ?? 1) ? '#ffffff' : '#000000';
}
