import type { Draft } from './draft';

/** A draft in IndexedDB and library files, which store the stash under its first name. */
export type StoredDraft = Omit<Draft, 'stash'> & { aside: Draft['stash'] };

export function toStoredDraft({ stash, ...draft }: Draft): StoredDraft {
  return { ...draft, aside: stash };
}

export function fromStoredDraft({ aside, ...stored }: StoredDraft): Draft {
  return { ...stored, stash: aside };
}
