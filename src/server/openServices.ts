import { createApp, type ServerApp } from './app';
import { openDatabase, type Database } from './database/openDatabase';
import { createLog, type Log, writeLine } from './log/log';
import { createMetrics } from './operations/metrics';
import { loadCredentials, type PlatformCredentials } from './platform/credentials/credentials';
import { removeStaleMedia } from './media/removeStale';
import { removeStaleDrafts, thinRevisions } from './spaces/draftTidy';
import { createSchedule } from './schedule';
import { settleAbandoned } from './gateway/idempotency/createOnce';
import type { Settings } from './settings/settings';
import type { StaticPage } from './site/staticPage';
import { listPlatforms } from './settings/platforms';

type Services = {
  app: ServerApp;
  database: Database;
  log: Log;
  credentials: PlatformCredentials;
  /** Waits for e-mail, messages and templates that are under way, so that none is sent twice. */
  endWork: () => Promise<void>;
};

const now = () => Date.now();

/** Time between two looks at database and media store, in milliseconds. */
const WATCH_MS = 10_000;
/** Time between two looks for messages to webhooks, templates of batches, e-mail to write, and new statuses, in milliseconds. */
const DELIVERY_MS = 1000;
const BATCH_MS = 1000;
const MAIL_MS = 30_000;
const STATUS_MS = 5 * 60_000;
const HOUR_MS = 60 * 60_000;

/** Time for work under way to end after the server receives a signal to stop, in milliseconds. */
const WORK_ENDS_MS = 5000;

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
  const app = createApp({ settings, credentials, database, log, now, page, metrics });
  const schedule = createSchedule();
  /** Removes what is stale now and every hour. */
  const hourly = (tidy: () => Promise<void>, onFailure: (reason: string) => void) =>
    schedule.every(HOUR_MS, tidy, onFailure)();
  hourly(
    () => removeStaleMedia({ settings, database }, Date.now()),
    (reason) => log('media-failure', { reason }),
  );
  hourly(
    async () => {
      await removeStaleDrafts(database, Date.now());
      await thinRevisions(database, Date.now());
    },
    (reason) => log('draft-failure', { reason }),
  );
  const { notices, batches, followStatuses } = app;
  hourly(notices.tidy, (reason) => log('notice-failure', { reason }));
  schedule.every(DELIVERY_MS, notices.deliver, (reason) => log('webhook-failure', { reason }));
  hourly(batches.tidy, (reason) => log('batch-failure', { reason }));
  // A platform that is slow does not keep the others waiting.
  schedule.every(BATCH_MS, batches.work, (reason) => log('batch-failure', { reason }), { overlaps: true });
  schedule.every(MAIL_MS, notices.mail, (reason) => log('mail-failure', { reason }));
  schedule.every(STATUS_MS, followStatuses, (reason) => log('status-failure', { reason }));
  void app.watch();
  setInterval(() => void app.watch(), WATCH_MS).unref();
  return { app, database, log, credentials, endWork: () => schedule.end(WORK_ENDS_MS) };
}

/** Every value that must never appear in the log. */
export function collectSecrets(settings: Settings, credentials: PlatformCredentials): string[] {
  const {
    VERIFICATION_SECRET,
    DATABASE_URL,
    METRICS_TOKEN,
    MEDIA_S3_SECRET,
    OIDC_CLIENT_SECRET,
    SMTP_URL,
    WEBHOOKS,
  } = settings;
  const ofPlatforms = listPlatforms(settings).flatMap(({ accessToken, tokenService }) => [
    accessToken,
    tokenService?.password,
    tokenService?.clientSecret,
  ]);
  return [
    ...ofPlatforms,
    VERIFICATION_SECRET,
    DATABASE_URL,
    METRICS_TOKEN,
    MEDIA_S3_SECRET,
    OIDC_CLIENT_SECRET,
    SMTP_URL,
    SMTP_URL && decodeURIComponent(new URL(SMTP_URL).password),
    ...(WEBHOOKS ?? []).flatMap(({ url, secret }) => [url, secret]),
    ...Object.keys(credentials.tokens),
    ...Object.values(credentials.verificationApps),
  ].filter((secret): secret is string => secret !== undefined && secret !== '');
}
