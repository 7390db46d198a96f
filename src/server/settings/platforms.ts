import { z } from 'zod';
import { readJson } from '../../lib/json/parseJson';
import { APP_ID, BEARER_TOKEN } from './credentialValues';
import { commaList, httpAddress, matching } from './settingValues';

/** The name of the platform that the single `RCS_…` settings describe. */
export const DEFAULT_PLATFORM = 'default';

const text = z.string({ error: 'must be text' });
const someText = text.min(1, 'must be text').optional();

/** One entry of `PLATFORMS`. Its keys are the single settings' names in another writing. */
const PlatformEntry = z.strictObject(
  {
    name: matching('must be 1 to 32 lower-case letters, digits and "-"', /^[a-z0-9-]{1,32}$/),
    label: matching('must be text of 1 to 40 characters', /^[^]{1,40}$/).optional(),
    tone: z.enum(['test', 'production'], { error: 'must be "test" or "production"' }).optional(),
    rcsBaseUrl: text.pipe(httpAddress).optional(),
    rcsAppIds: z.preprocess(
      (value) => (Array.isArray(value) ? value.join(',') : value),
      z
        .string({ error: 'must be a list of app IDs' })
        .pipe(commaList('must be a list of app IDs (letters, digits, "_" and "-")', APP_ID))
        .optional(),
    ),
    rcsAccessToken: matching('must be a bearer token', BEARER_TOKEN).optional(),
    rcsTokenUrl: text.pipe(httpAddress).optional(),
    rcsClientId: someText,
    rcsClientSecret: someText,
    rcsUsername: someText,
    rcsPassword: someText,
  },
  { error: 'has an unknown key' },
);
type PlatformEntry = z.infer<typeof PlatformEntry>;

/** `PLATFORMS`. A wrong entry is named by its place and key, without any value. */
const platformEntries = z.string().transform((json, context): PlatformEntry[] => {
  const refuse = (message: string) => {
    context.issues.push({ code: 'custom', message, input: undefined });
    return z.NEVER;
  };
  const parsed = readJson(json);
  const list: unknown[] = parsed.ok && Array.isArray(parsed.value) ? parsed.value : [];
  if (list.length === 0)
    return refuse(
      'must be a JSON list like [{"name": "production", "label": "Production", "tone": "production", "rcsBaseUrl": "https://…", "rcsAppIds": ["…"]}]',
    );
  const entries = list.map((entry) => PlatformEntry.safeParse(entry));
  const at = entries.findIndex(({ success }) => !success);
  const [problem] = entries[at]?.error?.issues ?? [];
  if (problem)
    return refuse(
      `entry ${at + 1}${problem.path.map((key) => `, ${String(key)}`).join('')} ${problem.message}`,
    );
  const found = entries.flatMap(({ data }) => data ?? []);
  if (new Set(found.map(({ name }) => name)).size < found.length)
    return refuse('has two entries with the same name');
  return found;
});

/** Settings of the platforms to which templates are sent: a single one, or several in `PLATFORMS`. */
export const platformSettings = {
  RCS_BASE_URL: httpAddress.optional(),
  RCS_APP_IDS: commaList(
    'must be app IDs separated by commas (letters, digits, "_" and "-")',
    APP_ID,
  ).optional(),
  RCS_ACCESS_TOKEN: matching('must be a bearer token', BEARER_TOKEN).optional(),
  RCS_TOKEN_URL: httpAddress.optional(),
  RCS_CLIENT_ID: z.string().optional(),
  RCS_CLIENT_SECRET: z.string().optional(),
  RCS_USERNAME: z.string().optional(),
  RCS_PASSWORD: z.string().optional(),
  PLATFORMS: platformEntries.optional(),
};
type PlatformValues = z.infer<z.ZodObject<typeof platformSettings>>;

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
  const set = Object.keys(platformSettings).filter(
    (name) => name !== 'PLATFORMS' && settings[name as keyof PlatformValues] !== undefined,
  );
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

/** The keys that an entry lacks, each with the key that requires it. */
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
