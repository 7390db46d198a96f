import { z } from 'zod';
import { Role } from '../../schema/responses/session';
import { limits } from '../../schema/values/limits';
import { APP_ID, BEARER_TOKEN, isSecret, tokens, verificationApps } from './credentialValues';
import { defaultOperators, operators } from './operatorValues';
import { readEnvironment, secretNames, type Environment } from './environment';
import { findMediaConflicts, mediaValues } from './mediaValues';
import { findPlatformConflicts, hasEmbeddedPlatform, platformSettings } from './platforms';
import {
  SettingsError,
  commaList,
  httpAddress,
  matching,
  rate,
  setting,
  wholeNumber,
  oneOf,
} from './settingValues';
import { findNoticeConflicts, noticeSettings } from './noticeValues';
import { findSpaceConflicts, spaceSettings } from './spaceValues';
import { findIdleSignInSettings, findSignInConflicts, signInSettings } from './signInValues';

const Values = z.object({
  HOST: matching('must be a host name or IP address to listen on', /^[A-Za-z0-9.:_-]+$/).default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(8080),
  ALLOWED_HOSTS: commaList(
    'must be host names separated by commas',
    /^[A-Za-z0-9._-]+(:\d+)?$|^\[[0-9A-Fa-f:.]+\](:\d+)?$/,
  ).default(['localhost', '127.0.0.1', '[::1]']),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: matching(
    'must be a URL like postgres://user:password@host:5432/name',
    /^postgres(ql)?:\/\/./,
  ).optional(),
  ...platformSettings,
  VERIFICATION_BASE_URL: httpAddress.optional(),
  VERIFICATION_APP_ID: matching('must be an app ID (letters, digits, "_" and "-")', APP_ID).optional(),
  VERIFICATION_LOOKUP_ROLE: oneOf(...Role.options).default('sender'),
  VERIFICATION_SECRET: setting('must be Base64', (value) => (isSecret(value) ? value : undefined)).optional(),
  TRANSLATION_URL: httpAddress.optional(),
  TRANSLATION_KEY: z.string().max(500).optional(),
  TRUSTED_PROXIES: wholeNumber(0, 16).default(0),
  LOG_FORMAT: oneOf('json', 'text').optional(),
  METRICS: oneOf('on', 'off').default('off'),
  METRICS_TOKEN: matching('must be a bearer token', BEARER_TOKEN).optional(),
  ...signInSettings,
  PLATFORM_TOKENS: tokens.optional(),
  PLATFORM_TEXT_LIMIT: setting(`must be ${limits.statedText} or ${limits.text}`, (value) =>
    [limits.statedText, limits.text].find((limit) => String(limit) === value),
  ).default(limits.text),
  PLATFORM_RATE_LIMIT: rate.default({ count: 600, seconds: 60 }),
  PLATFORM_VERIFICATION_APPS: verificationApps.optional(),
  PLATFORM_OPERATORS: operators.default(defaultOperators),
  PLATFORM_VERIFICATION_LIMIT: rate.default('off'),
  PLATFORM_EMPTYING: oneOf('on', 'off').default('on'),
  ...mediaValues,
  ...spaceSettings,
  ...noticeSettings,
});
export type Settings = z.infer<typeof Values>;

/** The names of all environment variables that are read. */
const settingNames = [...Object.keys(Values.shape), ...secretNames.map((name) => `${name}_FILE`)];

/**
 * Reads the settings from the environment.
 *
 * @throws {SettingsError} with a sentence for each wrong setting, without its value
 */
export function readSettings(environment: Environment): Settings {
  const { values, problems } = readEnvironment(environment);
  const result = Values.safeParse(values);
  const wrong = result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}.`);
  if (!result.success || problems.length > 0) throw new SettingsError([...problems, ...wrong]);
  const conflicts = findConflicts(result.data, new Set(Object.keys(values)));
  if (conflicts.length > 0) throw new SettingsError(conflicts);
  return result.data;
}

/** Problems between settings that are valid alone. */
function findConflicts(settings: Settings, given: ReadonlySet<string>): string[] {
  const { VERIFICATION_BASE_URL, VERIFICATION_APP_ID, TRANSLATION_URL, TRANSLATION_KEY } = settings;
  const lacksApp = VERIFICATION_BASE_URL !== undefined && VERIFICATION_APP_ID === undefined;
  return [
    ...findSignInConflicts(settings, given),
    ...findPlatformConflicts(settings),
    ...findMediaConflicts(settings),
    ...findSpaceConflicts(settings),
    ...findNoticeConflicts(settings),
    ...(TRANSLATION_KEY !== undefined && TRANSLATION_URL === undefined
      ? ['TRANSLATION_URL: must be set when TRANSLATION_KEY is set.']
      : []),
    ...(lacksApp ? ['VERIFICATION_APP_ID: must be set when VERIFICATION_BASE_URL is set.'] : []),
  ];
}

/** Only settings of this server start so. */
const OWN_PREFIX = /^(?:RCS|OIDC|VERIFICATION)_/i;
/** What Kubernetes sets for a service of such a name. */
const OF_A_SERVICE = /_(?:SERVICE_(?:HOST|PORT)|PORT)(?:_|$)/;

const bare = (name: string) => name.replaceAll('_', '').toLowerCase();

/**
 * A sentence for each setting that is given and has no effect, without its value: a name that is misspelled, or
 * credentials for a platform whose address is missing. The server starts all the same.
 */
export function findIdleSettings(environment: Environment, settings: Settings): string[] {
  const byBareName = new Map(settingNames.map((name) => [bare(name), name]));
  const misspelled = Object.keys(environment).flatMap((name) => {
    if (settingNames.includes(name) || OF_A_SERVICE.test(name)) return [];
    const meant = byBareName.get(bare(name));
    if (meant !== undefined) return [`${name}: is not a setting and is ignored. Did you mean ${meant}?`];
    return OWN_PREFIX.test(name) ? [`${name}: is not a setting and is ignored.`] : [];
  });
  const hasAddress = settings.RCS_BASE_URL !== undefined || !hasEmbeddedPlatform(settings);
  const credentials = ['RCS_ACCESS_TOKEN', 'RCS_TOKEN_URL'] as const;
  const unused = credentials
    .filter((name) => settings[name] !== undefined && !hasAddress)
    .map(
      (name) => `${name}: has no effect without RCS_BASE_URL. Templates are sent to the embedded platform.`,
    );
  const unscraped =
    settings.METRICS_TOKEN !== undefined && settings.METRICS === 'off'
      ? ['METRICS_TOKEN: has no effect without METRICS=on.']
      : [];
  return [...misspelled, ...unused, ...unscraped, ...findIdleSignInSettings(settings)];
}
