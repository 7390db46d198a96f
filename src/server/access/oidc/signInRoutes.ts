import type { Context } from 'hono';
import type { ServerEnv } from '../../request/bindings';
import { createRateLimiter } from '../../request/rateLimiter';
import { get, open, type Route } from '../route';
import {
  finishSignIn,
  startSignIn,
  type SignInDependencies,
  signedInNotice,
  signInNotice,
  readReturnPath,
} from './signIn';

const doneRoute = get('/auth/done', open, () => signedInNotice());

/** From one address, starts and returns apart: a whole office may sign in behind one. */
const SIGN_INS_PER_MINUTE = 120;

/** The addresses that the browser visits for a sign-in; anyone may, for nobody is signed in before. */
export function signInRoutes(dependencies: Omit<SignInDependencies, 'limit'>): Route[] {
  const all = { ...dependencies, limit: createRateLimiter({ count: 60, seconds: 60 }) };
  // Each call may cause a request to the provider.
  const limitOfCaller = createRateLimiter({ count: SIGN_INS_PER_MINUTE, seconds: 60 });
  const limited = (step: typeof startSignIn) => async (c: Context<ServerEnv>) => {
    const waitSeconds = await limitOfCaller(`${c.req.path} ${c.env.client ?? ''}`);
    if (waitSeconds === undefined) return step(c.req.raw, all);
    const notice = await signInNotice(429, 'Too many sign-ins from this address. Wait a minute.');
    notice.headers.set('Retry-After', String(waitSeconds));
    return notice;
  };
  return [
    get('/auth/sign-in', open, limited(startSignIn)),
    get('/auth/callback', open, limited(finishSignIn)),
    doneRoute,
  ];
}

/** Behind a proxy that signs people in, any visit leads to its sign-in: these addresses only lead back. */
export const proxySignInRoutes: readonly Route[] = [
  get('/auth/sign-in', open, (c) => c.redirect(readReturnPath(c.req.query('to') ?? null), 303)),
  doneRoute,
];
