import { parse, serialize } from 'hono/utils/cookie';
import { publicOrigin } from '../../guards/addresses';

type Place = { PUBLIC_URL?: string | undefined; TRUSTED_PROXIES: number };

const isSecure = (request: Request, place: Place) => publicOrigin(request, place).startsWith('https:');

/**
 * A cookie that only this host sets and only TLS carries. Plain http is possible on this machine only; there browsers
 * refuse the `__Host-` prefix, so the cookie goes without it and without `Secure`.
 */
export function createCookie(name: string, sameSite: 'Strict' | 'Lax') {
  const nameFor = (secure: boolean) => (secure ? `__Host-${name}` : name);
  return {
    read(request: Request, place: Place): string | undefined {
      const full = nameFor(isSecure(request, place));
      return parse(request.headers.get('cookie') ?? '', full)[full];
    },
    /** The value of `Set-Cookie`; 0 seconds remove the cookie. */
    write(request: Request, place: Place, { value, seconds }: { value: string; seconds: number }): string {
      const secure = isSecure(request, place);
      return serialize(nameFor(secure), value, {
        path: '/',
        httpOnly: true,
        secure,
        sameSite,
        maxAge: seconds,
      });
    },
  };
}

/** Not sent with any request that another site causes. */
export const sessionCookie = createCookie('rcs-session', 'Strict');

/** 256 random bits in base64url. */
const SESSION_ID = /^[\w-]{43}$/;

/** The session id of a request; undefined if it has none. */
export function readSessionId(request: Request, place: Place): string | undefined {
  const id = sessionCookie.read(request, place);
  return id !== undefined && SESSION_ID.test(id) ? id : undefined;
}
