import { isPrivateHost } from '../../lib/address/privateHost';

/** Addresses in texts, as phones find them. */

/** A web address in a text: with its scheme, or with `www.`. */
const LINK = /(?:https?:\/\/|www\.)[^\s<>"]+/gi;

export const linksIn = (text: string): { link: string; end: number }[] =>
  Array.from(text.matchAll(LINK), ({ 0: link, index }) => ({ link, end: index + link.length }));

export const hasLink = (text: string): boolean => /https?:\/\/|www\./i.test(text);

const HOST = /^(?:https?:\/\/)?([^/?#:]+)/i;

/** The host of a link in a text that is reached in its own network only; undefined if none is. */
export function privateHostIn(text: string): string | undefined {
  if (!hasLink(text)) return undefined;
  return linksIn(text)
    .map(({ link }) =>
      HOST.exec(link)?.[1]
        ?.replace(/[.,!)]+$/, '')
        .toLowerCase(),
    )
    .find((host) => host !== undefined && host.includes('.') && isPrivateHost(host));
}

const SHORTENERS = [
  'bit.ly',
  'tinyurl.com',
  't.co',
  'goo.gl',
  'is.gd',
  'ow.ly',
  'buff.ly',
  'rebrand.ly',
  'cutt.ly',
  'rb.gy',
  't.ly',
  'tiny.cc',
  'shorturl.at',
  'bl.ink',
  's.id',
];
const SHORTENER = new RegExp(
  `(?:^|[^a-z0-9.-])(?:www\\.)?(${SHORTENERS.map((host) => host.replace('.', '\\.')).join('|')})/`,
  'i',
);
const shorteners: ReadonlySet<string> = new Set(SHORTENERS);

/** The public link shortener that a text names with a path behind it; undefined if none. */
export const shortenerIn = (text: string): string | undefined => SHORTENER.exec(text)?.[1]?.toLowerCase();

/** Whether a host belongs to a link shortener that everybody may use. */
export const isShortener = (host: string): boolean =>
  shorteners.has(host.toLowerCase().replace(/^www\./, ''));

/** Names that RFC 2606 keeps for examples: nobody can own them. */
export const isReservedHost = (host: string): boolean =>
  /(?:^|\.)(?:example|test|invalid|example\.(?:com|org|net))\.?$/i.test(host);
