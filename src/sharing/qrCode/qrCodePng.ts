import type { QrCode } from './qrCode';

/** Image pixels of a module. */
const scale = 8;

/** The code as a PNG file. */
export async function qrCodePng({ size, path }: QrCode): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  context.scale(scale, scale);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size, size);
  context.fillStyle = '#000';
  // A canvas, not an array.
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
  context.fill(new Path2D(path));
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!file) throw new Error('The browser has no room for the picture of the code.');
  return file;
}
