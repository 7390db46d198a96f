import { useQuery } from '@tanstack/react-query';
import { readFromServer } from '../../http/readFromServer';
import { VerificationConnection } from '../../schema/responses/verifications';

const readConnection = () =>
  readFromServer('/api/verification/connection', (json) => VerificationConnection.safeParse(json).data);

/** Asks once a minute at most. An error's message is for people. */
export function useVerificationConnection() {
  return useQuery({
    queryKey: ['verification-connection'],
    queryFn: readConnection,
    networkMode: 'always',
    // A read may repeat by itself when the network is back.
    refetchOnReconnect: true,
    retry: 0,
    staleTime: 60_000,
  });
}
/** An address of a block, for trying an operator: `192.0.2.0/24` gives `192.0.2.10`. */
export function exampleAddress(cidr: string): string {
  const [address = '', prefix = ''] = cidr.split('/');
  const isIpv6 = address.includes(':');
  // A smaller block may not have a tenth address.
  if (Number(prefix) > (isIpv6 ? 120 : 27)) return address;
  if (isIpv6) return address.endsWith('::') ? `${address}10` : address;
  return address.endsWith('.0') ? `${address.slice(0, -1)}10` : address;
}
