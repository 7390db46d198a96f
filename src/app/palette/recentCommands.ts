import { z } from '../../schema/values/zod';
import { createDeviceStore } from '../../ui/browser/createDeviceStore';

const MAX_RECENT = 5;

/** Ids of the last commands run on this device, the latest first. */
export const recentCommands = createDeviceStore<readonly string[]>(
  'rcs.recent-commands',
  () => [],
  (stored) => z.array(z.string()).max(MAX_RECENT).safeParse(stored).data,
);

export function rememberCommand(id: string) {
  recentCommands.set([id, ...recentCommands.get().filter((other) => other !== id)].slice(0, MAX_RECENT));
}
