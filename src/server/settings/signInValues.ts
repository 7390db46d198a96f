import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { Role } from '../../schema/responses/session';
import { isAllowedHost } from '../guards/addresses';
import { isLoopback } from '../guards/callers';
import { blockListOf } from './operatorValues';
import { json, oneOf, setting, wholeNumber } from './settingValues';

/** The claim (or, behind a trusted proxy, the header) whose values give people their roles. */
const Roles = z.strictObject({ claim: z.string().min(1), roles: z.record(z.string().min(1), Role) });

/** People who try the role that only spaces have are told where it is given. */
const WithApprover = z.looseObject({ roles: z.record(z.string(), z.unknown()) });
const explainRoles = (value: unknown) =>
  Object.values(WithApprover.safeParse(value).data?.roles ?? {}).includes('approver')
    ? 'must give viewer, author or sender. approver is a role in a space: set it in SPACES, as in [{"name": "team", "roles": {"<value>": "approver"}}]'
    : undefined;

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

/** The widest blocks of which all addresses may belong to one organisation: 10.0.0.0/8 and fc00::/7. */
const WIDEST = { ipv4: 8, ipv6: 7 };

/** The addresses through which a socket for both families shows IPv4: `::ffff:192.0.2.1` is 192.0.2.1. */
const [mapped, mappedBits] = ipaddr.IPv6.parseCIDR('::ffff:0:0/96');

/** Whether a block is at most as wide as `WIDEST`, also by the IPv4 addresses within an IPv6 block. */
function isNarrowEnough(block: string): boolean {
  const [address, bits] = ipaddr.parseCIDR(block);
  if (address instanceof ipaddr.IPv4) return bits >= WIDEST.ipv4;
  const hasIpv4 = address.match(mapped, Math.min(bits, mappedBits));
  return bits >= (hasIpv4 ? mappedBits + WIDEST.ipv4 : WIDEST.ipv6);
}

const proxyAddresses = setting(
  `must be address blocks like 192.0.2.0/24, separated by commas, none wider than /${WIDEST.ipv4} (IPv6: /${WIDEST.ipv6})`,
  (text) => {
    const blocks = text.split(',').map((part) => part.trim());
    const list = blockListOf(blocks);
    return list && blocks.every(isNarrowEnough) ? list : undefined;
  },
);

/** Headers that say something else, so that no proxy names people or groups there. */
const otherMeaning =
  /^(?:host|cookie|origin|referer|user-agent|via|forwarded|connection|accept.*|content-.*|sec-.*|x-forwarded-(?:for|proto|host|port)|x-real-ip|x-request-id)$/i;

/** The name of a header in which a proxy may name a person, or the groups of one. */
const isHeaderOfPeople = (name: string) => /^[A-Za-z0-9-]{1,64}$/.test(name) && !otherMeaning.test(name);

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
  OIDC_ROLES: json(
    'must be JSON like {"claim": "groups", "roles": {"<value>": "sender"}}',
    Roles,
    explainRoles,
  ).optional(),
  OIDC_DEFAULT_ROLE: oneOf('none', ...Role.options).default('viewer'),
  TRUSTED_USER_HEADER: setting('must be the name of a header that nothing else uses', (name) =>
    isHeaderOfPeople(name) ? name : undefined,
  ).optional(),
  TRUSTED_PROXY_ADDRESSES: proxyAddresses.prefault('127.0.0.0/8, ::1/128'),
  SESSION_IDLE_MINUTES: wholeNumber(5, 1440).default(120),
  SESSION_MAX_HOURS: wholeNumber(1, 720).default(12),
  AUDIT_DAYS: wholeNumber(1, 3650).default(365),
};

const Values = z.object(signInSettings);
type SignInSettings = z.infer<typeof Values> & {
  HOST: string;
  ALLOWED_HOSTS: string[];
  METRICS: 'on' | 'off';
  METRICS_TOKEN?: string | undefined;
  TRUSTED_PROXIES: number;
};

/** Whether people sign in here. Then nobody has rights for being on this machine. */
export const hasSignIn = ({ SIGN_IN = 'none' }: { SIGN_IN?: SignInSettings['SIGN_IN'] }): boolean =>
  SIGN_IN !== 'none';

const isOwnMachine = (host: string) => host === 'localhost' || isLoopback(host.replaceAll(/[[\]]/g, ''));

/** Whether an address uses TLS or stays on this machine. */
function isSafeAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isOwnMachine(hostname));
}

/**
 * Conflicts between the settings of the sign-in.
 *
 * @param given the names of the settings that were set explicitly
 */
export function findSignInConflicts(settings: SignInSettings, given: ReadonlySet<string>): string[] {
  const { HOST, SIGN_IN, PUBLIC_URL, ALLOWED_HOSTS, METRICS, TRUSTED_PROXIES } = settings;
  const isOpen = !isOwnMachine(HOST);
  const conflicts: string[] = [];
  const needs = (name: keyof SignInSettings, reason: string) => {
    if (!given.has(name)) conflicts.push(`${name}: must be set when ${reason}.`);
  };
  if (SIGN_IN === undefined && isOpen)
    conflicts.push(
      'SIGN_IN: must be set when HOST is not loopback: oidc or header to make people sign in, none to let anyone who can reach this server send.',
    );
  if (TRUSTED_PROXIES > 0 && isOpen)
    needs('TRUSTED_PROXY_ADDRESSES', 'TRUSTED_PROXIES is set and HOST is not loopback');
  if (PUBLIC_URL !== undefined && !isAllowedHost(new URL(PUBLIC_URL).host, ALLOWED_HOSTS))
    conflicts.push('PUBLIC_URL: must have a host that ALLOWED_HOSTS names.');
  if (METRICS === 'on' && hasSignIn(settings))
    needs('METRICS_TOKEN', `METRICS is on and SIGN_IN is ${SIGN_IN}`);
  if (SIGN_IN === 'header') {
    needs('TRUSTED_USER_HEADER', 'SIGN_IN is header');
    if (settings.OIDC_ROLES && !isHeaderOfPeople(settings.OIDC_ROLES.claim))
      conflicts.push(
        'OIDC_ROLES: claim must be the name of a header that nothing else uses when SIGN_IN is header.',
      );
  }
  if (SIGN_IN !== 'oidc') return conflicts;
  needs('OIDC_ISSUER', 'SIGN_IN is oidc');
  needs('OIDC_CLIENT_ID', 'SIGN_IN is oidc');
  if (isOpen) needs('PUBLIC_URL', 'SIGN_IN is oidc and HOST is not loopback');
  if (PUBLIC_URL !== undefined && !isSafeAddress(PUBLIC_URL))
    conflicts.push('PUBLIC_URL: must be an https URL when SIGN_IN is oidc, except on this machine.');
  return conflicts;
}

const ofSignIn = {
  oidc: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  header: ['TRUSTED_USER_HEADER'],
} as const;

/** A sentence for each setting of a sign-in that is not the chosen one. */
export function findIdleSignInSettings(settings: SignInSettings): string[] {
  const { SIGN_IN = 'none' } = settings;
  const idle = (['oidc', 'header'] as const).flatMap((way) =>
    SIGN_IN === way
      ? []
      : ofSignIn[way]
          .filter((name) => settings[name] !== undefined)
          .map((name) => `${name}: has no effect, because SIGN_IN is ${SIGN_IN}.`),
  );
  const roles =
    SIGN_IN === 'none' && settings.OIDC_ROLES ? ['OIDC_ROLES: has no effect, because SIGN_IN is none.'] : [];
  return [...idle, ...roles];
}
