import { startComponent } from '../../editor/convertType';
import { addPictures } from '../../editor/media/pictureCommands';
import type { Draft, TemplateDraft } from '../../schema/draft/draft';
import { noParameterNotes } from '../../schema/draft/parameterNotes';
import { altTextPartOf, noAltTexts } from '../../schema/media/altTexts';
import { draftOf } from '../../workspace/newDraft';
import { storePicture } from '../adding/storePicture';
import { copyOfExample } from './copyOfExample';
import type { PictureEntry } from './pictureEntries';

/** A new rich card with a picture of the library on it. */
export function draftWithPicture({ fileUrl, thumbnailUrl, name, altText, isTrusted }: PictureEntry): Draft {
  const empty: TemplateDraft = { type: 'rich_card', component: startComponent('rich_card') };
  const { apply } = addPictures([{ place: 'standalone', name, fileUrl, thumbnailUrl, altText }]);
  const { draft, altTexts = noAltTexts } = apply({
    draft: empty,
    stash: {},
    parameters: noParameterNotes,
    altTexts: noAltTexts,
  });
  return {
    ...draftOf(draft),
    ...altTextPartOf(altTexts, draft),
    ...(isTrusted ? {} : { trustsMedia: false }),
  };
}

/** The same with an uploaded copy of a gallery picture; the reason in words if there is none. */
export async function draftWithExample(entry: PictureEntry): Promise<Draft | string> {
  const copy = await copyOfExample(entry.fileUrl, entry.name);
  if (!copy) return `${entry.name} could not be read. Try again.`;
  const outcome = await storePicture(copy, {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  if (outcome.kind !== 'stored') return outcome.kind === 'refused' ? outcome.reason : 'Stopped.';
  const { fileUrl, thumbnailUrl } = outcome.picture;
  return draftWithPicture({ ...entry, fileUrl, thumbnailUrl });
}
