import type { PlatformCredentials } from '../../platform/credentials';
import type { Settings } from '../../settings/settings';
import { SettingsError } from '../../settings/settingsError';

/**
 * The app ids for which the gateway may create templates.
 *
 * @throws {SettingsError} if the settings name an app id that no token of the embedded platform holds
 */
export function findTemplateAppIds(
  { RCS_APP_IDS, RCS_BASE_URL }: Settings,
  { tokens }: PlatformCredentials,
): string[] {
  if (RCS_BASE_URL !== undefined) return RCS_APP_IDS ?? [];
  const held = [...new Set(Object.values(tokens).flat())];
  const unknownAppId = RCS_APP_IDS?.find((appId) => !held.includes(appId));
  if (unknownAppId !== undefined)
    throw new SettingsError([
      `RCS_APP_IDS: no token of PLATFORM_TOKENS holds the app id at place ${(RCS_APP_IDS?.indexOf(unknownAppId) ?? 0) + 1} of the list.`,
    ]);
  return RCS_APP_IDS ?? held;
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
