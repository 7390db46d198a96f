import { putAt } from '../../lib/path';
import type { DraftPath } from '../state/paths';
import type { TemplateEditor } from '../model/TemplateEditor';

/** Sets a field that has no registered input. In the history it is typing. */
export function setDraftValue({ document }: TemplateEditor, path: DraftPath, value: unknown) {
  document.dispatch({
    origin: 'command',
    apply: ({ draft, stash }) => ({ draft: putAt(draft, path, value), stash }),
  });
}
