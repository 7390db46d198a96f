import type { TemplateDraft } from '../schema/draft';
import { foreignHosts } from './foreignHosts';
import type { OpenedTemplate } from './createOpenTemplate';

/** Pictures of hosts that came in with something from elsewhere wait for the person, as in a draft that was imported. */
export function distrustNewHosts(
  { editor, trustsMedia }: Pick<OpenedTemplate, 'editor' | 'trustsMedia'>,
  before: TemplateDraft,
) {
  const known = foreignHosts(before);
  if (foreignHosts(editor.draft.get()).some((host) => !known.includes(host))) trustsMedia.set(false);
}
