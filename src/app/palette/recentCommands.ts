import { z } from '../../schema/values/zod';
import { createDeviceStore } from '../../ui/browser/deviceStore';

const MAX_RECENT = 5;

/** Ids of the last commands run on this device, the latest first. */
export const recentCommands = createDeviceStore<readonly string[]>(
  'rcs.recent-commands',
  () => [],
  (stored) => z.array(z.string()).max(MAX_RECENT).safeParse(stored).data,
);

export function rememberCommand(id: string) {
  recentCommands.setState(
    [id, ...recentCommands.getState().filter((other) => other !== id)].slice(0, MAX_RECENT),
    true,
  );
}
