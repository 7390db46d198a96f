import { Copy, Download, Trash2, X } from 'lucide-react';
import type { Draft } from '../../schema/draft/draft';
import { formatNumber } from '../../schema/values/text';
import { Button, IconButton } from '../../ui/controls/Button';
import type { DraftActions } from '../query/draftActions';
import styles from './Library.module.css';

type SelectionBarProps = {
  selected: readonly Draft[];
  /** The number of drafts that the list shows. */
  shown: number;
  actions: DraftActions;
  onSelectAll: () => void;
  /** `isByKey`: closed with the keyboard, so the focus was in this bar. */
  onSelectNone: (isByKey: boolean) => void;
};

/** The actions on all selected drafts. */
export function SelectionBar({ selected, shown, actions, onSelectAll, onSelectNone }: SelectionBarProps) {
  return (
    <div role="group" aria-label="Chosen templates" className={styles.selection}>
      <strong>{formatNumber(selected.length)} chosen</strong>
      {selected.length < shown && (
        <Button size="small" look="quiet" onClick={onSelectAll}>
          Choose all {formatNumber(shown)}
        </Button>
      )}
      <div className={styles.tools}>
        <Button size="small" icon={<Download aria-hidden />} onClick={() => actions.exportDrafts(selected)}>
          Export
        </Button>
        <Button size="small" icon={<Copy aria-hidden />} onClick={() => actions.duplicate(selected)}>
          Duplicate
        </Button>
        <Button
          size="small"
          look="danger"
          icon={<Trash2 aria-hidden />}
          onClick={() => actions.remove(selected)}
        >
          Delete
        </Button>
        <IconButton label="Choose none" onClick={({ detail }) => onSelectNone(detail === 0)}>
          <X aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
