import type { Campaign, CampaignChoices } from './campaign';

/** Links, places and numbers become buttons, names become parameters; a date alone is often no event. */
export function usualChoices({ buttons, placeholders }: Campaign): CampaignChoices {
  return {
    buttons: buttons.flatMap(({ kind }, index) => (kind === 'event' ? [] : [index])),
    placeholders: [...new Set(placeholders.filter(isLikelyName).map(({ text }) => text))],
    removesMarks: true,
    cutsButtons: false,
  };
}

/** `[SALE]` is rather a shout than the place of a name. */
const isLikelyName = ({ text }: { text: string }) =>
  !/^\[[^\p{Ll}]+\]$/u.test(text) || /NAME|CODE|ID\b/.test(text);
