import type { PlatformCredentials } from './platform/credentials';
import type { Settings } from './settings/settings';

/** Every value that must never appear in the log. */
export function collectSecrets(settings: Settings, credentials: PlatformCredentials): string[] {
  const {
    RCS_ACCESS_TOKEN,
    RCS_PASSWORD,
    VERIFICATION_SECRET,
    DATABASE_URL,
    METRICS_TOKEN,
    OIDC_CLIENT_SECRET,
  } = settings;
  const single = [
    RCS_ACCESS_TOKEN,
    RCS_PASSWORD,
    VERIFICATION_SECRET,
    DATABASE_URL,
    METRICS_TOKEN,
    OIDC_CLIENT_SECRET,
  ];
  return [
    ...single.filter((secret) => secret !== undefined),
    ...Object.keys(credentials.tokens),
    ...Object.values(credentials.verificationApps),
  ];
}
