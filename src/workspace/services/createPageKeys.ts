import { newId } from '../../ui/browser/page';

/**
 * React keys of the pages of drafts. Drafts with the same key share one page, which stays mounted when its
 * address changes from one to the other.
 */
export function createPageKeys() {
  const keys = new Map<string, string>();
  const keyOf = (draftId: string): string => keys.get(draftId) ?? draftId;
  return {
    keyOf,
    /** The page of draft `from` continues with draft `to`. When `from` is opened again, it gets a new page. */
    move(from: string, to: string) {
      keys.set(to, keyOf(from));
      keys.set(from, newId());
    },
  };
}
