import { isLoopback } from '../../guards/clientAddress';
import type { Bindings } from '../../request/bindings';
import { gatewayError } from '../calls/gatewayError';

/**
 * Whether a caller may control the embedded platform: a program or a browser on this machine. An Origin
 * header proves nothing, because a program can send any.
 */
export function mayControl({ client }: Bindings): boolean {
  return client === undefined || isLoopback(client);
}

export const notLocal = () =>
  gatewayError(
    403,
    'not_local',
    'Only programs and browsers on this machine may change the embedded platform',
  );
