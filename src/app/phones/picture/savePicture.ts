import { announce } from '../../../ui/notices/announcer';
import { download } from '../../../ui/browser/download';

/** Downloads a PNG of the phones in a place, and announces the result. `name`: of the template. */
export async function savePicture(place: HTMLElement | null, name: string | undefined): Promise<void> {
  if (!place) return;
  const phones = [...place.children].filter((child) => child instanceof HTMLElement);
  announce('Drawing the picture…');
  try {
    const { drawPicture } = await import('./drawPicture');
    download(`${name || 'template'}.png`, await drawPicture(phones));
    announce('Saved the picture.');
  } catch (error) {
    const why = error instanceof Error ? error.message : 'the browser did not say why';
    announce(`The picture could not be drawn (${why}). Take a screenshot instead.`);
  }
}
