import { replaceDraft } from '../../../editor/replaceDraft';
import { storageErrorMessages } from '../../../library/storage/storageError';
import { formatDateAndTime } from '../../../ui/time/formatMoment';
import { versionTitle, type Version } from '../../../library/versions/version';
import { keepVersion } from '../../../library/versions/versions';
import type { Draft } from '../../../schema/draft/draft';
import type { OpenedTemplate } from '../../session/createOpenTemplate';

/** What of a draft a version holds. */
export function contentOf({
  template,
  aside,
  trustsMedia = true,
}: Draft): Pick<Draft, 'template' | 'aside' | 'trustsMedia'> {
  return { template, aside, trustsMedia };
}

/**
 * Puts a version in the place of the open draft, as one step that can be taken back; the draft before it is
 * kept as a version first. Answers what is to be said.
 */
export async function restoreVersion(
  { editor, trustsMedia, read }: Pick<OpenedTemplate, 'editor' | 'trustsMedia' | 'read'>,
  draftId: string,
  version: Version,
): Promise<string> {
  const title = versionTitle(version);
  // Titles of unnamed versions tell what came after them: one in another would go on without an end.
  const label = `restore version ${version.name ?? `of ${formatDateAndTime(version.at)}`}`;
  editor.json.flush();
  const now = read();
  const kept = await keepVersion({ draftId, origin: 'restoring', before: label, ...contentOf(now) });
  replaceDraft(editor, {
    origin: 'command',
    label,
    template: version.template,
    stash: version.aside,
  });
  // Pictures that waited for the person then wait again.
  if (version.trustsMedia === false) trustsMedia.set(false);
  editor.diagnostics.revealAll();
  const done = `Restored: ${title}. Undo takes it back.`;
  return kept.ok
    ? done
    : `${done} The draft before it is not kept as a version. ${storageErrorMessages[kept.trouble].title}.`;
}
