import type { Context } from 'hono';
import type { Database } from '../../database/openDatabase';
import { ownOrigin } from '../../guards/ownOrigin';
import type { Log } from '../../log/log';
import type { Media } from '../../media/createMedia';
import type { PlatformCredentials } from '../../platform/credentials';
import type { Platform } from '../../platform/platform';
import type { ServerEnv } from '../../request/bindings';
import type { Settings } from '../../settings/settings';

export type GatewayDependencies = {
  settings: Settings;
  credentials: PlatformCredentials;
  platform: Platform;
  media: Media;
  database: Database;
  log: Log;
  now: () => number;
};

/** The origin of this server as the caller sees it. */
export const originOf = (c: Context<ServerEnv>, { TRUSTED_PROXIES }: Settings) =>
  ownOrigin(c.req.raw, TRUSTED_PROXIES);
