import type { TemplateDraft } from '../schema/draft';
import type { TemplateEditorModel } from '../editor/createTemplateEditor';
import type { Store } from '../ui/createStore';
import { foreignHosts } from './foreignHosts';

/** Pictures of hosts that came in with something from elsewhere wait for the person, as in a draft that was imported. */
export function distrustNewHosts(
  { editor, trustsMedia }: { editor: TemplateEditorModel; trustsMedia: Store<boolean> },
  before: TemplateDraft,
) {
  const known = foreignHosts(before);
  if (foreignHosts(editor.draft.get()).some((host) => !known.includes(host))) trustsMedia.set(false);
}
