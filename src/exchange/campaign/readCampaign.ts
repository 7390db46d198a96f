import { findPlaceholders } from '../../schema/values/placeholders';
import type { Campaign, CampaignButton } from './campaign';
import { findEvents } from './findEvents';
import { findLinks } from './findLinks';
import { findNumbers } from './findNumbers';
import { hasMarks } from './whatsAppMarks';

/** Most buttons to offer of one text. */
const MAX_OFFERED = 30;
/** Longer texts are no message; only their start is searched. */
const MAX_SEARCHED = 20_000;

type Surroundings = {
  /** ISO 3166 code of the country of numbers that name none. */
  country: string;
  now: Date;
};

/**
 * Finds links, places, phone numbers, dates and names in the words of a message. Loads nothing from an address and
 * changes nothing: what is found is offered.
 */
export function readCampaign(written: string, { country, now }: Surroundings): Campaign {
  const text = tidy(written);
  const searched = text.slice(0, MAX_SEARCHED);
  const links = findLinks(searched);
  const numbers = findNumbers(searched, country).filter(isOutside(links));
  const events = findEvents(searched, now).filter(isOutside([...links, ...numbers]));
  const buttons = [...links, ...numbers, ...events].sort((a, b) => a.start - b.start);
  return {
    text,
    buttons: withoutRepeats(buttons).slice(0, MAX_OFFERED),
    placeholders: findPlaceholders(searched).slice(0, 200),
    hasMarks: hasMarks(text),
  };
}

/** Line breaks as the form writes them, without blanks at the ends of lines. */
function tidy(text: string): string {
  return text
    .replace(/^\ufeff/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
}

type Range = { start: number; end: number };

const isOutside = (others: readonly Range[]) => (range: Range) =>
  others.every(({ start, end }) => range.end <= start || range.start >= end);

function withoutRepeats(buttons: readonly CampaignButton[]): CampaignButton[] {
  const seen = new Set<string>();
  return buttons.filter(({ suggestion: { action } }) => {
    const { text: _, ...target } = action ?? {};
    const key = JSON.stringify(target);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
