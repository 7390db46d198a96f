import { Button } from '../../ui/controls/Button';
import { Notice } from '../../ui/notices/Notice';
import { useStore } from 'zustand';
import type { TemplateEditor } from '../model/TemplateEditor';

type PendingJsonNoticeProps = { editor: TemplateEditor; onOpenJson: () => void };

/** Warns beside checks and sending that the code view contains text that the draft does not. */
export function PendingJsonNotice({ editor, onOpenJson }: PendingJsonNoticeProps) {
  const isPending = useStore(editor.json, ({ pending }) => pending !== undefined);
  if (!isPending) return null;
  return (
    <Notice
      tone="warning"
      title="The code view has changes that aren’t in the draft"
      actions={
        <Button size="small" onClick={onOpenJson}>
          Open code view
        </Button>
      }
    >
      <p>Fix or discard them before you send. The form, checks and preview don’t include them.</p>
    </Notice>
  );
}
