import type { LockState } from './draftLock';

/** Whether the open draft may be changed here, or why not. */
export type Access = 'write' | 'elsewhere' | 'free' | 'taken' | 'deleted' | 'gone';

/** `deletedAt` of the stored draft; undefined while it lives. */
export function accessOf(hold: LockState, deletedAt: number | undefined): Access {
  switch (hold) {
    case 'elsewhere':
    case 'free':
    case 'taken':
      return hold;
    case 'asking':
      return 'elsewhere';
    case 'held':
    case 'unguarded':
      return deletedAt === undefined ? 'write' : 'deleted';
    default:
      return hold satisfies never;
  }
}
