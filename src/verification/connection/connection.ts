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
