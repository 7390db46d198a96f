import { useLocation } from 'wouter';
import { announce } from '../../ui/notices/announcer';
import { useAppServices } from '../../workspace/services/AppServices';
import { draftHref } from '../../workspace/draftLinks';
import type { PictureEntry } from './pictureEntries';
import { startComponent } from '../../editor/changeType';
import { addPictures } from '../../editor/media/pictureCommands';
import type { Draft, TemplateDraft } from '../../schema/draft/draft';
import { altTextPartOf, noAltTexts } from '../../schema/media/altTexts';
import { draftOf } from '../../workspace/newDraft';
import { storePicture } from '../adding/storePicture';
import { documentStateOf } from '../../editor/model/createDocument';
import { mediaAddress } from '../../workspace/mediaAddress';

/** Opens a new template with a picture of the library. */
export function useStartWithPicture() {
  const [, navigate] = useLocation();
  const { newDrafts } = useAppServices();
  return async (entry: PictureEntry, isGallery: boolean) => {
    if (isGallery) announce(`Copying ${entry.name}.`);
    const made = isGallery ? await draftWithExample(entry) : draftWithPicture(entry);
    if (typeof made === 'string') {
      announce(`Template not created. ${made}`);
      return;
    }
    navigate(draftHref(newDrafts.addFocused(made).id));
    announce(`Opened a new template with ${entry.name}.`);
  };
}

/** A new rich card with a picture of the library on it. */
export function draftWithPicture({ fileUrl, thumbnailUrl, name, altText, isTrusted }: PictureEntry): Draft {
  const empty: TemplateDraft = { type: 'rich_card', component: startComponent('rich_card') };
  const { apply } = addPictures([{ place: 'standalone', name, fileUrl, thumbnailUrl, altText }]);
  const { draft, altTexts = noAltTexts } = apply(documentStateOf({ draft: empty, stash: {} }));
  return {
    ...draftOf(draft),
    ...altTextPartOf(altTexts, draft),
    ...(isTrusted ? {} : { trustsMedia: false }),
  };
}

/** The same with an uploaded copy of a gallery picture; the reason in words if there is none. */
async function draftWithExample(entry: PictureEntry): Promise<Draft | string> {
  const copy = await copyOfExample(entry.fileUrl, entry.name);
  if (!copy) return `${entry.name} couldn’t be read. Try again.`;
  const outcome = await storePicture(copy, {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  if (outcome.kind !== 'stored') return outcome.kind === 'refused' ? outcome.reason : 'Cancelled.';
  const { fileUrl, thumbnailUrl } = outcome.picture;
  return draftWithPicture({ ...entry, fileUrl, thumbnailUrl });
}

/**
 * A picture of an example as a file to upload: only this page has the original, and a platform needs a copy that it
 * can fetch. Undefined if it cannot be read.
 */
export async function copyOfExample(fileUrl: string, name: string): Promise<File | undefined> {
  try {
    const answer = await fetch(mediaAddress(fileUrl) ?? '');
    const content = await answer.blob();
    return answer.ok ? new File([content], name, { type: content.type }) : undefined;
  } catch {
    return undefined;
  }
}
