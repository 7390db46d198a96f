import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { z } from 'zod';
import type { Settings } from '../settings/settings';
import { SettingsError } from '../settings/settingsError';
import { Tokens, VerificationApps } from '../settings/settingValues';

/** Who may use the embedded platform, and the files in which what was not set is kept. */
export type PlatformCredentials = {
  tokens: Tokens;
  verificationApps: VerificationApps;
  files: { what: string; path: string }[];
};

const DEMO_APP = 'demo';

/**
 * The credentials that are set, or random ones for the app id `demo`, kept in `DATA_DIR` in files that
 * only the owner may read.
 *
 * @throws {SettingsError} when such a file cannot be written, read or understood
 */
export function platformCredentials(settings: Settings): PlatformCredentials {
  const files: PlatformCredentials['files'] = [];
  const kept = <T>(what: string, name: string, schema: z.ZodType<T>, make: () => T): T => {
    const path = join(resolve(settings.DATA_DIR), name);
    files.push({ what, path });
    return readOrMake(path, schema, make);
  };
  return {
    tokens:
      settings.PLATFORM_TOKENS ??
      kept('Platform token', 'platform-tokens.json', Tokens, () => ({
        [randomBytes(24).toString('base64url')]: [DEMO_APP],
      })),
    verificationApps:
      settings.PLATFORM_VERIFICATION_APPS ??
      kept('Verification secret', 'verification-apps.json', VerificationApps, () => ({
        [DEMO_APP]: randomBytes(32).toString('base64'),
      })),
    files,
  };
}

function readOrMake<T>(path: string, schema: z.ZodType<T>, make: () => T): T {
  try {
    return read(path, schema) ?? write(path, schema, make());
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? `: ${String(error.code)}` : '';
    throw new SettingsError([
      `DATA_DIR: the file ${path} cannot be used${reason}. Mend it, or delete it to get a new one.`,
    ]);
  }
}

function read<T>(path: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The file appears whole or not at all; of two processes that start at once both use the first one's. */
function write<T>(path: string, schema: z.ZodType<T>, value: T): T {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  mkdirSync(resolve(path, '..'), { recursive: true });
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, path);
    return value;
  } catch (error) {
    const theirs = read(path, schema);
    if (theirs === undefined) throw error;
    return theirs;
  } finally {
    rmSync(draft, { force: true });
  }
}
