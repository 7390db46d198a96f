import { z } from 'zod';
import { httpAddress, matching, wholeNumber } from './settingValues';

/** Settings of uploaded pictures, videos and documents. */
export const mediaValues = {
  MEDIA_DIR: z.string().optional(),
  MEDIA_S3_ENDPOINT: httpAddress.optional(),
  MEDIA_S3_BUCKET: matching('must be the name of a bucket', /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/).optional(),
  MEDIA_S3_REGION: matching('must be the name of a region', /^[a-z0-9-]{1,40}$/).default('us-east-1'),
  MEDIA_S3_KEY_ID: z.string().optional(),
  MEDIA_S3_SECRET: z.string().optional(),
  MEDIA_PUBLIC_URL: httpAddress.optional(),
  MEDIA_SPACE_MB: wholeNumber(100, 100_000_000).default(20_000),
};

type MediaSettings = z.infer<z.ZodObject<typeof mediaValues>>;

const storeNames = [
  'MEDIA_S3_ENDPOINT',
  'MEDIA_S3_BUCKET',
  'MEDIA_S3_KEY_ID',
  'MEDIA_S3_SECRET',
] as const satisfies readonly (keyof MediaSettings)[];

/** Problems between these settings: an S3 store needs all of its settings. */
export function findMediaConflicts(settings: MediaSettings): string[] {
  const set = storeNames.filter((name) => settings[name] !== undefined);
  if (set.length === 0) return [];
  const missing = storeNames.filter((name) => settings[name] === undefined);
  return missing.map((name) => `${name}: must be set when ${set[0]} is set.`);
}
