import type { Draft } from '../../schema/draft/draft';

/** Drafts made on this page. A page may open one before the storage has it. */
export function createNewDrafts() {
  const drafts = new Map<string, Draft>();
  const awaitingFocus = new Set<string>();
  return {
    /** Returns the draft, for its id. */
    add(draft: Draft): Draft {
      drafts.set(draft.id, draft);
      return draft;
    },
    /** The same for a draft whose page takes the focus: the control that opens it disappears with its own page. */
    addFocused(draft: Draft): Draft {
      awaitingFocus.add(draft.id);
      return this.add(draft);
    },
    /** Whether the page of a draft takes the focus. Answers yes once. */
    takesFocus: (id: string): boolean => awaitingFocus.delete(id),
    find: (id: string): Draft | undefined => drafts.get(id),
  };
}
