import { useStore } from '../../ui/useStore';
import { Notice } from '../../ui/notices/Notice';
import type { TemplateEditorModel } from '../model/createTemplateEditor';

/** Says, where the draft is judged or sent, that the JSON tab holds something else. */
export function PendingJsonNotice({ editor }: { editor: TemplateEditorModel }) {
  const hasText = useStore(editor.unapplied, (text) => text !== undefined);
  if (!hasText) return null;
  return (
    <Notice tone="warning" title="The JSON tab holds text that is not in the draft">
      <p>It could not be taken over. Checks, phone and sending are about the draft without it.</p>
    </Notice>
  );
}
