import type { LockState } from './draftLock';

/** Whether the open draft can be edited in this tab, or why not. */
export type Access = 'write' | 'elsewhere' | 'free' | 'taken' | 'deleted' | 'gone';

/** The access that a lock and the stored draft allow. `deletedAt` is undefined unless the draft is deleted. */
export function accessOf(lock: LockState, deletedAt: number | undefined): Access {
  switch (lock) {
    case 'elsewhere':
    case 'free':
    case 'taken':
      return lock;
    case 'asking':
      return 'elsewhere';
    case 'held':
    case 'unguarded':
      return deletedAt === undefined ? 'write' : 'deleted';
    default:
      return lock satisfies never;
  }
}
