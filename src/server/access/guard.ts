import { isUnavailable } from '../database/databaseErrors';
import { databaseAway, gatewayError } from '../gateway/calls/gatewayError';
import type { Bindings, Caller } from '../request/bindings';
import { includesRole } from './people';
import type { Needs } from './route';
import { isLoopback } from '../guards/callers';

/** Finds out who calls. */
export type Identify = (request: Request, bindings: Bindings) => Promise<Caller>;

/** Decides whether a caller may call an address: undefined, or the refusal. Leaves the caller in the bindings. */
export type Guard = (needs: Needs, request: Request, bindings: Bindings) => Promise<Response | undefined>;

/** For addresses whose callers show credentials of their own. */
export const admitEveryone: Guard = async () => undefined;

/** Decides by the role of the caller, and by the caller's address for the controls of the embedded platform. */
export function createGuard(identify: Identify, trustedProxies: number): Guard {
  return async (needs, request, bindings) => {
    if (needs === 'anyone') return undefined;
    try {
      bindings.caller = await identify(request, bindings);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return databaseAway('The server’s database cannot be read. Nothing was done.');
    }
    const { caller } = bindings;
    if (needs === 'control')
      return isLocal(request, bindings, trustedProxies) || isSignedInSender(caller) ? undefined : notLocal();
    if (caller.role === undefined) return notSignedIn();
    return includesRole(caller.role, needs) ? undefined : wrongRole(caller.role, needs);
  };
}

const isSignedInSender = ({ role, person }: Caller) => person !== undefined && role === 'sender';

const notSignedIn = () =>
  gatewayError(
    401,
    'sign_in',
    'You are not signed in, or your session has ended. Nothing was done. Sign in again.',
  );

const wrongRole = (role: string, needs: string) =>
  gatewayError(403, 'role', `Your role is ${role}, but this needs the role ${needs}. Nothing was done.`);

const notLocal = () =>
  gatewayError(
    403,
    'not_local',
    'Only callers on this machine and signed-in senders can change the embedded platform',
  );

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
