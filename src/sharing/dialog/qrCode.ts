import { encodeQR } from 'qr';
import { isLoopbackHost, isPrivateHost } from '../../lib/address/privateHost';

/** A QR code as one path in a square of `size` modules, with its quiet zone. */
export type QrCode = { size: number; path: string };

/** Bytes that the largest code holds at the lowest error correction. */
export const MAX_CODE_BYTES = 2953;
/** Modules of the quiet zone on each side (ISO/IEC 18004). */
const quietZone = 4;
/** Short texts take the stronger correction, as their code stays coarse. */
const maxTextForMedium = 300;

/** The QR code of an address; undefined if the address is too long for one. */
export function toQrCode(address: string): QrCode | undefined {
  if (new TextEncoder().encode(address).length > MAX_CODE_BYTES) return undefined;
  const ecc = address.length <= maxTextForMedium ? 'medium' : 'low';
  const rows = encodeQR(address, 'raw', { ecc, border: quietZone });
  return { size: rows.length, path: rows.map(rowPath).join('') };
}

/** A rectangle for each run of dark modules. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue;
    const start = x;
    while (row[x + 1] === true) x += 1;
    const length = x + 1 - start;
    path += `M${start} ${y}h${length}v1h-${length}z`;
  }
  return path;
}

/** The code as an SVG file. */
export function qrCodeSvg({ size, path }: QrCode): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`;
}

/** Image pixels of a module. */
const scale = 8;

/** The code as a PNG file. */
export async function qrCodePng({ size, path }: QrCode): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser can’t create pictures.');
  context.scale(scale, scale);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size, size);
  context.fillStyle = '#000';
  // A canvas, not an array.
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
  context.fill(new Path2D(path));
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!file) throw new Error('This browser is out of memory for the QR code.');
  return file;
}

/** Modules of a side from which a camera needs a steady hand. */
const denseCode = 110;

/** How to use the code of a page on a host, or why a phone cannot open it. */
export function codeCaption({ size }: Pick<QrCode, 'size'>, hostname: string): string {
  if (isLoopbackHost(hostname)) {
    return `Phones can’t open this code, because this page runs at ${hostname} on your computer. Open the page at its network address and share from there.`;
  }
  const network = isPrivateHost(hostname) ? ' Your phone must be on the same network.' : '';
  const dense = size > denseCode ? ' The code is dense: keep your phone close and still.' : '';
  return `Scan to open the preview on your phone.${network}${dense}`;
}
