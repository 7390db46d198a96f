import { parseIpv4, parseIpv6 } from '../../lib/address/ipAddress';
import { isPrivateHost } from '../../lib/address/privateHost';
import { formatNumber } from '../../schema/values/text';
import { isShortener } from '../model/links';
import type { AddressPart } from '../model/parts';
import type { Rule } from '../model/rule';
import { interfaceDocument, thisProject, vendorPages } from '../model/sources';

const schemeOf = ({ uri }: AddressPart) => uri.scheme.toLowerCase();
const hostOf = ({ uri }: AddressPart) => (uri.host ?? '').toLowerCase();
const isWeb = (part: AddressPart) => ['http', 'https'].includes(schemeOf(part));
const isMedia = ({ path }: AddressPart) => path.at(-1) === 'fileUrl' || path.at(-1) === 'thumbnailUrl';
const isPublic = (part: AddressPart) => isWeb(part) && hostOf(part) !== '' && !isPrivateHost(hostOf(part));

/** Characters above which apps that pass an address on begin to cut it. */
const LONG_ADDRESS = 500;
const usualPorts: ReadonlySet<string | undefined> = new Set([undefined, '', '80', '443']);

/** Pages around a file: the host, and what its address of the file itself would have. */
const FILE_PAGES: readonly { host: RegExp; file: RegExp }[] = [
  { host: /^(?:drive|docs)\.google\.com$/, file: /[?&]export=download/ },
  { host: /^(?:www\.)?dropbox\.com$/, file: /[?&](?:raw|dl)=1/ },
  { host: /(?:^|\.)(?:1drv\.ms|onedrive\.live\.com|sharepoint\.com)$/, file: /[?&]download=1/ },
  { host: /^(?:we\.tl|(?:www\.)?wetransfer\.com|photos\.app\.goo\.gl|(?:www\.)?icloud\.com)$/, file: /^\b$/ },
  { host: /^(?:www\.)?(?:youtube\.com|youtu\.be|vimeo\.com|instagram\.com)$/, file: /^\b$/ },
];
const isFilePage = (part: AddressPart) =>
  FILE_PAGES.some(({ host, file }) => host.test(hostOf(part)) && !file.test(part.text));
const EXPIRES = /[?&](?:X-Amz-Expires|X-Goog-Expires|Expires|se|expires_in|token_expiry)=/i;

/** U+202A to U+202E and U+2066 to U+2069 in UTF-8. */
const ENCODED_TURN = /%E2%(?:80%A[A-E]|81%A[6-9])/i;

/** The web addresses of pictures and buttons. */
export const addressRules: readonly Rule<AddressPart>[] = [
  {
    id: 'http-address',
    title: 'Link that starts with http://',
    why: 'http:// links are not encrypted, and some platforms reject them.',
    kind: 'refusal',
    ...thisProject,
    find: (part) =>
      schemeOf(part) === 'http' && `${part.name} starts with http://. Use https:// if the site supports it.`,
  },
  {
    id: 'direction-override-in-link',
    title: 'Link with characters that change the reading direction',
    why: 'Apps that decode the link may show a different link from the one that opens.',
    kind: 'refusal',
    ...vendorPages.unicodeSecurity,
    find: ({ text, name }) =>
      ENCODED_TURN.test(text) &&
      `${name} contains invisible characters that change the reading direction, such as %E2%80%AE. Remove them.`,
  },
  {
    id: 'fallback-scheme',
    title: 'Fallback link that browsers can’t open',
    kind: 'look',
    ...interfaceDocument('SuggestedAction'),
    // Other addresses with another scheme are errors already.
    find: (part) =>
      part.path.at(-1) === 'fallbackUrl' &&
      !isWeb(part) &&
      `${part.name} starts with ${schemeOf(part)}:, which browsers can’t open. Use a link that starts with https://.`,
  },
  {
    id: 'private-host',
    title: 'Link that only works inside your network',
    kind: 'look',
    ...interfaceDocument('CardContent'),
    find: (part) =>
      isWeb(part) &&
      !!part.uri.host &&
      isPrivateHost(part.uri.host) &&
      `${part.name} leads to ${part.uri.host}, which only works inside your network. Use a public link.`,
  },
  {
    id: 'shortened-address',
    title: 'Button with a shortened link',
    why: 'Spam filters block shared link shorteners because they hide where a link leads. Customers never see the link behind a button, so it can be long.',
    kind: 'refusal',
    ...vendorPages.telnyxLinks,
    find: (part) =>
      !isMedia(part) &&
      isShortener(hostOf(part)) &&
      `${part.name} is shortened with ${hostOf(part)}. Use the full link.`,
  },
  {
    id: 'redirected-file',
    title: 'Picture behind a shortened link',
    why: 'Platforms don’t follow redirects when they load files.',
    kind: 'look',
    ...interfaceDocument('CardContent'),
    find: (part) =>
      isMedia(part) &&
      isShortener(hostOf(part)) &&
      `${part.name} is shortened with ${hostOf(part)}. Use the direct link to the file.`,
  },
  {
    id: 'file-page',
    title: 'Link to a page about a file instead of the file',
    kind: 'look',
    ...interfaceDocument('CardContent'),
    find: (part) =>
      isMedia(part) &&
      isFilePage(part) &&
      `${part.name} opens a page on ${hostOf(part)}, not the file itself. Upload the file, or put it on your own site.`,
  },
  {
    id: 'expiring-address',
    title: 'Picture link that expires',
    why: 'Approval takes days, and the template may be used for months.',
    kind: 'look',
    ...thisProject,
    find: (part) => isMedia(part) && EXPIRES.test(part.text) && `${part.name} expires. Use a permanent link.`,
  },
  {
    id: 'address-with-login',
    title: 'Link with a user name or password',
    why: 'Everybody who gets the message would have it, and many browsers block links of this kind.',
    kind: 'refusal',
    ...thisProject,
    find: ({ uri, name }) =>
      uri.userinfo !== undefined && `${name} contains a user name or password. Remove it.`,
  },
  {
    id: 'address-by-number',
    title: 'Link with an IP address',
    why: 'Spam filters treat IP addresses in links as a sign of fraud.',
    kind: 'refusal',
    ...thisProject,
    find: (part) =>
      isPublic(part) &&
      (parseIpv4(hostOf(part)) ?? parseIpv6(hostOf(part).replaceAll(/^\[|\]$/g, ''))) !== undefined &&
      `${part.name} leads to ${hostOf(part)}, an IP address. Use your site’s name instead.`,
  },
  {
    id: 'odd-port',
    title: 'Link with an unusual port',
    kind: 'style',
    ...thisProject,
    find: (part) =>
      isPublic(part) &&
      !usualPorts.has(part.uri.port) &&
      `${part.name} uses port ${part.uri.port}, which mobile networks may block. Use a link without a port.`,
  },
  {
    id: 'long-address',
    title: 'Link longer than 500 characters',
    kind: 'style',
    ...thisProject,
    find: ({ text, name }) =>
      text.length > LONG_ADDRESS &&
      `${name} has ${formatNumber(text.length)} characters, and some apps shorten long links. Remove what your site doesn’t need.`,
  },
];
