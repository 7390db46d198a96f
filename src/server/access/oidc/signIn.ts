import {
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  Configuration,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { errorCodeOf } from '../../../lib/values';
import type { Log } from '../../log/log';
import type { MailboxStore } from '../../notices/mailboxStore';
import type { RateLimiter } from '../../request/rateLimiter';
import { publicOrigin } from '../../guards/addresses';
import type { Settings } from '../../settings/settings';
import type { AuditTrail } from '../route';
import { readSessionId, sessionCookie, createCookie, type SessionStore } from '../sessions/sessionStore';
import type { TokenStore } from '../tokens/tokenStore';
import { findProviderFault, type Provider, readPerson, type KnownPerson } from './provider';
import { z } from 'zod';
import { html } from 'hono/html';
import { htmlPage } from '../../site/htmlPage';

export type SignInDependencies = {
  settings: Settings;
  provider: Provider;
  sessions: SessionStore;
  tokens: TokenStore;
  mailboxes: Pick<MailboxStore, 'remember'>;
  trail: AuditTrail;
  /** Limits the records of refusals, which nobody has to be signed in for. */
  limit: RateLimiter;
  log: Log;
};

const redirectUri = (request: Request, settings: Settings) =>
  `${publicOrigin(request, settings)}/auth/callback`;

function redirect(status: 302 | 303, address: string, ...cookies: string[]): Response {
  const headers = new Headers({ Location: address });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status, headers });
}

/** Handles `GET /auth/sign-in?to=<path>`: sends the browser to the provider. */
export async function startSignIn(
  request: Request,
  { settings, provider, log }: SignInDependencies,
): Promise<Response> {
  const client = await provider().catch((error: unknown) => error);
  if (!(client instanceof Configuration)) return providerFailed(client, log);
  const attempt: Attempt = {
    state: randomState(),
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
    to: readReturnPath(new URL(request.url).searchParams.get('to')),
  };
  const address = buildAuthorizationUrl(client, {
    redirect_uri: redirectUri(request, settings),
    scope: settings.OIDC_SCOPE,
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
  });
  const value = encodeAttempt(attempt);
  return redirect(
    302,
    address.href,
    attemptCookie.write(request, settings, { value, seconds: ATTEMPT_SECONDS }),
  );
}

/** Handles `GET /auth/callback`: takes the provider's answer and opens a session. */
export async function finishSignIn(request: Request, dependencies: SignInDependencies): Promise<Response> {
  const { settings, provider, sessions, tokens, mailboxes, trail, log } = dependencies;
  const attempt = decodeAttempt(attemptCookie.read(request, settings) ?? '');
  const forget = attemptCookie.write(request, settings, { value: '', seconds: 0 });
  if (attempt === undefined) return withCookie(await noAttempt(), forget);
  const client = await provider().catch((error: unknown) => error);
  if (!(client instanceof Configuration)) return providerFailed(client, log);
  const current = new URL(redirectUri(request, settings));
  current.search = new URL(request.url).search;

  let known: KnownPerson;
  try {
    known = await exchangeCode(client, current, attempt, settings);
  } catch (error) {
    const isOurs = findProviderFault(error) !== undefined;
    return withCookie(await (isOurs ? providerFailed(error, log) : refuse(error, dependencies)), forget);
  }
  const { role, groups, address } = known;
  const person = await tokens.chooseName(known.person, known.calledName);
  await tokens.rememberPerson(person, groups);
  await mailboxes.remember(person.subject, address);
  if (role === undefined) {
    await trail.record({ action: 'sign-in-refused', person }, { outcome: 'refused', code: 'no_role' });
    return withCookie(await signInNotice(403, `${person.name} has no role here. Ask for access.`), forget);
  }
  const before = readSessionId(request, settings);
  if (before !== undefined) await sessions.close(before);
  const value = await sessions.open(person, role, groups);
  await trail.record({ action: 'signed-in', person, name: role }, { outcome: 'done' });
  const seconds = settings.SESSION_MAX_HOURS * 3600;
  return redirect(303, attempt.to, forget, sessionCookie.write(request, settings, { value, seconds }));
}

