import { lookup } from 'node:dns/promises';
import { isPublicIp } from './publicAddresses';
import type { Target } from './readTarget';

export type IpAddress = { address: string; family: 4 | 6 };

/**
 * DNS and connections. Only a test sets others, as a dependency of the app; no setting does.
 */
export type Outside = {
  /** Every address of a name. */
  resolve: (host: string) => Promise<IpAddress[]>;
  /** Where a checked address is dialled. Asked only after every address of the name was found public. */
  dial: (address: IpAddress, port: number) => IpAddress & { port: number };
};

export const theInternet: Outside = {
  async resolve(host) {
    const found = await lookup(host, { all: true });
    return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
  },
  dial: (address, port) => ({ ...address, port }),
};

/** The addresses of a target, resolved once and all of them public; undefined if there is none, or one is not. */
export async function findPublicAddresses(
  { host, isIp }: Target,
  { resolve }: Outside,
): Promise<IpAddress[] | undefined> {
  if (isIp) return isPublicIp(host) ? [{ address: host, family: host.includes(':') ? 6 : 4 }] : undefined;
  const found = await resolve(host).catch(() => []);
  return found.length > 0 && found.every(({ address }) => isPublicIp(address)) ? found : undefined;
}
