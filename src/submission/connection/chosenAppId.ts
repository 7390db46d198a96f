import { createDeviceStore } from '../../ui/browser/createDeviceStore';
import { useStore } from '../../ui/useStore';
import type { Connection } from './connection';

/** The app id that was chosen on this device; empty until one is. */
export const chosenAppId = createDeviceStore('rcs.app-id', '', (stored) =>
  typeof stored === 'string' ? stored : undefined,
);

/** The app id that templates are sent for: the chosen one while the server has it, else the server's first. */
export function appIdOf(connection: Connection | undefined, chosen: string): string | undefined {
  const appIds = connection?.appIds ?? [];
  return appIds.includes(chosen) ? chosen : appIds[0];
}

export function useAppId(connection: Connection | undefined): string | undefined {
  return appIdOf(
    connection,
    useStore(chosenAppId, (id) => id),
  );
}