/** Checks state, nonce and signature, and takes the code only with the verifier of this attempt. */
async function exchangeCode(
  client: Configuration,
  current: URL,
  { state, nonce, verifier }: Attempt,
  settings: Settings,
): Promise<KnownPerson> {
  const tokens = await authorizationCodeGrant(client, current, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new Error('The provider sent no ID token.');
  return readPerson(client, { claims, accessToken: tokens.access_token }, settings);
}

async function refuse(error: unknown, { trail, limit, log }: SignInDependencies): Promise<Response> {
  const isAnswer = error instanceof AuthorizationResponseError;
  const code = isAnswer ? readWord(error.error) : (errorCodeOf(error) ?? 'failed');
  if ((await limit('sign-in')) === undefined) {
    log('sign-in-refused', { reason: code });
    await trail.record({ action: 'sign-in-refused' }, { outcome: 'refused', code });
  }
  return isAnswer
    ? signInNotice(403, 'The sign-in service did not sign you in, or you cancelled.')
    : signInNotice(400, 'The response from the sign-in service does not match this sign-in, or is too old.');
}

/** An error of the provider as its standard writes it; anyone can put another text there. */
const readWord = (error: string) => (/^[a-z_]{1,40}$/.test(error) ? error : 'failed');

/** The response if the provider is away or rejects this server. Logged as an error, because nobody can sign in until it is fixed. */
function providerFailed(error: unknown, log: Log): Promise<Response> {
  const fault = findProviderFault(error);
  log('sign-in-failure', { reason: fault?.reason ?? (error instanceof Error ? error.message : 'unknown') });
  return fault?.kind === 'rejects us'
    ? signInNotice(502, 'The sign-in service does not accept this server. Tell your administrator.')
    : signInNotice(503, 'The sign-in service is not responding. Try again in a minute.');
}

const noAttempt = () =>
  signInNotice(400, 'This sign-in started in another browser, or took longer than 10 minutes.');

function withCookie(answer: Response, cookie: string): Response {
  answer.headers.append('Set-Cookie', cookie);
  return answer;
}

/** Time to sign in at the provider. */
const ATTEMPT_SECONDS = 600;

const Attempt = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The page to return to, as a path of this server. */
  to: z.string(),
});

/** A sign-in that is under way. Only the browser that began it can end it, because only it holds the cookie. */
type Attempt = z.infer<typeof Attempt>;

/** Sent with the provider's redirect back to this server, which comes from another site. */
const attemptCookie = createCookie('rcs-sign-in', 'Lax');

const encodeAttempt = (attempt: Attempt) => Buffer.from(JSON.stringify(attempt)).toString('base64url');

/** Undefined for a value that was not made by `encodeAttempt`. */
function decodeAttempt(value: string): Attempt | undefined {
  try {
    const attempt = Attempt.parse(JSON.parse(Buffer.from(value, 'base64url').toString()));
    // A cookie is the browser's, where others may have written it: the way back is judged again.
    return { ...attempt, to: readReturnPath(attempt.to) };
  } catch {
    return undefined;
  }
}

/** A page that says why a sign-in did not work, with a link to try again. */
export function signInNotice(status: number, sentence: string): Promise<Response> {
  return htmlPage(
    'You are not signed in',
    html`<h1>You are not signed in</h1>
      <p>${sentence}</p>
      <p>Your drafts are still in this browser.</p>
      <p><a href="/auth/sign-in">Sign in again</a></p>
      <p><a href="/">Go to your templates</a></p>`,
    status,
  );
}

/** The page of a sign-in that began in another tab. */
export function signedInNotice(): Promise<Response> {
  return htmlPage(
    'You are signed in',
    html`<h1>You are signed in</h1>
      <p>Close this tab and go back to the one where you began.</p>
      <p><a href="/">Go to your templates</a></p>`,
  );
}

const MAX_PATH_LENGTH = 1000;

/** The page to return to after the sign-in: a path of this server; the library for any other address. */
export function readReturnPath(to: string | null): string {
  const base = 'http://this.invalid';
  if (to === null || to.length > MAX_PATH_LENGTH || !to.startsWith('/') || !URL.canParse(to, base))
    return '/';
  const { origin, pathname, search, hash } = new URL(to, base);
  return origin === base && !pathname.startsWith('//') && !pathname.startsWith('/auth/sign-in')
    ? `${pathname}${search}${hash}`
    : '/';
}
