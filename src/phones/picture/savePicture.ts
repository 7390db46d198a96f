import { download } from '../../ui/browser/page';
import { announce } from '../../ui/notices/announcer';

/** Downloads a PNG of the phones in a place as they are on the screen, and announces the result. */
export async function savePicture(place: HTMLElement | null, fileName: string): Promise<void> {
  if (!place) return;
  announce('Saving the picture…');
  try {
    const { drawShown } = await import('./phonePicture');
    const { file, remark } = await drawShown(place);
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
