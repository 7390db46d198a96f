import { Plus } from 'lucide-react';
import { Button } from '../../ui/controls/Button';
import { useFocusTarget } from '../model/EditorContext';
import type { ListPath } from '../state/paths';
import styles from './AddEntry.module.css';
import { useAddEntry } from './useAddEntry';

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
