import { download } from '../../ui/browser/page';
import { announce } from '../../ui/notices/announcer';

/** Downloads a PNG of the phones in a place as they are on the screen, and announces the result. */
export async function savePicture(place: HTMLElement | null, fileName: string): Promise<void> {
  if (!place) return;
  announce('Saving the picture…');
  const drawing = await import('./phonePicture').catch(() => undefined);
  if (!drawing) {
    announce(
      'The picture could not be saved, because a part of the page did not load. Check your connection, then try again or reload the page.',
    );
    return;
  }
  try {
    const { file, remark } = await drawing.drawShown(place);
    download(`${fileName}.png`, file);
    announce(`Saved the picture. ${remark}`.trim());
  } catch (error) {
    announce(pictureProblem(error));
  }
}

/** The sentence about a picture that could not be drawn. */
export function pictureProblem(error: unknown): string {
  const why = error instanceof Error ? error.message : 'unknown reason';
  return `The picture could not be saved (${why}). Take a screenshot instead.`;
}
