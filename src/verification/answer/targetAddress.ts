import { uriParts } from '../../lib/address/uri';

export type TargetAddress = {
  /** Query parameters in their order, decoded. */
  parameters: { name: string; value: string }[];
  /** Host and port as a browser calls them; absent where the address is never opened. */
  host?: string;
  /** Whether it is called over TLS. */
  isEncrypted: boolean;
  /** Why it is never opened, as the end of a sentence that names it. */
  refusal?: string;
};

/**
 * Splits an operator's address into its parts. An address may only be opened if both the grammar of RFC 3986 and the
 * browser read it as an http(s) address of the same host, without a user name in front of it.
 */
export function readTargetAddress(address: string): TargetAddress {
  const parameters = [...new URLSearchParams(queryOf(address))].map(([name, value]) => ({ name, value }));
  const refusal = findRefusal(address);
  if (refusal !== undefined) return { parameters, isEncrypted: false, refusal };
  const { host, protocol } = new URL(address);
  return { parameters, host, isEncrypted: protocol === 'https:' };
}

function queryOf(address: string): string {
  const [beforeFragment = ''] = address.split('#', 1);
  const start = beforeFragment.indexOf('?');
  return start === -1 ? '' : beforeFragment.slice(start + 1);
}

function findRefusal(address: string): string | undefined {
  const parts = uriParts(address);
  if (parts === undefined || !URL.canParse(address)) return 'is not a full address (RFC 3986).';
  if (!/^https?$/i.test(parts.scheme)) return `has the scheme “${parts.scheme}”, not http or https.`;
  if (parts.userinfo !== undefined) return 'has a user name before its host, which hides where it leads.';
  const { hostname } = new URL(address);
  if (parts.host === undefined || parts.host === '' || hostname === '') return 'has no host.';
  return parts.host.toLowerCase() === hostname ? undefined : 'has a host that browsers read differently.';
}
