import type { PlatformCredentials } from '../../platform/credentials';
import type { PlatformSettings } from '../../settings/platforms';
import type { Settings } from '../../settings/settings';
import { SettingsError } from '../../settings/settingValues';

/**
 * The app ids for which the gateway may create templates at a platform.
 *
 * @throws {SettingsError} if the settings name an app id that no token of the embedded platform holds
 */
export function findTemplateAppIds(
  { name, baseUrl, appIds }: PlatformSettings,
  { tokens }: PlatformCredentials,
): string[] {
  if (baseUrl !== undefined) return appIds ?? [];
  const held = [...new Set(Object.values(tokens).flat())];
  const unknownAt = (appIds ?? []).findIndex((appId) => !held.includes(appId));
  if (unknownAt !== -1)
    throw new SettingsError([
      `RCS_APP_IDS: no token of PLATFORM_TOKENS holds the app id at place ${unknownAt + 1} of the list of the platform ${name}.`,
    ]);
  return appIds ?? held;
}

/**
 * The app id under which the gateway starts verifications, and its secret if there is one.
 *
 * @throws {SettingsError} if the settings name an app id that the embedded platform does not know
 */
export function findVerificationApp(
  { VERIFICATION_BASE_URL, VERIFICATION_APP_ID, VERIFICATION_SECRET }: Settings,
  { verificationApps }: PlatformCredentials,
): { appId: string; secret: string | undefined } {
  if (VERIFICATION_BASE_URL !== undefined)
    return { appId: VERIFICATION_APP_ID ?? '', secret: VERIFICATION_SECRET };
  const appId = VERIFICATION_APP_ID ?? Object.keys(verificationApps)[0] ?? '';
  const secret = Object.hasOwn(verificationApps, appId) ? verificationApps[appId] : undefined;
  if (secret === undefined)
    throw new SettingsError([
      'VERIFICATION_APP_ID: is not one of the app ids of PLATFORM_VERIFICATION_APPS.',
    ]);
  return { appId, secret: VERIFICATION_SECRET ?? secret };
}
