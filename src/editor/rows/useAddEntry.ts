import { useState } from 'react';
import { announce } from '../../ui/notices/announcer';
import type { EntryName } from './listEdits';

type EntryLimit = {
  name: EntryName;
  /** The owner of the list, as in "A carousel has at most 10 cards." */
  owner: string;
  count: number;
  max: number;
  onAdd: () => void;
};

/** The press that adds an entry. At the limit it adds nothing and says so: `refusal`, and in the status region. */
export function useAddEntry({ name, owner, count, max, onAdd }: EntryLimit) {
  const [refusedAt, setRefusedAt] = useState<number>();
  const isFull = count >= max;
  const limit = `${owner} has at most ${max} ${name}s. Delete one to add another.`;

  function press() {
    if (!isFull) return onAdd();
    setRefusedAt(count);
    announce(limit);
  }
  return { press, isFull, limit, refusal: isFull && refusedAt === count ? limit : undefined };
}
