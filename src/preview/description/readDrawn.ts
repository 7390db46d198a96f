import { readClippings } from '../clipping/readClippings';
import type { DrawnFacts } from './seen';

/** What the drawn phone alone knows. It reads the layout, so the phone must be drawn. */
export function readDrawn(phone: ParentNode): DrawnFacts {
  return { clippings: readClippings(phone), pictures: drawnPictures(phone) };
}

/** The paths of the media boxes whose picture has arrived. */
function drawnPictures(phone: ParentNode): string[] {
  return [...phone.querySelectorAll<HTMLElement>('[data-path$=".media"]')].flatMap((box) => {
    const picture = box.querySelector<HTMLImageElement | HTMLCanvasElement>('img, canvas[width]');
    const isDrawn = picture instanceof HTMLImageElement ? picture.naturalWidth > 0 : picture !== null;
    return isDrawn && box.dataset.path !== undefined ? [box.dataset.path] : [];
  });
}
