import { readFileSync, statSync } from 'node:fs';
import { errorCodeOf } from '../../lib/values';

/** Settings whose value may be in a file; `<NAME>_FILE` holds its path. */
export const secretNames = [
  'DATABASE_URL',
  'RCS_ACCESS_TOKEN',
  'RCS_CLIENT_ID',
  'RCS_CLIENT_SECRET',
  'RCS_USERNAME',
  'RCS_PASSWORD',
  'PLATFORMS',
  'VERIFICATION_SECRET',
  'METRICS_TOKEN',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'PLATFORM_TOKENS',
  'PLATFORM_VERIFICATION_APPS',
  'MEDIA_S3_KEY_ID',
  'MEDIA_S3_SECRET',
  'SMTP_URL',
  'WEBHOOKS',
  'TRANSLATION_KEY',
];

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The values by name, those of secret files included, and a sentence for each problem. A blank value counts
 * as not set.
 */
export function readEnvironment(environment: Environment): {
  values: Record<string, string>;
  problems: string[];
} {
  const values: Record<string, string> = {};
  const problems: string[] = [];
  for (const [name, value] of Object.entries(environment)) {
    if (value !== undefined && value.trim() !== '') values[name] = value.trim();
  }
  for (const name of secretNames) {
    const file = values[`${name}_FILE`];
    if (file === undefined) continue;
    if (values[name] !== undefined) {
      problems.push(`${name}: is set twice. Set either ${name} or ${name}_FILE.`);
      continue;
    }
    try {
      const problem = unreadable(file);
      const text = problem === undefined ? readFileSync(file, 'utf8').trim() : '';
      if (problem !== undefined)
        problems.push(`${name}_FILE: must be the path of a file with the value; ${problem}.`);
      else if (text === '') problems.push(`${name}_FILE: the file is empty.`);
      else values[name] = text;
    } catch (error) {
      // The value may be the secret itself, put here by mistake: never repeat it.
      const reason = errorCodeOf(error) === 'ENOENT' ? 'there is no file at this path' : 'it cannot be read';
      problems.push(`${name}_FILE: must be the path of a file with the value; ${reason}.`);
    }
  }
  return { values, problems };
}

const MAX_FILE_BYTES = 100_000;

/** Why a path is not read: a device or a pipe may never end. */
function unreadable(path: string): string | undefined {
  const known = statSync(path);
  if (!known.isFile()) return 'there is something else at this path';
  return known.size > MAX_FILE_BYTES ? `it has more than ${MAX_FILE_BYTES} bytes` : undefined;
}
