import { z } from '../../schema/values/zod';
import { createDeviceStore } from '../../ui/browser/createDeviceStore';

const MOST = 5;

/** Ids of the commands that were used last on this device, the last one first. */
export const recentCommands = createDeviceStore<readonly string[]>(
  'rcs.recent-commands',
  [],
  (stored) => z.array(z.string()).max(MOST).safeParse(stored).data,
);

export function rememberCommand(id: string) {
  recentCommands.set([id, ...recentCommands.get().filter((other) => other !== id)].slice(0, MOST));
}
