import { useStore } from 'zustand';
import { Button } from '../../ui/controls/Button';
import { Notice } from '../../ui/notices/Notice';
import type { TemplateEditor } from '../model/TemplateEditor';

type PendingJsonNoticeProps = { editor: TemplateEditor; onOpenJson: () => void };

/** Warns beside checks and sending that the JSON tab contains text that the draft does not. */
export function PendingJsonNotice({ editor, onOpenJson }: PendingJsonNoticeProps) {
  const isPending = useStore(editor.json, ({ pending }) => pending !== undefined);
  if (!isPending) return null;
  return (
    <Notice
      tone="warning"
      title="The JSON tab holds text that is not in the draft"
      actions={
        <Button size="small" onClick={onOpenJson}>
          Open the JSON tab
        </Button>
      }
    >
      <p>
        Form, checks and phone are about the draft without it. Nothing is sent before the text is mended, or
        given up for the draft’s JSON.
      </p>
    </Notice>
  );
}
