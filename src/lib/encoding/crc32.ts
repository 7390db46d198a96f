/** The reflected polynomial of CRC-32/ISO-HDLC, the checksum of zip, gzip and PNG. */
const POLYNOMIAL = 0xedb88320;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? POLYNOMIAL ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

/** The CRC-32 of bytes as eight lower-case hexadecimal digits; that of `123456789` is `cbf43926`. */
export function crc32(bytes: Uint8Array): string {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = (table[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8);
  return ((rest ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
}
