import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findIdleSettings, readSettings } from './settings';
import { SettingsError } from './settingValues';
import { temporaryFolder } from '../testing/testApp';

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

test('without any setting the embedded platform listens on loopback', () => {
  expect(readSettings({})).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 8080,
    DATA_DIR: './data',
    PLATFORM_TEXT_LIMIT: 3072,
    PLATFORM_RATE_LIMIT: { count: 600, seconds: 60 },
    PLATFORM_VERIFICATION_LIMIT: 'off',
    TRUSTED_PROXIES: 0,
  });
});

test.each([
  ['PORT', '65536'],
  ['PORT', 'http'],
  ['HOST', 'two words'],
  ['ALLOWED_HOSTS', 'a b'],
  ['DATABASE_URL', 'mysql://secret@host/name'],
  ['RCS_BASE_URL', 'ftp://example.com'],
  ['RCS_BASE_URL', 'https://user:secret@example.com'],
  ['RCS_BASE_URL', 'https://example.com/?secret=1'],
  ['RCS_APP_IDS', '../secret'],
  ['RCS_ACCESS_TOKEN', 'secret with blanks'],
  ['VERIFICATION_SECRET', 'secret!'],
  ['VERIFICATION_APP_ID', 'a/b'],
  ['TRUSTED_PROXIES', '-1'],
  ['PUBLIC_URL', 'https://example.com/secret'],
  ['SIGN_IN', 'secret'],
  ['OIDC_ISSUER', 'http://secret.example.com'],
  ['OIDC_SCOPE', 'profile secret'],
  ['OIDC_ROLES', '{"claim": "groups", "roles": {"secret": "owner"}}'],
  ['OIDC_DEFAULT_ROLE', 'owner'],
  ['TRUSTED_USER_HEADER', 'a b'],
  ['TRUSTED_USER_HEADER', 'Host'],
  ['TRUSTED_USER_HEADER', 'cookie'],
  ['TRUSTED_USER_HEADER', 'X-Forwarded-For'],
  ['TRUSTED_PROXY_ADDRESSES', '10.0.0.1'],
  ['TRUSTED_PROXY_ADDRESSES', '0.0.0.0/0'],
  ['TRUSTED_PROXY_ADDRESSES', '127.0.0.0/8, 128.0.0.0/1'],
  ['TRUSTED_PROXY_ADDRESSES', '::/0'],
  ['TRUSTED_PROXY_ADDRESSES', '::/8'],
  ['TRUSTED_PROXY_ADDRESSES', '::/80'],
  ['TRUSTED_PROXY_ADDRESSES', '::ffff:0.0.0.0/96'],
  ['TRUSTED_PROXY_ADDRESSES', '::ffff:8000:0/103'],
  ['TRUSTED_PROXY_ADDRESSES', 'fc00::/7, ::ffff:10.0.0.0/99'],
  ['TRUSTED_PROXY_ADDRESSES', '::ffff:10.0.0.0/129'],
  ['VERIFICATION_LOOKUP_ROLE', 'owner'],
  ['PLATFORM_EMPTYING', 'never'],
  ['AUDIT_DAYS', '9999'],
  ['PLATFORM_TOKENS', '{"secret": "demo"}'],
  ['PLATFORM_TOKENS', '{secret'],
  ['PLATFORM_TOKENS', '{}'],
  ['PLATFORM_TEXT_LIMIT', '3000'],
  ['PLATFORM_RATE_LIMIT', '10 per minute'],
  ['PLATFORM_VERIFICATION_APPS', '{"demo": "secret"}'],
  ['PLATFORM_OPERATORS', '[{"name": "a", "cidrs": ["192.0.2.0/33"], "clientId": "c", "partnerCode": "p"}]'],
  ['PLATFORM_VERIFICATION_LIMIT', '1/0'],
])('a wrong %s is named by a sentence that does not repeat its value', (name, value) => {
  const problems = problemsOf({ [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name}: must .+\\.$`));
  expect(problems[0]).not.toContain(value);
});

test('the role of spaces in OIDC_ROLES is explained, with the place where it is set', () => {
  const roles = { legal: 'approver', secret: 'sender' };
  expect(problemsOf({ OIDC_ROLES: JSON.stringify({ claim: 'groups', roles }) })).toEqual([
    'OIDC_ROLES: must give viewer, author or sender. approver is a role in a space: set it in SPACES, as in [{"name": "team", "roles": {"<value>": "approver"}}].',
  ]);
});

test('RCS_BASE_URL requires app ids, RCS_TOKEN_URL requires client id and its secret or a user', () => {
  expect(
    problemsOf({ RCS_BASE_URL: 'https://rcs.example.com', RCS_TOKEN_URL: 'https://id.example.com/token' }),
  ).toEqual([
    'RCS_APP_IDS: must be set when RCS_BASE_URL is set.',
    'RCS_CLIENT_ID: must be set when RCS_TOKEN_URL is set.',
    'RCS_CLIENT_SECRET: must be set when RCS_TOKEN_URL is set, or RCS_USERNAME and RCS_PASSWORD.',
  ]);
});

test('a token service needs a user with password, or the secret of the client', () => {
  const service = {
    RCS_BASE_URL: 'https://rcs.example.com',
    RCS_APP_IDS: 'a',
    RCS_TOKEN_URL: 'https://id.example.com/token',
    RCS_CLIENT_ID: 'c',
  };
  expect(problemsOf({ ...service, RCS_CLIENT_SECRET: 's' })).toEqual([]);
  expect(problemsOf({ ...service, RCS_CLIENT_SECRET: 's', RCS_USERNAME: 'u' })).toEqual([
    'RCS_PASSWORD: must be set when RCS_TOKEN_URL is set.',
  ]);
});

const live = { name: 'live', rcsBaseUrl: 'https://rcs.example.com', rcsAppIds: ['a'] };
test.each([
  ['{"name": "marked"}', 'PLATFORMS: must be a JSON list like'],
  ['[]', 'PLATFORMS: must be a JSON list like'],
  [[live, { ...live, name: 'Marked!' }], 'PLATFORMS: entry 2, name must be 1 to 32 lower-case letters'],
  [[live, live], 'PLATFORMS: has two entries with the same name.'],
  [[{ ...live, tone: 'marked' }], 'PLATFORMS: entry 1, tone must be "test" or "production".'],
  [[{ ...live, marked: 1 }], 'PLATFORMS: entry 1 has an unknown key.'],
  [[{ ...live, rcsBaseUrl: 'ftp://marked' }], 'PLATFORMS: entry 1, rcsBaseUrl must be an http or https'],
  [[{ ...live, rcsAppIds: ['a/marked'] }], 'PLATFORMS: entry 1, rcsAppIds must be a list of app IDs'],
  [
    [{ ...live, rcsAccessToken: 'marked token' }],
    'PLATFORMS: entry 1, rcsAccessToken must be a bearer token.',
  ],
  [[{ name: 'marked' }], 'PLATFORMS: entry 1 needs rcsBaseUrl.'],
  [[{ ...live, rcsAppIds: undefined }], 'PLATFORMS: entry 1 needs rcsAppIds, because it has rcsBaseUrl.'],
  [
    [{ ...live, rcsTokenUrl: 'https://id.example.com', rcsClientId: 'c', rcsUsername: 'marked' }],
    'PLATFORMS: entry 1 needs rcsPassword, because it has rcsTokenUrl.',
  ],
])('wrong platforms %j are named without their values', (entries, message) => {
  const [problem, ...others] = problemsOf({
    PLATFORMS: typeof entries === 'string' ? entries : JSON.stringify(entries),
  });
  expect(others).toEqual([]);
  expect(problem).toContain(message);
  expect(problem).not.toMatch(/marked/i);
});

test('the single settings and an entry named default exclude each other', () => {
  expect(problemsOf({ PLATFORMS: JSON.stringify([{ ...live, name: 'default' }]), RCS_APP_IDS: 'a' })).toEqual(
    ['RCS_APP_IDS: must not be set, because an entry of PLATFORMS is named default.'],
  );
});

test('a blank setting counts as absent', () => {
  expect(readSettings({ PORT: ' ', RCS_BASE_URL: '' })).toMatchObject({ PORT: 8080 });
});

test('a secret may stand in a file, but not in both places', () => {
  const folder = temporaryFolder();
  const file = join(folder.path, 'token');
  writeFileSync(file, 'from-a-file\n');
  expect(readSettings({ RCS_ACCESS_TOKEN_FILE: file }).RCS_ACCESS_TOKEN).toBe('from-a-file');
  expect(problemsOf({ RCS_ACCESS_TOKEN_FILE: file, RCS_ACCESS_TOKEN: 'x' })).toEqual([
    'RCS_ACCESS_TOKEN: is set twice. Set either RCS_ACCESS_TOKEN or RCS_ACCESS_TOKEN_FILE.',
  ]);
  folder.remove();
  expect(problemsOf({ RCS_ACCESS_TOKEN_FILE: file })).toEqual([
    'RCS_ACCESS_TOKEN_FILE: must be the path of a file with the value; there is no file at this path.',
  ]);
});

test('an address keeps its path and loses the slash at its end', () => {
  const settings = readSettings({ RCS_BASE_URL: 'https://rcs.example.com/uat/', RCS_APP_IDS: 'a, b' });
  expect(settings.RCS_BASE_URL).toBe('https://rcs.example.com/uat');
  expect(settings.RCS_APP_IDS).toEqual(['a', 'b']);
});

test('no sentence repeats a value, also where a secret stands in the wrong place', () => {
  const marked = 'marked-secret-3f8a';
  for (const name of ['RCS_ACCESS_TOKEN', 'DATABASE_URL', 'PLATFORM_TOKENS', 'VERIFICATION_SECRET'])
    expect(problemsOf({ [`${name}_FILE`]: marked }).join()).not.toContain(marked);
  expect(problemsOf({ HOST: `${marked} x`, RCS_APP_IDS: `${marked}/`, PORT: marked }).join()).not.toContain(
    marked,
  );
});

test('an operator with a blank in its name is told which names there may be', () => {
  const operators = [{ name: 'a b', cidrs: ['192.0.2.0/24'], clientId: 'c', partnerCode: 'p' }];
  expect(problemsOf({ PLATFORM_OPERATORS: JSON.stringify(operators) }).join()).toContain(
    'a different name of letters, digits, "_" and "-"',
  );
});

test('with another HOST than loopback, the sign-in must be chosen', () => {
  for (const HOST of ['127.0.0.1', 'localhost', '::1']) expect(problemsOf({ HOST })).toEqual([]);
  for (const HOST of ['0.0.0.0', '::', 'templates.example.com', '192.0.2.1']) {
    expect(problemsOf({ HOST })).toEqual([
      expect.stringMatching(/^SIGN_IN: must be set when HOST is not loopback/),
    ]);
    expect(problemsOf({ HOST, SIGN_IN: 'none' })).toEqual([]);
  }
});

test('a sign-in needs its provider, an https address, or the header of its proxy', () => {
  const oidc = { SIGN_IN: 'oidc', OIDC_ISSUER: 'https://id.example.com/', OIDC_CLIENT_ID: 'builder' };
  expect(problemsOf({ SIGN_IN: 'oidc' })).toEqual([
    'OIDC_ISSUER: must be set when SIGN_IN is oidc.',
    'OIDC_CLIENT_ID: must be set when SIGN_IN is oidc.',
  ]);
  expect(problemsOf({ ...oidc, HOST: '0.0.0.0' })).toEqual([
    'PUBLIC_URL: must be set when SIGN_IN is oidc and HOST is not loopback.',
  ]);
  const ALLOWED_HOSTS = 'templates.example.com';
  expect(problemsOf({ ...oidc, ALLOWED_HOSTS, PUBLIC_URL: 'http://templates.example.com' })).toEqual([
    'PUBLIC_URL: must be an https URL when SIGN_IN is oidc, except on this machine.',
  ]);
  expect(
    readSettings({ ...oidc, ALLOWED_HOSTS, PUBLIC_URL: 'https://templates.example.com/' }),
  ).toMatchObject({
    OIDC_ISSUER: 'https://id.example.com/',
    PUBLIC_URL: 'https://templates.example.com',
    OIDC_DEFAULT_ROLE: 'viewer',
  });
  expect(problemsOf({ SIGN_IN: 'header' })).toEqual([
    'TRUSTED_USER_HEADER: must be set when SIGN_IN is header.',
  ]);
});

test('proxies need their addresses where other machines can reach the server', () => {
  const open = { HOST: '0.0.0.0', SIGN_IN: 'none', TRUSTED_PROXIES: '1' };
  expect(problemsOf(open)).toEqual([
    'TRUSTED_PROXY_ADDRESSES: must be set when TRUSTED_PROXIES is set and HOST is not loopback.',
  ]);
  expect(problemsOf({ ...open, TRUSTED_PROXY_ADDRESSES: '10.1.2.3/32' })).toEqual([]);
  expect(problemsOf({ TRUSTED_PROXIES: '1' })).toEqual([]);
});

const roles = (claim: string) => JSON.stringify({ claim, roles: { staff: 'sender' } });

test('settings that cannot be meant together stop the start', () => {
  expect(problemsOf({ PUBLIC_URL: 'https://templates.example.com' })).toEqual([
    'PUBLIC_URL: must have a host that ALLOWED_HOSTS names.',
  ]);
  const header = { SIGN_IN: 'header', TRUSTED_USER_HEADER: 'X-Forwarded-User' };
  expect(problemsOf({ ...header, METRICS: 'on' })).toEqual([
    'METRICS_TOKEN: must be set when METRICS is on and SIGN_IN is header.',
  ]);
  expect(problemsOf({ ...header, METRICS: 'on', METRICS_TOKEN: 'token' })).toEqual([]);
  expect(problemsOf({ ...header, OIDC_ROLES: roles('X-Forwarded-Groups') })).toEqual([]);
  for (const claim of ['Host', 'realm_access.roles', 'Cookie'])
    expect(problemsOf({ ...header, OIDC_ROLES: roles(claim) })).toEqual([
      'OIDC_ROLES: claim must be the name of a header that nothing else uses when SIGN_IN is header.',
    ]);
});

test('a secret is read from a file only, and from a small one: a device or a pipe may never end', () => {
  const folder = temporaryFolder();
  const large = join(folder.path, 'large');
  writeFileSync(large, 'x'.repeat(100_001));
  for (const [path, reason] of [
    ['/dev/zero', 'there is something else at this path'],
    [folder.path, 'there is something else at this path'],
    [large, 'it has more than 100000 bytes'],
  ] as const)
    expect(problemsOf({ METRICS_TOKEN_FILE: path })).toEqual([
      `METRICS_TOKEN_FILE: must be the path of a file with the value; ${reason}.`,
    ]);
  folder.remove();
});

const idle = (environment: Record<string, string>) =>
  findIdleSettings(environment, readSettings(environment));

test('settings without effect are named, without their values', () => {
  expect(idle({ RCS_BASE_URL: 'https://rcs.example.com', RCS_APP_IDS: 'a', RCS_ACCESS_TOKEN: 'b' })).toEqual(
    [],
  );
  expect(
    idle({ PATH: '/bin', PLATFORM_ROUTES: 'x', RCS_SERVICE_HOST: '10.0.0.1', LOG_FORMAT: 'json' }),
  ).toEqual([]);
  expect(idle({ RCS_BASE_URl: 'marked', RCS_APPIDS: 'marked', RCS_BASE_URL_FILE: 'marked' })).toEqual([
    'RCS_BASE_URl: is not a setting and is ignored. Did you mean RCS_BASE_URL?',
    'RCS_APPIDS: is not a setting and is ignored. Did you mean RCS_APP_IDS?',
    'RCS_BASE_URL_FILE: is not a setting and is ignored.',
  ]);
  expect(idle({ RCS_ACCESS_TOKEN: 'marked' })).toEqual([
    'RCS_ACCESS_TOKEN: has no effect without RCS_BASE_URL. Templates are sent to the embedded platform.',
  ]);
  expect(
    idle({ METRICS_TOKEN: 'marked', OIDC_ISSUER: 'https://id.example.com', OIDC_CLIENT_ID: 'marked' }),
  ).toEqual([
    'METRICS_TOKEN: has no effect without METRICS=on.',
    'OIDC_ISSUER: has no effect, because SIGN_IN is none.',
    'OIDC_CLIENT_ID: has no effect, because SIGN_IN is none.',
  ]);
  const header = { SIGN_IN: 'header', TRUSTED_USER_HEADER: 'X-Forwarded-User' };
  expect(idle({ ...header, OIDC_CLIENT_SECRET: 'marked' })).toEqual([
    'OIDC_CLIENT_SECRET: has no effect, because SIGN_IN is header.',
  ]);
});
