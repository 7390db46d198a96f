import { encodeQR } from 'qr';

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
