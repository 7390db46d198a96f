import type { Draft } from './draft';

/** A draft as IndexedDB and library files hold it: there the stash has the name that it was first written under. */
export type StoredDraft = Omit<Draft, 'stash'> & { aside: Draft['stash'] };

export function toStoredDraft({ stash, ...draft }: Draft): StoredDraft {
  return { ...draft, aside: stash };
}

export function fromStoredDraft({ aside, ...stored }: StoredDraft): Draft {
  return { ...stored, stash: aside };
}
