import type { Draft } from '../../schema/draft/draft';
import { z } from '../../schema/values/zod';
import { createDeviceStore } from '../../ui/browser/deviceStore';
import { thisDevice } from '../sync/syncState';

const seenDrafts = z.object({
  /** Nothing that is older counts as new. Milliseconds since the epoch. */
  since: z.number(),
  /** The last change that this browser has shown, by the id of the draft. */
  changes: z.record(z.string(), z.number()),
});
export type SeenDrafts = z.infer<typeof seenDrafts>;

/** Drafts that are remembered; older ones count as seen. */
const MOST = 500;

/** What the person in front of this browser has seen of the drafts of others. */
export const seenSetting = createDeviceStore<SeenDrafts>(
  'rcs.seen-drafts',
  () => ({ since: Date.now(), changes: {} }),
  (stored) => seenDrafts.safeParse(stored).data,
);

/** Whether somebody else has changed a draft since the person looked at it. `me`: their name; undefined without sign-in. */
export function isUnseen(
  { id, changedAt, changedBy }: Draft,
  { since, changes }: SeenDrafts,
  me: string | undefined,
): boolean {
  const by = changedBy?.name ?? undefined;
  const isByOther = by !== undefined && by !== me && changedBy?.device !== thisDevice();
  return isByOther && changedAt > since && changedAt > (changes[id] ?? 0);
}

/** Notes that this browser shows a draft. */
export function noteSeen({ id, changedAt }: Pick<Draft, 'id' | 'changedAt'>): void {
  const { since, changes } = seenSetting.getState();
  if ((changes[id] ?? 0) >= changedAt) return;
  const newest = Object.entries({ ...changes, [id]: changedAt }).toSorted(([, a], [, b]) => b - a);
  const forgotten = newest[MOST]?.[1] ?? 0;
  seenSetting.setState({
    since: Math.max(since, forgotten),
    changes: Object.fromEntries(newest.slice(0, MOST)),
  });
}
