import { createApp, type App } from './app';
import { openDatabase, type Database } from './database/openDatabase';
import { createLog, type Log } from './log/log';
import { platformCredentials, type PlatformCredentials } from './platform/credentials';
import { secretsOf } from './secretsOf';
import type { Settings } from './settings/settings';
import type { StaticPage } from './site/staticPage';

export type Services = { app: App; database: Database; log: Log; credentials: PlatformCredentials };

/**
 * Opens what the settings name and puts the app on top. The log goes to the error stream, one line an event;
 * the other stream is for the few lines that people read at the start.
 *
 * @throws {SettingsError} when something cannot be opened
 */
export async function openServices(settings: Settings, page?: StaticPage): Promise<Services> {
  const database = await openDatabase(settings);
  const credentials = platformCredentials(settings);
  const log = createLog((line) => process.stderr.write(line), secretsOf(settings, credentials));
  const app = createApp({ settings, credentials, database, log, now: () => Date.now(), page });
  return { app, database, log, credentials };
}
