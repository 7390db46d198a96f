import { isLoopback } from '../guards/clientAddress';
import type { Bindings } from '../request/bindings';

/** Headers that a proxy adds: behind a proxy that is not trusted, every caller seems to be on this machine. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

/**
 * Whether a program or a browser on this machine calls. An Origin header proves nothing, because a program can send
 * any.
 */
export function isLocal(request: Request, { client }: Bindings, trustedProxies: number): boolean {
  if (client !== undefined && !isLoopback(client)) return false;
  return trustedProxies > 0 || !proxyHeaders.some((name) => request.headers.has(name));
}
