import { newId } from '../../ui/browser/page';
import { isRecord } from '../../lib/values';
import { type Draft, toStoredDraft } from '../../schema/draft/draft';

/** The newest draft of this tab, until the storage has it. */
const newestKey = 'rcs.new-draft';

function readNewest(): unknown {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(newestKey) ?? 'null');
    return stored;
  } catch {
    // The browser withholds its storage, or the record is damaged.
    return undefined;
  }
}

/**
 * Drafts made on this page. A page may open one before the storage has it. The newest one also survives a reload
 * that comes before that.
 */
export function createNewDrafts() {
  const drafts = new Map<string, Draft>();
  const awaitingFocus = new Set<string>();
  return {
    /** Returns the draft, for its id. */
    add(draft: Draft): Draft {
      drafts.set(draft.id, draft);
      try {
        sessionStorage.setItem(newestKey, JSON.stringify(toStoredDraft(draft)));
      } catch {
        // Too large or withheld: the draft is stored in a moment anyway.
      }
      return draft;
    },
    /** The same for a draft whose page takes the focus: the control that opens it disappears with its own page. */
    addFocused(draft: Draft): Draft {
      this.awaitFocus(draft.id);
      return this.add(draft);
    },
    /** Has the page of a draft take the focus when it opens. */
    awaitFocus(id: string) {
      awaitingFocus.add(id);
    },
    /** Whether the page of a draft takes the focus. Answers yes once. */
    takesFocus: (id: string): boolean => awaitingFocus.delete(id),
    find: (id: string): Draft | undefined => drafts.get(id),
    /** The stored form of a draft that a page made before it was reloaded. */
    findReloaded(id: string): unknown {
      const newest = readNewest();
      return isRecord(newest) && newest.id === id ? newest : undefined;
    },
    /** Forgets a draft that the storage has. */
    forget(id: string) {
      drafts.delete(id);
      const newest = readNewest();
      if (isRecord(newest) && newest.id === id) sessionStorage.removeItem(newestKey);
    },
  };
}

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
