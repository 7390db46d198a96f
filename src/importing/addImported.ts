import { plural } from '../schema/values/text';
import { addDrafts } from '../library/storage/drafts';
import { storageErrorMessages } from '../library/storage/storageError';
import type { Imported } from '../exchange/import/importTemplate';
import { importedDraft } from '../workspace/importedDraft';
import { foreignDraftOf } from '../workspace/newDraft';

/** Adds messages to the library as drafts: all of them or none. Returns the announcement. */
export async function addImported(found: readonly Imported[]): Promise<string> {
  const drafts = found.map(({ unmapped, parameters, altTexts, ...part }) =>
    foreignDraftOf({ template: importedDraft(part), unmapped, parameters, altTexts }),
  );
  const added = await addDrafts(drafts);
  return added.ok
    ? `Added ${plural(drafts.length, 'template')} as drafts.`
    : `Nothing was added. ${storageErrorMessages[added.error].title}.`;
}
