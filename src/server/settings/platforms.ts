import { DEFAULT_PLATFORM, type PlatformEntry, type PlatformValues } from './platformValues';

/** Colours a platform in the page; sending to a production platform is confirmed once more. */
export type Tone = 'test' | 'production';

/** A token service and the credentials for it: user and password, or the client's own secret. */
export type TokenServiceSettings = { tokenUrl: string; clientId: string } & (
  | { username: string; password: string; clientSecret?: string | undefined }
  | { clientSecret: string; username?: undefined; password?: undefined }
);

/** A platform to which templates are sent. */
export type PlatformSettings = {
  name: string;
  label: string;
  tone: Tone | undefined;
  /** Undefined for the embedded platform. */
  baseUrl: string | undefined;
  appIds: string[] | undefined;
  accessToken: string | undefined;
  tokenService: TokenServiceSettings | undefined;
};

/** The platforms of the settings; the first one is named `default`. */
export function listPlatforms(settings: PlatformValues): [PlatformSettings, ...PlatformSettings[]] {
  const entries = settings.PLATFORMS ?? [];
  const first = entries.find(({ name }) => name === DEFAULT_PLATFORM) ?? singleEntry(settings);
  return [toPlatform(first), ...entries.filter((entry) => entry !== first).map(toPlatform)];
}

/** Whether templates can be sent to the embedded platform. */
export const hasEmbeddedPlatform = (settings: PlatformValues): boolean =>
  listPlatforms(settings).some(({ baseUrl }) => baseUrl === undefined);

const singleNames = [
  'RCS_BASE_URL',
  'RCS_APP_IDS',
  'RCS_ACCESS_TOKEN',
  'RCS_TOKEN_URL',
  'RCS_CLIENT_ID',
  'RCS_CLIENT_SECRET',
  'RCS_USERNAME',
  'RCS_PASSWORD',
] as const satisfies (keyof PlatformValues)[];

function singleEntry(settings: PlatformValues): PlatformEntry {
  return {
    name: DEFAULT_PLATFORM,
    rcsBaseUrl: settings.RCS_BASE_URL,
    rcsAppIds: settings.RCS_APP_IDS,
    rcsAccessToken: settings.RCS_ACCESS_TOKEN,
    rcsTokenUrl: settings.RCS_TOKEN_URL,
    rcsClientId: settings.RCS_CLIENT_ID,
    rcsClientSecret: settings.RCS_CLIENT_SECRET,
    rcsUsername: settings.RCS_USERNAME,
    rcsPassword: settings.RCS_PASSWORD,
  };
}

function toPlatform(entry: PlatformEntry): PlatformSettings {
  const { name, label, tone, rcsBaseUrl: baseUrl, rcsAppIds: appIds, rcsAccessToken: accessToken } = entry;
  const isEmbedded = baseUrl === undefined;
  return {
    name,
    label: label ?? (isEmbedded ? 'Test platform' : new URL(baseUrl).host),
    tone: tone ?? (isEmbedded ? 'test' : undefined),
    baseUrl,
    appIds,
    accessToken,
    tokenService: toTokenService(entry),
  };
}

function toTokenService(entry: PlatformEntry): TokenServiceSettings | undefined {
  const { rcsTokenUrl: tokenUrl, rcsClientId: clientId, rcsClientSecret: clientSecret } = entry;
  const { rcsUsername: username, rcsPassword: password } = entry;
  if (tokenUrl === undefined || clientId === undefined) return undefined;
  if (username !== undefined && password !== undefined)
    return { tokenUrl, clientId, username, password, clientSecret };
  return clientSecret === undefined ? undefined : { tokenUrl, clientId, clientSecret };
}

/** Problems of the platforms that each setting alone does not show. */
export function findPlatformConflicts(settings: PlatformValues): string[] {
  const { PLATFORMS: entries = [] } = settings;
  const hasDefault = entries.some(({ name }) => name === DEFAULT_PLATFORM);
  const set = singleNames.filter((name) => settings[name] !== undefined);
  return [
    ...(hasDefault
      ? set.map((name) => `${name}: must not be set, because an entry of PLATFORMS is named default.`)
      : findMissing(singleEntry(settings), true).map(
          ([key, because]) =>
            `${settingName(key)}: must be set when ${settingName(because)} is set${key === 'rcsClientSecret' ? ', or RCS_USERNAME and RCS_PASSWORD' : ''}.`,
        )),
    ...entries.flatMap((entry, index) =>
      findMissing(entry, entry.name === DEFAULT_PLATFORM).map(
        ([key, because]) =>
          `PLATFORMS: entry ${index + 1} needs ${key}${key === 'rcsClientSecret' ? ', or rcsUsername and rcsPassword' : ''}${because === 'name' ? '' : `, because it has ${because}`}.`,
      ),
    ),
  ];
}

type EntryKey = keyof PlatformEntry;

/** `rcsBaseUrl` as `RCS_BASE_URL`. */
const settingName = (key: EntryKey) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** The keys that an entry lacks, each with the key that asks for it. */
function findMissing(entry: PlatformEntry, mayBeEmbedded: boolean): [EntryKey, EntryKey][] {
  const missing: [EntryKey, EntryKey][] = [];
  const need = (key: EntryKey, because: EntryKey) => {
    if (entry[key] === undefined) missing.push([key, because]);
  };
  if (!mayBeEmbedded) need('rcsBaseUrl', 'name');
  if (entry.rcsBaseUrl !== undefined) need('rcsAppIds', 'rcsBaseUrl');
  if (entry.rcsTokenUrl === undefined) return missing;
  need('rcsClientId', 'rcsTokenUrl');
  const hasPerson = entry.rcsUsername !== undefined || entry.rcsPassword !== undefined;
  if (hasPerson) {
    need('rcsUsername', 'rcsTokenUrl');
    need('rcsPassword', 'rcsTokenUrl');
  } else need('rcsClientSecret', 'rcsTokenUrl');
  return missing;
}
