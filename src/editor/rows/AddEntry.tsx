import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/controls/Button';
import { announce } from '../../ui/notices/announcer';
import { useFocusTarget } from '../model/EditorContext';
import type { ListPath } from '../model/paths';
import type { EntryName } from './listEdits';
import styles from './AddEntry.module.css';

type AddEntryProps = {
  list: ListPath;
  name: EntryName;
  /** What has the list, as in "A carousel has at most 10 cards." */
  owner: string;
  count: number;
  max: number;
  className?: string | undefined;
  onAdd: () => void;
  /** An icon; without it the button shows its words. */
  children?: ReactNode;
  icon?: ReactNode;
};

/** Adds an entry to a list. At the limit of the list a press says so, here and in the status region. */
export function AddEntry(props: AddEntryProps) {
  const { list, name, owner, count, max, className, onAdd, children, icon } = props;
  const target = useFocusTarget(list, 'field', 'add');
  const [refusedAt, setRefusedAt] = useState<number>();
  const isFull = count >= max;
  const note = `${owner} has at most ${max} ${name}s. Delete one to add another.`;

  function press() {
    if (!isFull) return onAdd();
    setRefusedAt(count);
    announce(note);
  }
  const words = `Add ${name}`;
  return (
    <>
      <Button
        size="small"
        icon={icon}
        ref={target}
        data-path={list}
        className={className}
        aria-disabled={isFull || undefined}
        title={isFull ? note : children ? words : undefined}
        aria-label={children ? words : undefined}
        onClick={press}
      >
        {children ?? words}
      </Button>
      {refusedAt === count && <p className={styles['note']}>{note}</p>}
    </>
  );
}
