import { ArrowUpDown, Minus, PencilLine, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { elementRef } from '../../ui/browser/focus';
import { ChangedWords } from './ChangedWords';
import styles from './ChangeList.module.css';
import type { ChangeEntry } from './describeChanges';

const kindLabels = {
  changed: { label: 'changed', icon: <PencilLine aria-hidden /> },
  added: { label: 'added', icon: <Plus aria-hidden /> },
  removed: { label: 'removed', icon: <Minus aria-hidden /> },
  moved: { label: 'moved', icon: <ArrowUpDown aria-hidden /> },
} satisfies Record<ChangeEntry['kind'], { label: string; icon: ReactNode }>;

type ChangeListProps = {
  entries: readonly ChangeEntry[];
  /** Id of the entry whose part the phones show. */
  selected: string | undefined;
  onSelect: (entry: ChangeEntry) => void;
  /** Receives the drawn entries by id, so that the page can scroll to one. */
  elements: Map<string, HTMLElement>;
};

/** The changes in the order of the template. Selecting an entry shows its part in the phones. */
export function ChangeList({ entries, selected, onSelect, elements }: ChangeListProps) {
  return (
    <ol className={styles.list}>
      {entries.map((entry) => {
        const { id, kind, name, before, remark } = entry;
        return (
          <li
            key={id}
            ref={elementRef(elements, id)}
            className={styles.entry}
            data-kind={kind}
            data-selected={id === selected || undefined}
          >
            <button type="button" aria-pressed={id === selected} onClick={() => onSelect(entry)}>
              {kindLabels[kind].icon}
              <span>
                {name} <span className={styles.kind}>{kindLabels[kind].label}</span>
              </span>
            </button>
            <p>
              {kind === 'moved' ? `${entry.after ?? ''} was ${before ?? ''}.` : <ChangedWords {...entry} />}
              {remark !== undefined && <span className={styles.remark}> {remark}</span>}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
