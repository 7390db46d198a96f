import type { TemplateEditorModel } from '../../editor/model/createTemplateEditor';
import type { Store } from '../../lib/createStore';
import { foreignHosts, foreignHostsWithin } from './foreignHosts';

type Opened = { editor: TemplateEditorModel; trustsMedia: Store<boolean> };

/** Pictures of hosts that come in with something from elsewhere wait for the person, as in a draft that was imported. */
export function distrustNewHosts({ editor, trustsMedia }: Opened) {
  const known = foreignHosts(editor.draft.get());
  if (foreignHostsWithin(editor.brought.get()).some((host) => !known.includes(host))) trustsMedia.set(false);
}
