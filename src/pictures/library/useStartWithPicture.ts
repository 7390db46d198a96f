import { useLocation } from 'wouter';
import { announce } from '../../ui/notices/announcer';
import { useAppServices } from '../../workspace/services/AppServices';
import { draftHref } from '../../workspace/draftHref';
import type { PictureEntry } from './pictureEntries';
import { draftWithExample, draftWithPicture } from './draftWithPicture';

/** Opens a new template with a picture of the library. */
export function useStartWithPicture() {
  const [, navigate] = useLocation();
  const { newDrafts } = useAppServices();
  return async (entry: PictureEntry, isGallery: boolean) => {
    if (isGallery) announce(`Copying ${entry.name}.`);
    const made = isGallery ? await draftWithExample(entry) : draftWithPicture(entry);
    if (typeof made === 'string') {
      announce(`No template was made. ${made}`);
      return;
    }
    navigate(draftHref(newDrafts.addFocused(made).id));
    announce(`Opened a new template with ${entry.name}.`);
  };
}
