import { replaceDraft } from '../../../editor/replaceDraft';
import { storageErrorMessages } from '../../../library/storage/storageError';
import { formatDateAndTime } from '../../../ui/time/time';
import { versionTitle, type Version } from '../../../library/versions/version';
import { keepVersion } from '../../../library/versions/versions';
import type { Draft } from '../../../schema/draft/draft';
import { parameterNotesOf } from '../../../schema/draft/parameterNotes';
import { noAltTexts } from '../../../schema/media/altTexts';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';

/** The parts of a draft that a version stores. */
export function versionContent(
  draft: Draft,
): Pick<Version, 'template' | 'stash' | 'parameters' | 'altTexts' | 'trustsMedia'> {
  const { template, stash, altTexts = noAltTexts, trustsMedia = true } = draft;
  return { template, stash, parameters: parameterNotesOf(draft), altTexts, trustsMedia };
}

/**
 * Replaces the open draft by a version, as one undo step. The draft before it is kept as a version first.
 * Returns the announcement.
 */
export async function restoreVersion(
  { editor, trustsMedia, read }: Pick<OpenedTemplate, 'editor' | 'trustsMedia' | 'read'>,
  draftId: string,
  version: Version,
): Promise<string> {
  const title = versionTitle(version);
  // An unnamed version's title quotes the label of the step after it. Use the date, or titles would nest forever.
  const label = `restore version ${version.name ?? `of ${formatDateAndTime(version.at)}`}`;
  editor.json.flush();
  const now = read();
  const kept = await keepVersion({ draftId, origin: 'restoring', before: label, ...versionContent(now) });
  replaceDraft(editor, {
    origin: 'command',
    label,
    template: version.template,
    stash: version.stash,
    parameters: version.parameters,
    altTexts: version.altTexts,
  });
  // Pictures that were not allowed then are not allowed now.
  if (version.trustsMedia === false) trustsMedia.setState(false);
  editor.diagnostics.revealAll();
  const done = `Restored: ${title}. Undo takes it back.`;
  return kept.ok
    ? done
    : `${done} The draft before it is not kept as a version. ${storageErrorMessages[kept.error].title}.`;
}
