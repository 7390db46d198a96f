import { announce } from '../../../ui/notices/announcer';
import { download } from '../../../ui/browser/download';

type PictureOptions = {
  /** Name of the template. */
  name: string | undefined;
  /** CSS px between two phones. */
  gap: number;
};

/** Downloads a PNG of the phones in a place, and announces the result. */
export async function savePicture(place: HTMLElement | null, { name, gap }: PictureOptions): Promise<void> {
  if (!place) return;
  const phones = [...place.children].filter((child) => child instanceof HTMLElement);
  announce('Drawing the picture…');
  try {
    const { drawPicture } = await import('./drawPicture');
    download(`${name || 'template'}.png`, await drawPicture(phones, gap));
    announce('Saved the picture.');
  } catch (error) {
    const why = error instanceof Error ? error.message : 'the browser did not say why';
    announce(`The picture could not be drawn (${why}). Take a screenshot instead.`);
  }
}
