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

/** The web addresses of pictures and buttons. */
export const addressRules: readonly Rule<AddressPart>[] = [
  {
    id: 'http-address',
    title: 'An address that starts with http://',
    kind: 'style',
    ...thisProject,
    find: (part) =>
      schemeOf(part) === 'http' &&
      `${part.name} starts with http://, which is not protected on its way, and some platforms refuse it. Use https:// where the site has it.`,
  },
  {
    id: 'fallback-scheme',
    title: 'A fallback address that no browser opens',
    kind: 'look',
    ...interfaceDocument('SuggestedAction'),
    // Other addresses with another scheme are errors already.
    find: (part) =>
      part.path.at(-1) === 'fallbackUrl' &&
      !isWeb(part) &&
      `${part.name} starts with ${schemeOf(part)}:, but it opens in a browser window. Use an address that starts with https://.`,
  },
  {
    id: 'private-host',
    title: 'A host that others cannot reach',
    kind: 'look',
    ...interfaceDocument('CardContent'),
    find: (part) =>
      isWeb(part) &&
      !!part.uri.host &&
      isPrivateHost(part.uri.host) &&
      `${part.name} leads to ${part.uri.host}, which cannot be reached from outside your own network. Use one that is public.`,
  },
  {
    id: 'shortened-address',
    title: 'A button that opens a shortened link',
    kind: 'refusal',
    ...vendorPages.telnyxLinks,
    find: (part) =>
      !isMedia(part) &&
      isShortener(hostOf(part)) &&
      `${part.name} leads to ${hostOf(part)}. Filters block shared shorteners, as they hide where a link leads. Nobody sees an address behind a button: use the long one.`,
  },
  {
    id: 'redirected-file',
    title: 'A picture behind a shortened link',
    kind: 'look',
    ...interfaceDocument('CardContent'),
    find: (part) =>
      isMedia(part) &&
      isShortener(hostOf(part)) &&
      `${part.name} leads to ${hostOf(part)}, which redirects. Redirects are not supported for files: use the address of the file itself.`,
  },
  {
    id: 'file-page',
    title: 'A page about a file in place of the file',
    kind: 'look',
    ...interfaceDocument('CardContent'),
    find: (part) =>
      isMedia(part) &&
      isFilePage(part) &&
      `${part.name} leads to a page of ${hostOf(part)} around the file, not to the file itself. Put the file on your own site, or upload it.`,
  },
  {
    id: 'expiring-address',
    title: 'A picture behind an address that expires',
    kind: 'look',
    ...thisProject,
    find: (part) =>
      isMedia(part) &&
      EXPIRES.test(part.text) &&
      `${part.name} is signed and expires. Approval takes days and messages go out for months: use an address that stays.`,
  },
  {
    id: 'address-with-login',
    title: 'An address with a user name in it',
    kind: 'refusal',
    ...thisProject,
    find: ({ uri, name }) =>
      uri.userinfo !== undefined &&
      `${name} has a user name or password before its host. Browsers hide or refuse it, and everybody who gets the message has it. Take it out.`,
  },
  {
    id: 'address-by-number',
    title: 'A host given by its number',
    kind: 'refusal',
    ...thisProject,
    find: (part) =>
      isPublic(part) &&
      (parseIpv4(hostOf(part)) ?? parseIpv6(hostOf(part).replaceAll(/^\[|\]$/g, ''))) !== undefined &&
      `${part.name} leads to ${hostOf(part)}, a number in place of a name. Filters know that from tricks. Use the name of your site.`,
  },
  {
    id: 'odd-port',
    title: 'An address with a port of its own',
    kind: 'style',
    ...thisProject,
    find: (part) =>
      isPublic(part) &&
      !usualPorts.has(part.uri.port) &&
      `${part.name} uses port ${part.uri.port}, which mobile networks may block. Addresses for customers do without one.`,
  },
  {
    id: 'long-address',
    title: 'An address of more than 500 characters',
    kind: 'style',
    ...thisProject,
    find: ({ text, name }) =>
      text.length > LONG_ADDRESS &&
      `${name} has ${formatNumber(text.length)} characters. Long addresses are cut by some apps on their way; take out what your site does not need.`,
  },
];
