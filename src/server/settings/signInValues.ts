import { z } from 'zod';
import { Role } from '../../schema/responses/session';
import { isLoopback } from '../guards/callers';
import { blockListOf } from './operatorValues';
import { json, matching, oneOf, setting, wholeNumber } from './settingValues';

/** The claim (or, behind a trusted proxy, the header) whose values give people their roles. */
const Roles = z.strictObject({ claim: z.string().min(1), roles: z.record(z.string().min(1), Role) });

/** An http or https address without a path, for this server is not reached below one. */
const origin = setting('must be an http or https URL without a path', (text) => {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : undefined;
});

/** The issuer stays as it is written: some end with a slash, and the provider repeats it letter by letter. */
const issuer = setting('must be an https URL (http on this machine only)', (text) => {
  if (!URL.canParse(text)) return undefined;
  const { username, search, hash } = new URL(text);
  return isSafeAddress(text) && username === '' && search === '' && hash === '' ? text : undefined;
});

const proxyAddresses = setting('must be address blocks like 192.0.2.0/24, separated by commas', (text) => {
  return blockListOf(text.split(',').map((part) => part.trim()));
});

/** Settings about people: their sign-in, their roles, and the record of their acts. */
export const signInSettings = {
  PUBLIC_URL: origin.optional(),
  SIGN_IN: oneOf('none', 'oidc', 'header').optional(),
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_SCOPE: setting('must be scopes separated by spaces, including openid', (text) =>
    text.split(/ +/).includes('openid') ? text : undefined,
  ).default('openid profile email'),
  OIDC_ROLES: json('must be JSON like {"claim": "groups", "roles": {"<value>": "sender"}}', Roles).optional(),
  OIDC_DEFAULT_ROLE: oneOf('none', ...Role.options).default('viewer'),
  TRUSTED_USER_HEADER: matching('must be the name of a header', /^[A-Za-z0-9-]{1,64}$/).optional(),
  TRUSTED_PROXY_ADDRESSES: proxyAddresses.prefault('127.0.0.0/8, ::1/128'),
  SESSION_IDLE_MINUTES: wholeNumber(5, 1440).default(120),
  SESSION_MAX_HOURS: wholeNumber(1, 720).default(12),
  AUDIT_DAYS: wholeNumber(1, 3650).default(365),
};

const Values = z.object(signInSettings);
type SignInSettings = z.infer<typeof Values> & { HOST: string };

const isOwnMachine = (host: string) => host === 'localhost' || isLoopback(host.replaceAll(/[[\]]/g, ''));

/** Whether an address uses TLS or stays on this machine. */
function isSafeAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isOwnMachine(hostname));
}

/** Problems between the settings of the sign-in. */
export function findSignInConflicts(settings: SignInSettings): string[] {
  const { HOST, SIGN_IN, PUBLIC_URL } = settings;
  const isOpen = !isOwnMachine(HOST);
  if (SIGN_IN === undefined)
    return isOpen
      ? [
          'SIGN_IN: must be set when HOST is not loopback: oidc or header to make people sign in, none to let anyone who can reach this server send.',
        ]
      : [];
  const conflicts: string[] = [];
  const needs = (name: keyof SignInSettings, reason: string) => {
    if (settings[name] === undefined) conflicts.push(`${name}: must be set when ${reason}.`);
  };
  if (SIGN_IN === 'header') needs('TRUSTED_USER_HEADER', 'SIGN_IN is header');
  if (SIGN_IN !== 'oidc') return conflicts;
  needs('OIDC_ISSUER', 'SIGN_IN is oidc');
  needs('OIDC_CLIENT_ID', 'SIGN_IN is oidc');
  if (isOpen) needs('PUBLIC_URL', 'SIGN_IN is oidc and HOST is not loopback');
  if (PUBLIC_URL !== undefined && !isSafeAddress(PUBLIC_URL))
    conflicts.push('PUBLIC_URL: must be an https URL when SIGN_IN is oidc, except on this machine.');
  return conflicts;
}
