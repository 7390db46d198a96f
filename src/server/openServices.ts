import { createApp, type App } from './app';
import { openDatabase, type Database } from './database/openDatabase';
import { createLog, type Log } from './log/log';
import { writeLine } from './log/writeLine';
import { createMetrics } from './operations/metrics';
import { loadCredentials, type PlatformCredentials } from './platform/credentials';
import { keepMediaTidy } from './media/removeStale';
import { settleAbandoned } from './gateway/idempotency/createOnce';
import { collectSecrets } from './collectSecrets';
import type { Settings } from './settings/settings';
import type { StaticPage } from './site/staticPage';

export type Services = { app: App; database: Database; log: Log; credentials: PlatformCredentials };

/**
 * Opens database, credentials and log, and creates the app. The log goes to standard error, one line an
 * event; standard output is for the few lines for people at the start.
 *
 * @throws {SettingsError} if the database or a file cannot be opened
 */
export async function openServices(settings: Settings, page?: StaticPage): Promise<Services> {
  const metrics = settings.METRICS === 'on' ? createMetrics() : undefined;
  const database = await openDatabase(settings, metrics?.database);
  await settleAbandoned(database, Date.now());
  const credentials = loadCredentials(settings);
  const format = settings.LOG_FORMAT ?? (process.stderr.isTTY ? 'text' : 'json');
  const secrets = collectSecrets(settings, credentials);
  const log = createLog((line) => writeLine(process.stderr, line), secrets, { format });
  const app = createApp({
    settings,
    credentials,
    database,
    log,
    now: () => Date.now(),
    page,
    metrics,
  });
  keepMediaTidy(settings, database, log);
  return { app, database, log, credentials };
}
