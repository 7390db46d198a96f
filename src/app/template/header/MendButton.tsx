import { countToFix } from '../../../editor/model/diagnosticsState';
import type { TemplateEditor } from '../../../editor/model/TemplateEditor';
import { useStore } from 'zustand';
import styles from './DraftHeader.module.css';

type MendButtonProps = { editor: TemplateEditor; onPress: () => void };

/** The number of things to mend that the form shows. Leads to their list. A blank template has none to show yet. */
export function MendButton({ editor, onPress }: MendButtonProps) {
  const count = useStore(editor.diagnostics, countToFix);
  if (count === 0) return null;
  return (
    <button type="button" className={styles.mend} title="What stands in the way of sending" onClick={onPress}>
      {count} to mend
    </button>
  );
}
