import type { PlatformCredentials } from './platform/credentials';
import { listPlatforms } from './settings/platforms';
import type { Settings } from './settings/settings';

/** Every value that must never appear in the log. */
export function collectSecrets(settings: Settings, credentials: PlatformCredentials): string[] {
  const { VERIFICATION_SECRET, DATABASE_URL, METRICS_TOKEN, MEDIA_S3_SECRET, OIDC_CLIENT_SECRET } = settings;
  const ofPlatforms = listPlatforms(settings).flatMap(({ accessToken, tokenService }) => [
    accessToken,
    tokenService?.password,
    tokenService?.clientSecret,
  ]);
  const single = [
    ...ofPlatforms,
    VERIFICATION_SECRET,
    DATABASE_URL,
    METRICS_TOKEN,
    MEDIA_S3_SECRET,
    OIDC_CLIENT_SECRET,
  ];
  return [
    ...single.filter((secret) => secret !== undefined),
    ...Object.keys(credentials.tokens),
    ...Object.values(credentials.verificationApps),
  ];
}
