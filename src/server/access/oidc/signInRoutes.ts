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

/** From one address: a whole office may sign in behind one. */
const CALLBACKS_PER_MINUTE = 120;

/** The addresses that the browser visits for a sign-in; anyone may, for nobody is signed in before. */
export function signInRoutes(dependencies: Omit<SignInDependencies, 'limit'>): Route[] {
  const all = { ...dependencies, limit: createRateLimiter({ count: 60, seconds: 60 }) };
  // Each call is checked with a request to the provider.
  const limitOfCaller = createRateLimiter({ count: CALLBACKS_PER_MINUTE, seconds: 60 });
  return [
    get('/auth/sign-in', open, (c) => startSignIn(c.req.raw, all)),
    get('/auth/callback', open, async (c) =>
      (await limitOfCaller(c.env.client ?? '')) === undefined
        ? finishSignIn(c.req.raw, all)
        : signInNotice(429, 'Too many sign-ins from this address. Wait a minute.'),
    ),
    doneRoute,
  ];
}

/** Behind a proxy that signs people in, any visit leads to its sign-in: these addresses only lead back. */
export const proxySignInRoutes: readonly Route[] = [
  get('/auth/sign-in', open, (c) => c.redirect(readReturnPath(c.req.query('to') ?? null), 303)),
  doneRoute,
];
