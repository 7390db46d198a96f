import { BlockList, isIPv6 } from 'node:net';
import { plainAddress } from '../../guards/clientAddress';
import { addCidr } from '../../settings/addCidr';
import type { Operator } from '../../settings/operatorValues';

/** Finds the operator whose address blocks contain an address; the first one if blocks overlap. */
export function createOperatorLookup(operators: readonly Operator[]) {
  const entries = operators.map((operator) => ({ operator, blocks: blocksOf(operator.cidrs) }));
  return (address: string): Operator | undefined => {
    const plain = plainAddress(address);
    return entries.find(({ blocks }) => blocks.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4'))?.operator;
  };
}

function blocksOf(cidrs: readonly string[]): BlockList {
  const blocks = new BlockList();
  for (const cidr of cidrs) addCidr(blocks, cidr);
  return blocks;
}

/** The `redirect_uri`: here the operator sends the client device back. */
export const callbackAddress = (origin: string) => `${origin}/verification/v1/callback`;

/** The address for the client device to open over mobile data. */
export function targetUri(operator: Operator, origin: string, state: string): string {
  const url = new URL(operator.baseUrl ?? `${origin}/operator/${operator.name}`);
  url.searchParams.set('client_id', operator.clientId);
  url.searchParams.set('redirect_uri', callbackAddress(origin));
  url.searchParams.set('app_partner_code', operator.partnerCode);
  url.searchParams.set('state', state);
  return url.href;
}
