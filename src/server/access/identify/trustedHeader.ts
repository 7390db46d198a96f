import { isIPv6 } from 'node:net';
import { plainAddress } from '../../guards/clientAddress';
import type { Settings } from '../../settings/settings';
import type { Identify } from '../guard';
import { readName } from '../../people/readName';
import { chooseRole } from '../../people/roles';

/**
 * Reads people from the header of a trusted proxy. Believes it only on connections that come from such a proxy,
 * because any caller can send a header.
 */
export function createHeaderReader(settings: Settings): Identify {
  const { TRUSTED_USER_HEADER = '', TRUSTED_PROXY_ADDRESSES, OIDC_ROLES } = settings;
  const isProxy = (address: string) =>
    TRUSTED_PROXY_ADDRESSES.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  return async ({ headers }, { incoming }) => {
    const peer = incoming?.socket.remoteAddress;
    if (peer === undefined || !isProxy(plainAddress(peer))) return {};
    const name = readName(headers.get(TRUSTED_USER_HEADER) ?? undefined);
    if (name === undefined) return {};
    const values = OIDC_ROLES ? (headers.get(OIDC_ROLES.claim) ?? '').split(',') : [];
    const role = chooseRole(
      values.map((value) => value.trim()),
      settings,
    );
    return role === undefined ? {} : { role, person: { subject: name, name } };
  };
}
