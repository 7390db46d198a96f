import type { ByteRange } from './mediaStore';

/**
 * The part that a `Range` header asks for (RFC 9110, section 14). 'whole' for no header, several parts, or a header of
 * another form; 'none' if the part begins behind the end.
 */
export function readByteRange(header: string | null, length: number): ByteRange | 'whole' | 'none' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (!match || (first === '' && last === '')) return 'whole';
  if (first === '') {
    const count = Math.min(Number(last), length);
    return count === 0 ? 'none' : { first: length - count, last: length - 1 };
  }
  if (Number(first) >= length) return 'none';
  if (last !== '' && Number(last) < Number(first)) return 'whole';
  return { first: Number(first), last: last === '' ? length - 1 : Math.min(Number(last), length - 1) };
}
