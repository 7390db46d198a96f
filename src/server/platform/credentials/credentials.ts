import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { z } from 'zod';
import { errorCodeOf } from '../../../lib/values';
import { Tokens, VerificationApps } from '../../settings/credentialValues';
import { hasEmbeddedPlatform } from '../../settings/platforms';
import type { Database } from '../../database/openDatabase';
import type { Log } from '../../log/log';
import type { Watch } from '../../log/watch';
import { makeFolder } from '../../settings/folders';
import type { Settings } from '../../settings/settings';
import { SettingsError } from '../../settings/settingValues';

/** The accounts of the embedded platform, and the files that hold the generated ones. */
export type PlatformCredentials = {
  tokens: Tokens;
  verificationApps: VerificationApps;
  files: { label: string; path: string }[];
};

/** What every part of the server works with. */
export type ServerDependencies = {
  settings: Settings;
  credentials: PlatformCredentials;
  database: Database;
  log: Log;
  now: () => number;
  /** Knows whether the database can be used. */
  watch: Watch;
};

const DEMO_APP_ID = 'demo';

/**
 * Takes the credentials from the settings, or generates random ones for the app id `demo` and keeps them in
 * `DATA_DIR`, in files that only the owner may read. An interface of a real platform needs none.
 *
 * @throws {SettingsError} if such a file cannot be written, read or understood
 */
export function loadCredentials(settings: Settings): PlatformCredentials {
  const files: PlatformCredentials['files'] = [];
  const load = <T>(label: string, name: string, schema: z.ZodType<T>, generate: () => T): T => {
    const path = join(resolve(settings.DATA_DIR), name);
    files.push({ label, path });
    return readOrGenerate(path, schema, generate);
  };
  const tokens = () =>
    settings.PLATFORM_TOKENS ??
    load('Platform token', 'platform-tokens.json', Tokens, () => ({
      [randomBytes(24).toString('base64url')]: [DEMO_APP_ID],
    }));
  const verificationApps = () =>
    settings.PLATFORM_VERIFICATION_APPS ??
    load('Verification secret', 'verification-apps.json', VerificationApps, () => ({
      [DEMO_APP_ID]: randomBytes(32).toString('base64'),
    }));
  return {
    tokens: hasEmbeddedPlatform(settings) ? tokens() : {},
    verificationApps: settings.VERIFICATION_BASE_URL === undefined ? verificationApps() : {},
    files,
  };
}

function readOrGenerate<T>(path: string, schema: z.ZodType<T>, generate: () => T): T {
  try {
    return read(path, schema) ?? write(path, schema, generate());
  } catch (error) {
    const code = errorCodeOf(error);
    const reason = code === undefined ? '' : `: ${code}`;
    throw new SettingsError([
      `DATA_DIR: the file ${path} cannot be used${reason}. Correct it, or delete it to generate a new one.`,
    ]);
  }
}

function read<T>(path: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes the file as a whole or not at all. If two processes start at once, both use the file of the first. */
function write<T>(path: string, schema: z.ZodType<T>, value: T): T {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  makeFolder(resolve(path, '..'));
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, path);
    return value;
  } catch (error) {
    const other = read(path, schema);
    if (other === undefined) throw error;
    return other;
  } finally {
    rmSync(draft, { force: true });
  }
}
