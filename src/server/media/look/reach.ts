import { Resolver } from 'node:dns/promises';
import { isPublicIp } from './publicAddresses';
import type { Target } from './readTarget';

export type IpAddress = { address: string; family: 4 | 6 };

/**
 * DNS and connections. Only a test sets others, as a dependency of the app; no setting does.
 */
export type Outside = {
  /** Every address of a name. Gives up when the signal says so. */
  resolve: (host: string, signal: AbortSignal) => Promise<IpAddress[]>;
  /** Where a checked address is dialled. Asked only after every address of the name was found public. */
  dial: (address: IpAddress, port: number) => IpAddress & { port: number };
};

export const theInternet: Outside = {
  resolve: createResolve(),
  dial: (address, port) => ({ ...address, port }),
};

/** A name server has one second to answer, and two when it is asked again. */
const PATIENCE = { timeout: 1000, tries: 2 };

/**
 * Asks name servers, those of the system unless others are given. The system's own look-up cannot be given up, and its
 * few places are the same ones that the rest of the server waits for, sending included. `/etc/hosts` is not read: a
 * platform does not see it either.
 */
export function createResolve(servers?: readonly string[]): Outside['resolve'] {
  return async (host, signal) => {
    const resolver = new Resolver(PATIENCE);
    if (servers) resolver.setServers(servers);
    const giveUp = () => resolver.cancel();
    signal.addEventListener('abort', giveUp);
    try {
      const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      return [...addressesIn(four, 4), ...addressesIn(six, 6)];
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  };
}

const addressesIn = (found: PromiseSettledResult<string[]>, family: 4 | 6): IpAddress[] =>
  found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : [];

/** The addresses of a target, resolved once and all of them public; undefined if there is none, or one is not. */
export async function findPublicAddresses(
  { host, isIp }: Target,
  { resolve }: Outside,
  signal: AbortSignal,
): Promise<IpAddress[] | undefined> {
  if (isIp) return isPublicIp(host) ? [{ address: host, family: host.includes(':') ? 6 : 4 }] : undefined;
  const found = await resolve(host, signal).catch(() => []);
  return found.length > 0 && found.every(({ address }) => isPublicIp(address)) ? found : undefined;
}
