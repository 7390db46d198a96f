import { useStore } from '../../ui/useStore';
import { Notice } from '../../ui/notices/Notice';
import type { TemplateEditor } from '../model/TemplateEditor';

/** Warns beside checks and sending that the JSON tab contains text that the draft does not. */
export function PendingJsonNotice({ editor }: { editor: TemplateEditor }) {
  const isPending = useStore(editor.json, ({ pending }) => pending !== undefined);
  if (!isPending) return null;
  return (
    <Notice tone="warning" title="The JSON tab holds text that is not in the draft">
      <p>It could not be taken over. Checks, phone and sending are about the draft without it.</p>
    </Notice>
  );
}
