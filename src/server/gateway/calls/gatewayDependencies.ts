import type { Database } from '../../database/openDatabase';
import type { Log } from '../../log/log';
import type { MediaService } from '../../media/media';
import type { PlatformCredentials } from '../../platform/credentials';
import type { Platform } from '../../platform/platform';
import type { Settings } from '../../settings/settings';

export type GatewayDependencies = {
  settings: Settings;
  credentials: PlatformCredentials;
  platform: Platform;
  media: MediaService;
  database: Database;
  log: Log;
  now: () => number;
};
