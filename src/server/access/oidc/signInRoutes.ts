import { createRateLimiter } from '../../request/rateLimiter';
import { route, type Route } from '../route';
import { finishSignIn, startSignIn, type SignInDependencies } from './signIn';
import { signedInNotice } from './signInNotice';

/** The addresses that the browser visits for a sign-in; anyone may, for nobody is signed in before. */
export function signInRoutes(dependencies: Omit<SignInDependencies, 'limit'>): Route[] {
  const all = { ...dependencies, limit: createRateLimiter({ count: 60, seconds: 60 }) };
  return [
    route({
      method: 'GET',
      path: '/auth/sign-in',
      needs: 'anyone',
      handle: (c) => startSignIn(c.req.raw, all),
    }),
    route({
      method: 'GET',
      path: '/auth/callback',
      needs: 'anyone',
      handle: (c) => finishSignIn(c.req.raw, all),
    }),
    route({ method: 'GET', path: '/auth/done', needs: 'anyone', handle: () => signedInNotice() }),
  ];
}
