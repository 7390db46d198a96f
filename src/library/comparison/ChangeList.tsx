import { ArrowUpDown, Minus, PencilLine, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { elementRef } from '../../ui/browser/elementRef';
import { ChangedWords } from './ChangedWords';
import styles from './ChangeList.module.css';
import type { ChangeEntry } from './describeChanges';

const kinds = {
  changed: { words: 'changed', icon: <PencilLine aria-hidden /> },
  added: { words: 'added', icon: <Plus aria-hidden /> },
  removed: { words: 'removed', icon: <Minus aria-hidden /> },
  moved: { words: 'moved', icon: <ArrowUpDown aria-hidden /> },
} satisfies Record<ChangeEntry['kind'], { words: string; icon: ReactNode }>;

type ChangeListProps = {
  entries: readonly ChangeEntry[];
  /** Id of the entry whose part is shown in the phones. */
  selected: string | undefined;
  onSelect: (entry: ChangeEntry) => void;
  /** Gets the drawn entries by id, so that the page can bring one into view. */
  elements: Map<string, HTMLElement>;
};

/** What changed, in words, in the order of the template. An entry brings its part into view. */
export function ChangeList({ entries, selected, onSelect, elements }: ChangeListProps) {
  return (
    <ol className={styles['list']}>
      {entries.map((entry) => {
        const { id, kind, name, before, remark } = entry;
        return (
          <li
            key={id}
            ref={elementRef(elements, id)}
            className={styles['entry']}
            data-kind={kind}
            data-selected={id === selected || undefined}
          >
            <button type="button" aria-pressed={id === selected} onClick={() => onSelect(entry)}>
              {kinds[kind].icon}
              <span>
                {name} <span className={styles['kind']}>{kinds[kind].words}</span>
              </span>
            </button>
            <p>
              {kind === 'moved' ? `${entry.after ?? ''} was ${before ?? ''}.` : <ChangedWords {...entry} />}
              {remark !== undefined && <span className={styles['remark']}> {remark}</span>}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
