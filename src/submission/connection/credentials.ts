import { createDeviceStore } from '../../ui/browser/deviceStore';
import { useStore } from 'zustand';
import { z } from '../../schema/values/zod';
import type { ConnectedPlatform } from '../../schema/responses/connection';
import { createStore } from 'zustand/vanilla';

type AppIds = Readonly<Record<string, string>>;
const AppIds = z.record(z.string(), z.string());

/** The app ids that were chosen on this device, by the name of the platform. */
export const chosenAppIds = createDeviceStore<AppIds>(
  'rcs.app-ids',
  () => ({}),
  (stored) => AppIds.safeParse(stored).data,
);

/** The app id that templates are sent for: the chosen one while the server has it, else the server's first. */
export function appIdOf(platform: ConnectedPlatform | undefined, chosen: AppIds): string | undefined {
  const appIds = platform?.appIds ?? [];
  const own = platform && chosen[platform.name];
  return own !== undefined && appIds.includes(own) ? own : appIds[0];
}

export function useAppId(platform: ConnectedPlatform | undefined): string | undefined {
  return appIdOf(platform, useStore(chosenAppIds));
}

/**
 * The bearer tokens of a person, by the name of the platform: no platform may get another's. In memory only, until the
 * page is closed: no storage may ever hold them.
 */
export const pageTokens = createStore<Readonly<Record<string, string>>>(() => ({}));

/** The token that a person entered for a platform; blank when none was entered. */
export const pageTokenFor = (platformName: string): string => pageTokens.getState()[platformName] ?? '';
