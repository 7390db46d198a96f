import { plural } from '../../schema/values/text';
import { replaceDraft } from '../../editor/replaceDraft';
import type { Imported } from '../../exchange/import/importTemplate';
import { storageErrorMessages } from '../../library/storage/storageError';
import { versionContent } from '../../library/versions/version';
import { keepVersion } from '../../library/versions/versions';
import type { OpenedTemplate } from '../../workspace/createOpenTemplate';
import { addUnmapped } from '../../workspace/newDraft';
import type { PasteOption } from './fieldOptions';

/**
 * Applies a paste to the open draft as one undo step. A draft that is replaced as a whole is kept as a version
 * first. Returns the announcement.
 */
export async function applyPaste(
  { editor, read }: Pick<OpenedTemplate, 'editor' | 'read'>,
  draftId: string,
  option: PasteOption,
  imported: Pick<Imported, 'unmapped' | 'parameters' | 'altTexts'>,
): Promise<string> {
  const label =
    option.id === 'replace'
      ? 'replace with import'
      : `${option.label.charAt(0).toLowerCase()}${option.label.slice(1)}`;
  const { stash, altTexts } = editor.document.getState();
  const version =
    option.id === 'replace'
      ? await keepVersion({
          draftId,
          origin: 'replacing',
          before: label,
          ...versionContent(read()),
        })
      : undefined;
  replaceDraft(editor, {
    origin: 'paste',
    label,
    template: option.template,
    stash: addUnmapped(option.updateStash?.(stash) ?? stash, imported.unmapped),
    parameters: imported.parameters,
    altTexts: imported.altTexts && { ...altTexts, ...imported.altTexts },
    foreign: true,
    card: option.card,
  });
  editor.diagnostics.revealAll();
  const count = Object.keys(imported.unmapped).length;
  const kept = count === 0 ? '' : ` ${plural(count, 'value')} not imported: see Check.`;
  const done = `Imported. Undo to go back.${kept}`;
  return version?.ok === false
    ? `${done} Couldn’t save the previous draft as a version. ${storageErrorMessages[version.error].title}.`
    : done;
}
