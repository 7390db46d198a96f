import { createDraftOpening, type DraftOpening } from '../../library/session/createDraftOpening';

/** The draft that is opened before its page is drawn. `first` was begun by the first script. */
export function createOpenings(first?: DraftOpening) {
  let begun = first;
  return {
    /** Begins to open a draft whose page is drawn soon. */
    begin(id: string): DraftOpening {
      begun = createDraftOpening(id);
      begun.begin();
      return begun;
    },
    /** What was begun for a draft, or what its page begins. */
    of: (id: string): DraftOpening =>
      begun?.id === id && !begun.hasEnded() ? begun : createDraftOpening(id),
    begun: () => begun,
  };
}
