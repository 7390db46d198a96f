import type { PlatformCredentials } from '../platform/credentials';
import type { Settings } from '../settings/settings';
import { SettingsError } from '../settings/settingsError';

/**
 * App ids that the gateway may create templates for.
 *
 * @throws {SettingsError} when one is set that no token of the embedded platform holds
 */
export function templateAppIds(
  { RCS_APP_IDS, RCS_BASE_URL }: Settings,
  { tokens }: PlatformCredentials,
): string[] {
  if (RCS_BASE_URL !== undefined) return RCS_APP_IDS ?? [];
  const held = [...new Set(Object.values(tokens).flat())];
  const stranger = RCS_APP_IDS?.find((appId) => !held.includes(appId));
  if (stranger !== undefined)
    throw new SettingsError([`RCS_APP_IDS: no token of PLATFORM_TOKENS holds the app id ${stranger}.`]);
  return RCS_APP_IDS ?? held;
}

/**
 * The application that the gateway starts verifications as, and its secret where it has one.
 *
 * @throws {SettingsError} when one is set that the embedded platform does not know
 */
export function verificationApp(
  { VERIFICATION_BASE_URL, VERIFICATION_APP_ID, VERIFICATION_SECRET }: Settings,
  { verificationApps }: PlatformCredentials,
): { appId: string; secret: string | undefined } {
  if (VERIFICATION_BASE_URL !== undefined)
    return { appId: VERIFICATION_APP_ID ?? '', secret: VERIFICATION_SECRET };
  const appId = VERIFICATION_APP_ID ?? Object.keys(verificationApps)[0] ?? '';
  const secret = Object.hasOwn(verificationApps, appId) ? verificationApps[appId] : undefined;
  if (secret === undefined)
    throw new SettingsError([
      `VERIFICATION_APP_ID: PLATFORM_VERIFICATION_APPS does not hold the app id ${appId}.`,
    ]);
  return { appId, secret: VERIFICATION_SECRET ?? secret };
}
