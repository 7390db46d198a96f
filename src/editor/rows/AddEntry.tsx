import { Plus } from 'lucide-react';
import { Button } from '../../ui/controls/Button';
import { useFocusTarget } from '../model/EditorContext';
import type { ListPath } from '../state/paths';
import styles from './rows.module.css';
import { useState } from 'react';
import { announce } from '../../ui/notices/announcer';
import type { EntryName } from './listActions';

type AddEntryProps = Parameters<typeof useAddEntry>[0] & { list: ListPath };

/** The button that adds to a list, under its rows. At the limit of the list it says so beside itself. */
export function AddEntry({ list, ...entry }: AddEntryProps) {
  const target = useFocusTarget(list, 'field', 'add');
  const { press, isFull, limit, refusal } = useAddEntry(entry);
  return (
    <div className={styles.line}>
      <Button
        size="small"
        icon={<Plus aria-hidden />}
        ref={target}
        data-path={list}
        aria-disabled={isFull || undefined}
        title={isFull ? limit : undefined}
        onClick={press}
      >
        Add {entry.name}
      </Button>
      {refusal && <p className={styles.refusal}>{refusal}</p>}
    </div>
  );
}

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
