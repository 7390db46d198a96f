import type { Draft } from '../../schema/draft/draft';

/** Drafts made on this page. A page may open one before the storage has it. */
export function createNewDrafts() {
  const drafts = new Map<string, Draft>();
  return {
    /** Returns the draft, for its id. */
    add(draft: Draft): Draft {
      drafts.set(draft.id, draft);
      return draft;
    },
    find: (id: string): Draft | undefined => drafts.get(id),
  };
}
