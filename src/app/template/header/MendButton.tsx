import { useState } from 'react';
import type { TemplateEditor } from '../../../editor/model/TemplateEditor';
import { useStore } from '../../../ui/useStore';
import styles from './DraftHeader.module.css';

type MendButtonProps = { editor: TemplateEditor; onPress: () => void };

/** The number of things to mend before sending. Leads to their list; quiet until the person has begun. */
export function MendButton({ editor, onPress }: MendButtonProps) {
  const count = useStore(editor.diagnostics, ({ issues }) => issues.length);
  const hasBegun = useHasBegun(editor);
  if (count === 0) return null;
  return (
    <button
      type="button"
      className={styles['mend']}
      data-quiet={hasBegun ? undefined : ''}
      title="What stands in the way of sending"
      onClick={onPress}
    >
      {count} to mend
    </button>
  );
}

/** Whether a field has shown its issue, or the draft has steps: a blank template is not alarming. */
function useHasBegun({ diagnostics, history }: TemplateEditor): boolean {
  const [wasBegun] = useState(() => history.get().past.length > 0);
  const hasSteps = useStore(history, ({ past }) => past.length > 0);
  const isRevealed = useStore(diagnostics, ({ allRevealed }) => allRevealed);
  return wasBegun || hasSteps || isRevealed;
}
