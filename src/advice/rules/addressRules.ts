import { isPrivateHost } from '../../lib/address/privateHost';
import type { AddressPart } from '../model/parts';
import type { Rule } from '../model/rule';
import { interfaceDocument, thisProject } from '../model/sources';

const schemeOf = ({ uri }: AddressPart) => uri.scheme.toLowerCase();
const isWeb = (part: AddressPart) => ['http', 'https'].includes(schemeOf(part));

export const addressRules: readonly Rule<AddressPart>[] = [
  {
    id: 'http-address',
    level: 'hint',
    ...thisProject,
    applies: (part) => schemeOf(part) === 'http',
    message: ({ name }) =>
      `${name} starts with http://, which is not protected on its way, and some platforms refuse it. Use https:// where the site has it.`,
  },
  {
    id: 'fallback-scheme',
    level: 'warning',
    ...interfaceDocument('SuggestedAction'),
    // Other addresses with another scheme are errors already.
    applies: (part) => part.path.at(-1) === 'fallbackUrl' && !isWeb(part),
    message: (part) =>
      `${part.name} starts with ${schemeOf(part)}:, but it opens in a browser window. Use an address that starts with https://.`,
  },
  {
    id: 'private-host',
    level: 'warning',
    ...interfaceDocument('CardContent'),
    applies: (part) => isWeb(part) && !!part.uri.host && isPrivateHost(part.uri.host),
    message: ({ name, uri: { host } }) =>
      `${name} leads to ${host}, which cannot be reached from outside your own network. Use one that is public.`,
  },
];
