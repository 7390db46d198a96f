import { LinkifyIt } from 'linkify-it';
import { labelFor } from './labelFor';
import type { CampaignButton } from './campaign';

const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, maxLength: 2048 });

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
  return (linkify.match(text) ?? []).flatMap(({ schema, url, index, lastIndex }) => {
    if (schema !== '' && !/^(?:https?:)?(?:\/\/)?$/.test(schema)) return [];
    const address = /^https?:/i.test(schema) ? url : url.replace(/^http:/, 'https:');
    const [start, end] = [index, lastIndex];
    const label = labelFor(text, { start, end }, usualLabel(address));
    return [
      {
        kind: 'link',
        suggestion: { action: { text: label, openUrlAction: { url: address, application: 'BROWSER' } } },
        start,
        end,
      } satisfies CampaignButton,
    ];
  });
}

function usualLabel(address: string): string {
  const [, host = '', path = ''] =
    /^https?:\/\/(?:[^/@]*@)?(?:www\.)?([^/?#:]+)(\/[^?#]*)?/i.exec(address) ?? [];
  const name = host.toLowerCase();
  if (MAP_PATH.test(name + path)) return 'Show on map';
  const known = knownSites.find(([pattern]) => pattern.test(name));
  return known?.[1] ?? `Open ${name}`;
}
