/** The first quality that is tried, and the lowest that still looks right. */
const qualities = { best: 0.88, least: 0.5 } as const;
const searchSteps = 4;
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
 * A canvas as a file of at most so many bytes: the best quality that fits, found by halving; smaller only if the lowest
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

/** The largest JPEG within the limit; the one of the lowest quality if none is. */
async function bestJpeg(canvas: HTMLCanvasElement, maxBytes: number): Promise<Blob | undefined> {
  const best = await toBlob(canvas, 'image/jpeg', qualities.best);
  if (!best || best.size <= maxBytes) return best;
  let fitting = await toBlob(canvas, 'image/jpeg', qualities.least);
  if (!fitting || fitting.size > maxBytes) return fitting;
  let [low, high]: [number, number] = [qualities.least, qualities.best];
  for (let step = 0; step < searchSteps; step += 1) {
    const middle = (low + high) / 2;
    const file = await toBlob(canvas, 'image/jpeg', middle);
    if (file && file.size <= maxBytes) [low, fitting] = [middle, file];
    else high = middle;
  }
  return fitting;
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
export function drawOn(
  { width, height }: { width: number; height: number },
  draw: (pen: CanvasRenderingContext2D, size: { width: number; height: number }) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser draws no pictures.');
  pen.imageSmoothingQuality = 'high';
  draw(pen, canvas);
  return canvas;
}
