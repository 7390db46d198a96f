import type { Identify } from './access/guard';
import type { Database } from './database/openDatabase';
import type { Log } from './log/log';
import type { Outside } from './media/look/reach';
import type { Metrics } from './operations/metrics';
import type { PlatformCredentials } from './platform/credentials';
import type { Settings } from './settings/settings';
import type { StaticPage } from './site/staticPage';

export type AppDependencies = {
  settings: Settings;
  credentials: PlatformCredentials;
  database: Database;
  log: Log;
  now: () => number;
  /** Finds out who calls, in place of the sign-in of the settings. */
  identify?: Identify | undefined;
  /** Absent unless the settings switch the metrics on. */
  metrics?: Metrics | undefined;
  /** The ways to the outside of the media check; a test hands in its own. */
  outside?: Outside | undefined;
  /** Absent if another server serves the page. */
  page?: StaticPage | undefined;
};
