import type { Page } from '@playwright/test';

export type Pixels = { width: number; height: number; data: Uint8Array };

/** The pixels of a PNG, four bytes each, decoded by the browser. */
export async function pixelsOf(page: Page, png: Buffer): Promise<Pixels> {
  const { width, height, text } = await page.evaluate(async (file) => {
    const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let binary = '';
    for (let at = 0; at < data.length; at += 32768)
      binary += String.fromCharCode(...data.subarray(at, at + 32768));
    return { width: bitmap.width, height: bitmap.height, text: btoa(binary) };
  }, png.toString('base64'));
  return { width, height, data: new Uint8Array(Buffer.from(text, 'base64')) };
}

/** The rectangles of a colour side by side in a row of pixels: how often the colour begins. */
export function runsInRow({ width, data }: Pixels, y: number, color: readonly number[]): number {
  const isColor = (x: number) =>
    color.every((value, channel) => data[4 * (y * width + x) + channel] === value);
  let runs = 0;
  for (let x = 0; x < width; x += 1) if (isColor(x) && (x === 0 || !isColor(x - 1))) runs += 1;
  return runs;
}
