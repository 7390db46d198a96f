import { Copy, Download, Trash2, X } from 'lucide-react';
import type { Draft } from '../../schema/draft/draft';
import { formatNumber } from '../../schema/values/text';
import { Button, IconButton } from '../../ui/controls/Button';
import type { DraftActions } from './draftActions';
import styles from './Library.module.css';

type SelectionBarProps = {
  chosen: readonly Draft[];
  /** How many the list shows. */
  shown: number;
  actions: DraftActions;
  onChooseAll: () => void;
  /** By key: the focus was in this bar. */
  onChooseNone: (isByKey: boolean) => void;
};

/** What can be done with the chosen drafts together. */
export function SelectionBar({ chosen, shown, actions, onChooseAll, onChooseNone }: SelectionBarProps) {
  return (
    <div role="group" aria-label="Chosen templates" className={styles['selection']}>
      <strong>{formatNumber(chosen.length)} chosen</strong>
      {chosen.length < shown && (
        <Button size="small" look="quiet" onClick={onChooseAll}>
          Choose all {formatNumber(shown)}
        </Button>
      )}
      <div className={styles['tools']}>
        <Button size="small" icon={<Download aria-hidden />} onClick={() => actions.exportDrafts(chosen)}>
          Export
        </Button>
        <Button size="small" icon={<Copy aria-hidden />} onClick={() => actions.duplicate(chosen)}>
          Duplicate
        </Button>
        <Button
          size="small"
          look="danger"
          icon={<Trash2 aria-hidden />}
          onClick={() => actions.remove(chosen)}
        >
          Delete
        </Button>
        <IconButton label="Choose none" onClick={({ detail }) => onChooseNone(detail === 0)}>
          <X aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
