import { LinkifyIt } from 'linkify-it';
import { readCoordinates } from '../../lib/address/coordinates';
import { isDegrees } from '../../schema/template/viewLocationAction';
import { limits } from '../../schema/values/limits';
import type { CampaignButton } from './takeCampaign';
import { findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/min';

const LONGEST = 2048;

/** An address without a scheme is known by its usual ending, or by "www." with any ending, such as ".store". */
const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, maxLength: LONGEST }).add('www.', {
  validate(text, start, self) {
    const head = 'https:';
    const rest = `//www.${text.slice(start, start + LONGEST)}`;
    return Math.max(0, self.testSchemaAt(head + rest, head, head.length) - '//www.'.length);
  },
  normalize(match) {
    match.url = `https://${match.url}`;
  },
});

/** Usual labels, by the kind of address. */
const knownSites: readonly [pattern: RegExp, label: string][] = [
  [/^(?:wa\.me|(?:api\.|web\.)?whatsapp\.com)$/, 'Chat on WhatsApp'],
  [/^(?:play\.google\.com|apps\.apple\.com|itunes\.apple\.com)$/, 'Get the app'],
  [/^(?:m\.)?(?:youtube\.com|youtu\.be|vimeo\.com)$/, 'Watch the video'],
  [/^(?:maps\.app\.goo\.gl|maps\.apple\.com|maps\.google\.[a-z.]+)$/, 'Show on map'],
  [/^(?:instagram\.com|facebook\.com)$/, 'Follow us'],
];
const MAP_PATH = /^(?:google\.[a-z.]+|goo\.gl)\/maps\b|^openstreetmap\.org\b/;

/** The web addresses of a text as buttons; e-mail addresses are none. An address without a scheme gets https. */
export function findLinks(text: string): CampaignButton[] {
  return (linkify.match(text) ?? []).flatMap(({ schema, url, index, lastIndex }): CampaignButton[] => {
    if (schema !== '' && !/^(?:(?:https?:)?(?:\/\/)?|www\.)$/i.test(schema)) return [];
    const address = /^https?:/i.test(schema) ? url : url.replace(/^http:/, 'https:');
    const [start, end] = [index, lastIndex];
    const place = placeAt(address);
    if (place) {
      const label = labelFor(text, { start, end }, 'Show on map');
      return [
        { kind: 'place', suggestion: { action: { text: label, viewLocationAction: place } }, start, end },
      ];
    }
    const label = labelFor(text, { start, end }, usualLabel(address));
    return [
      {
        kind: 'link',
        suggestion: { action: { text: label, openUrlAction: { url: address, application: 'BROWSER' } } },
        start,
        end,
      },
    ];
  });
}

/** The place of a map link that names its coordinates. */
function placeAt(address: string) {
  const latLong = isMap(address) ? readCoordinates(address) : undefined;
  return latLong &&
    isDegrees(latLong.latitude, limits.latitude) &&
    isDegrees(latLong.longitude, limits.longitude)
    ? { latLong }
    : undefined;
}

function isMap(address: string): boolean {
  return /^https?:\/\/(?:www\.|maps\.|m\.)?(?:google\.[a-z.]+\/maps|google\.[a-z.]+\/?\?|apple\.com|openstreetmap\.org|bing\.com\/maps)/i.test(
    address,
  );
}

function usualLabel(address: string): string {
  const [, host = '', path = ''] =
    /^https?:\/\/(?:[^/@]*@)?(?:www\.)?([^/?#:]+)(\/[^?#]*)?/i.exec(address) ?? [];
  const name = host.toLowerCase();
  if (MAP_PATH.test(name + path)) return 'Show on map';
  const known = knownSites.find(([pattern]) => pattern.test(name));
  return known?.[1] ?? `Open ${name}`;
}

type Range = { start: number; end: number };

/** Words that lead to a link, but name nothing. */
const fillers =
  /^(?:here|link|click here|visit|at|on|to|or|and|http|https|see|via|web|website|tel|phone|call)$/i;
const MAX_WORDS = 4;
/** The last word of half a sentence, and the first word of a sentence that no button says. */
const HALF_END =
  /\b(?:at|on|in|to|for|from|of|by|with|via|is|are|was|be|the|an?|our|your|my|this|that|and|or|costs?)$/i;
const HALF_START =
  /^(?:we|you|your|our|my|it|its|this|that|these|the|an?|please|if|for|to|or|and|but|i|as|when)\b/i;
const PERSON = /^(?:we|you|it|i|please|if|as|when)\b/i;

/**
 * The label of a button that is made of a piece of a text: the words before it on its line, as "Shop now: https://…",
 * when they are as short as a label; else the usual one.
 */
function labelFor(text: string, { start }: Range, usual: string): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const before = text.slice(lineStart, start);
  const lead = before.trim() === '' ? lineBefore(text, lineStart) : before;
  const words = lead
    .replaceAll(/[*_~]/g, '')
    // The end of a sentence before it.
    .replace(/^[^]*[.!?|•]\s+/, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/[\s\p{P}\p{S}\p{Extended_Pictographic}\ufe0f]+$/u, '');
  const isPointed = /[:👇⬇→➡👉–-]\s*\ufe0f?\s*$/u.test(lead);
  const isHalf = HALF_END.test(words) || (isPointed ? PERSON : HALF_START).test(words);
  const isShort =
    !isHalf &&
    words.length >= 3 &&
    words.length <= limits.suggestionText &&
    words.split(/\s+/).length <= MAX_WORDS;
  if (isShort && !fillers.test(words)) return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return usual.length <= limits.suggestionText ? usual : 'Open link';
}

/** The line before a link that stands alone, when it points to it. */
function lineBefore(text: string, lineStart: number): string {
  const end = Math.max(0, lineStart - 1);
  const line = text.slice(text.lastIndexOf('\n', end - 1) + 1, end);
  return /[:👇⬇→➡👉]\s*\ufe0f?\s*$/u.test(line) ? line : '';
}

/** The phone numbers of a text as buttons to call. A number without a country is one of the given country. */
export function findNumbers(text: string, country: string): CampaignButton[] {
  const options = isSupportedCountry(country) ? { defaultCountry: country } : {};
  return findPhoneNumbersInText(text, options).map(({ number, startsAt, endsAt }) => {
    const [start, end] = [startsAt, endsAt];
    const label = labelFor(text, { start, end }, 'Call us');
    return {
      kind: 'number',
      suggestion: { action: { text: label, dialAction: { phoneNumber: number.number } } },
      start,
      end,
    };
  });
}
