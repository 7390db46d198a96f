import { withoutOutline } from '../../../preview/screen/drawnParts';
import { download } from '../../../ui/browser/download';
import { announce } from '../../../ui/notices/announcer';
import { describeUnread } from './createPictureReader';

/** Downloads a PNG of the phones in a place as they are on the screen, and announces the result. */
export async function savePicture(place: HTMLElement | null, fileName: string): Promise<void> {
  if (!place) return;
  const phones = [...place.children].filter((child) => child instanceof HTMLElement);
  announce('Drawing the picture…');
  try {
    const { drawPicture } = await import('./drawPicture');
    const parts = phones.map((element) => ({
      element,
      width: element.offsetWidth,
      height: element.offsetHeight,
      keepsScroll: true,
    }));
    const { file, unreadHosts } = await withoutOutline(place, () => drawPicture(parts, 'row'));
    download(`${fileName}.png`, file);
    announce(`Saved the picture. ${describeUnread(unreadHosts)}`.trim());
  } catch (error) {
    announce(pictureProblem(error));
  }
}

/** The sentence about a picture that could not be drawn. */
export function pictureProblem(error: unknown): string {
  const why = error instanceof Error ? error.message : 'the browser did not say why';
  return `The picture could not be drawn (${why}). Take a screenshot instead.`;
}
