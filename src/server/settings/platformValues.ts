import { z } from 'zod';
import { APP_ID, BEARER_TOKEN } from './credentialValues';
import { commaList, httpAddress } from './settingValues';

/** The name of the platform that the single `RCS_…` settings describe. */
export const DEFAULT_PLATFORM = 'default';

const text = (rule: string) => z.string({ error: rule }).min(1, rule);

/** One entry of `PLATFORMS`. Its keys are the single settings' names in another writing. */
export const PlatformEntry = z.strictObject(
  {
    name: text('must be 1 to 32 lower-case letters, digits and "-"').regex(
      /^[a-z0-9-]{1,32}$/,
      'must be 1 to 32 lower-case letters, digits and "-"',
    ),
    label: text('must be a text of 1 to 40 characters')
      .max(40, 'must be a text of 1 to 40 characters')
      .optional(),
    tone: z.enum(['test', 'production'], { error: 'must be "test" or "production"' }).optional(),
    rcsBaseUrl: z.string({ error: 'must be a text' }).pipe(httpAddress).optional(),
    rcsAppIds: z.preprocess(
      (value) => (Array.isArray(value) ? value.join(',') : value),
      z
        .string({ error: 'must be a list of app ids' })
        .pipe(commaList('must be a list of app ids (letters, digits, "_" and "-")', APP_ID))
        .optional(),
    ),
    rcsAccessToken: text('must be a bearer token').regex(BEARER_TOKEN, 'must be a bearer token').optional(),
    rcsTokenUrl: z.string({ error: 'must be a text' }).pipe(httpAddress).optional(),
    rcsClientId: text('must be a text').optional(),
    rcsClientSecret: text('must be a text').optional(),
    rcsUsername: text('must be a text').optional(),
    rcsPassword: text('must be a text').optional(),
  },
  { error: 'holds something that is no key of a platform' },
);
export type PlatformEntry = z.infer<typeof PlatformEntry>;

/** The settings of which platforms are made. */
export type PlatformValues = {
  PLATFORMS?: PlatformEntry[] | undefined;
  RCS_BASE_URL?: string | undefined;
  RCS_APP_IDS?: string[] | undefined;
  RCS_ACCESS_TOKEN?: string | undefined;
  RCS_TOKEN_URL?: string | undefined;
  RCS_CLIENT_ID?: string | undefined;
  RCS_CLIENT_SECRET?: string | undefined;
  RCS_USERNAME?: string | undefined;
  RCS_PASSWORD?: string | undefined;
};

/** `PLATFORMS`. A wrong entry is named by its place and key, without any value. */
export const platformEntries = z.string().transform((json, context): PlatformEntry[] => {
  const refuse = (message: string) => {
    context.issues.push({ code: 'custom', message, input: undefined });
    return z.NEVER;
  };
  const list = parseList(json);
  if (list === undefined || list.length === 0)
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
    return refuse('has two entries of one name');
  return found;
});

function parseList(json: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
