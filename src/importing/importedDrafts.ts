import { importedDraft } from '../exchange/import/importedPart';
import { plural } from '../schema/values/text';
import { addDrafts } from '../library/storage/drafts';
import { storageErrorMessages } from '../library/storage/storageError';
import type { Draft } from '../schema/draft/draft';
import type { Imported } from '../exchange/import/importTemplate';
import { foreignDraftOf, draftOf } from '../workspace/newDraft';
import type { AppServices } from '../workspace/services/AppServices';

/** The draft that an imported message becomes. */
export const draftOfImported = ({ unmapped, parameters, altTexts, ...part }: Imported): Draft =>
  foreignDraftOf({ template: importedDraft(part), unmapped, parameters, altTexts });

/** Adds messages to the library as drafts: all of them or none. Returns the announcement. */
export async function addImported(found: readonly Imported[]): Promise<string> {
  const drafts = found.map(draftOfImported);
  const added = await addDrafts(drafts);
  return added.ok
    ? `Imported: ${plural(drafts.length, 'template')}.`
    : `Nothing was imported. ${storageErrorMessages[added.error].title}.`;
}

/** A new carousel that asks, when it opens, which column of the rows is what. Returns its id. */
export function draftForRows(
  { newDrafts, cardSource }: Pick<AppServices, 'newDrafts' | 'cardSource'>,
  rows: string,
): string {
  const { id } = newDrafts.add(
    draftOf({
      type: 'carousel',
      component: { richCard: { carouselCard: { cardWidth: 'MEDIUM', cardContents: [] } } },
    }),
  );
  cardSource.setState({ draftId: id, rows }, true);
  return id;
}
