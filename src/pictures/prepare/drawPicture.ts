import type { Size } from '../../preview/media/mediaBox';

/** A picture, film or canvas that can be drawn, with its size as people see it. */
export type Drawable = { source: CanvasImageSource } & Size;

/** A part of a picture in px of the turned picture, and its turn. */
export type PictureCut = { x: number; y: number; width: number; height: number; turn: 0 | 90 | 180 | 270 };

/** The whole picture, upright. */
export function wholeOf({ width, height }: Size): PictureCut {
  return { x: 0, y: 0, width, height, turn: 0 };
}

/** The size of a picture after its turn. */
export function turned({ width, height }: Size, turn: PictureCut['turn']): Size {
  return turn === 90 || turn === 270 ? { width: height, height: width } : { width, height };
}

/** A part of a picture on a canvas of the given size. `background`: the colour beyond the edges of the picture, `#rrggbb`. */
export function drawPictureCut(
  picture: Drawable,
  cut: PictureCut,
  size: Size,
  background?: string,
): HTMLCanvasElement {
  const around = turned(picture, cut.turn);
  return drawOn(size, (pen, canvas) => {
    if (background !== undefined) {
      pen.fillStyle = background;
      pen.fillRect(0, 0, canvas.width, canvas.height);
    }
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

/** The part of a picture that a box shows: as large as fits, around the centre, in px of the picture. */
export function shownSize(picture: Size, box: Size): Size {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  return { width: box.width / scale, height: box.height / scale };
}

/**
 * The share of a picture that a box does not show, from 0 to 1. `content`: the part of it that matters, around the
 * centre, where the rest is background.
 */
export function hiddenShare(picture: Size, box: Size, content: Size = picture): number {
  const shown = shownSize(picture, box);
  const width = Math.min(shown.width, content.width);
  const height = Math.min(shown.height, content.height);
  return Math.max(0, 1 - (width * height) / (content.width * content.height));
}

/** The largest size of a ratio (width by height) within a picture. */
export function largestWithin({ width, height }: Size, ratio: number): Size {
  return width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio };
}

/** The smallest part of a ratio (width by height) around a whole picture, which is in its middle. */
export function smallestAround({ width, height }: Size, ratio: number): Omit<PictureCut, 'turn'> {
  const around =
    width / height > ratio ? { width, height: width / ratio } : { width: height * ratio, height };
  return { x: (width - around.width) / 2, y: (height - around.height) / 2, ...around };
}

/** The colour of the edges of a picture on average, as `#rrggbb`; white where it can be seen through. */
export function edgeColour(picture: Drawable): string {
  const side = 24;
  const small = onWhite(drawPictureCut(picture, wholeOf(picture), { width: side, height: side }));
  const pixels = small.getContext('2d')?.getImageData(0, 0, side, side).data ?? [];
  const sums = [0, 0, 0];
  let count = 0;
  for (let index = 0; index < side * side; index += 1) {
    const [x, y] = [index % side, Math.floor(index / side)];
    if (x > 0 && y > 0 && x < side - 1 && y < side - 1) continue;
    count += 1;
    for (const channel of [0, 1, 2])
      sums[channel] = (sums[channel] ?? 0) + (pixels[index * 4 + channel] ?? 255);
  }
  return `#${sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** A size within limits at its own ratio. Never larger than it is. */
export function fitWithin({ width, height }: Size, limits: Size): Size {
  const scale = Math.min(1, limits.width / width, limits.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** From the best quality of a JPEG file to the lowest that still looks right. */
const qualities = [0.88, 0.81, 0.74, 0.66, 0.58, 0.5];
/** The share of a side that remains when the lowest quality is still too large. */
const shrinkBy = 0.8;
const leastSide = 64;

type Limit = {
  /** Never larger than this. */
  maxBytes: number;
  /** A file without loss, for pictures with transparent parts. Falls back to a white ground if it is too large. */
  keepsTransparency?: boolean;
};

/**
 * A canvas as a file of at most so many bytes: the best quality that fits; smaller only if the lowest
 * quality does not fit either. Undefined if the browser cannot encode it.
 */
export async function encodePicture(
  canvas: HTMLCanvasElement,
  { maxBytes, keepsTransparency = false }: Limit,
): Promise<Blob | undefined> {
  if (keepsTransparency) {
    const png = await toBlob(canvas, 'image/png');
    if (png && png.size <= maxBytes) return png;
  }
  for (let drawn = onWhite(canvas); ; drawn = onWhite(drawn, shrinkBy)) {
    const file = await bestJpeg(drawn, maxBytes);
    if (file === undefined || file.size <= maxBytes) return file;
    if (Math.min(drawn.width, drawn.height) * shrinkBy < leastSide) return undefined;
  }
}

/** The best JPEG within the limit; the one of the lowest quality if none is. */
async function bestJpeg(canvas: HTMLCanvasElement, maxBytes: number): Promise<Blob | undefined> {
  let file: Blob | undefined;
  for (const quality of qualities) {
    // oxlint-disable-next-line no-await-in-loop -- mostly the first one fits
    file = await toBlob(canvas, 'image/jpeg', quality);
    if (file === undefined || file.size <= maxBytes) return file;
  }
  return file;
}

function toBlob(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob | undefined> {
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type, quality));
}

/** A copy without transparent parts, at this share of its size. */
function onWhite(canvas: HTMLCanvasElement, scale = 1): HTMLCanvasElement {
  const size = { width: canvas.width * scale, height: canvas.height * scale };
  return drawOn(size, (pen, { width, height }) => {
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, width, height);
    pen.drawImage(canvas, 0, 0, width, height);
  });
}

/** A new canvas of whole pixels with a drawing on it. */
function drawOn(
  { width, height }: Size,
  draw: (pen: CanvasRenderingContext2D, size: Size) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser can’t process pictures.');
  pen.imageSmoothingQuality = 'high';
  draw(pen, canvas);
  return canvas;
}
