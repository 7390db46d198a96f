import type { Size } from '../../preview/media/recommendedMedia';
import { drawOn } from './encodePicture';

/** A picture, film or canvas that can be drawn, with its size as people see it. */
export type Drawable = { source: CanvasImageSource } & Size;

/** A part of a picture in px of the turned picture, and its turn. */
export type Cut = { x: number; y: number; width: number; height: number; turn: 0 | 90 | 180 | 270 };

/** The whole picture, upright. */
export function wholeOf({ width, height }: Size): Cut {
  return { x: 0, y: 0, width, height, turn: 0 };
}

/** The size of a picture after its turn. */
export function turned({ width, height }: Size, turn: Cut['turn']): Size {
  return turn === 90 || turn === 270 ? { width: height, height: width } : { width, height };
}

/** A part of a picture on a canvas of the given size. */
export function drawPicture(picture: Drawable, cut: Cut, size: Size): HTMLCanvasElement {
  const around = turned(picture, cut.turn);
  return drawOn(size, (pen, canvas) => {
    pen.scale(canvas.width / cut.width, canvas.height / cut.height);
    pen.translate(-cut.x, -cut.y);
    pen.translate(around.width / 2, around.height / 2);
    pen.rotate((cut.turn * Math.PI) / 180);
    pen.drawImage(picture.source, -picture.width / 2, -picture.height / 2, picture.width, picture.height);
  });
}

/** Whether any part of a canvas can be seen through; looked at in small. */
export function isTransparent(canvas: HTMLCanvasElement): boolean {
  const small = drawOn({ width: 64, height: 64 }, (pen) => pen.drawImage(canvas, 0, 0, 64, 64));
  const pixels = small.getContext('2d')?.getImageData(0, 0, 64, 64).data ?? [];
  return pixels.some((value, index) => index % 4 === 3 && value < 250);
}
