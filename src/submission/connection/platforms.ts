import type { SendingRecord } from '../../schema/draft/draft';
import type { ConnectedPlatform, Connection } from '../../schema/responses/connection';

/** The platform as a sending's record names it: `embedded`, or its address. Labels and names may change later. */
export const recordedPlatform = ({
  platform,
  baseUrl,
}: Pick<ConnectedPlatform, 'platform' | 'baseUrl'>): string =>
  platform === 'embedded' ? 'embedded' : baseUrl;

/** The platform of a name; the default one if there is none of that name. */
export function platformNamed(connection: Connection, name: string | undefined): ConnectedPlatform {
  return connection.platforms.find((platform) => platform.name === name) ?? connection.platforms[0];
}

/** The platform to which a sending went; undefined where this server is not connected to it any more. */
export function platformOf(
  connection: Connection | undefined,
  { platform, appId }: Pick<SendingRecord, 'platform' | 'appId'>,
): ConnectedPlatform | undefined {
  return connection?.platforms.find(
    (one) => recordedPlatform(one) === platform && one.appIds.includes(appId),
  );
}

/** The address of a platform's templates at this server. */
export function templatesAddress(platformName: string, appId: string): string {
  const base = platformName === 'default' ? '/api' : `/api/platforms/${encodeURIComponent(platformName)}`;
  return `${base}/v2/rcs/${encodeURIComponent(appId)}/templates`;
}

/** Beside the label: where the platform is. */
export function describePlace({
  platform,
  baseUrl,
}: Pick<ConnectedPlatform, 'platform' | 'baseUrl'>): string {
  return platform === 'embedded' ? 'The embedded platform on this machine' : baseUrl;
}
