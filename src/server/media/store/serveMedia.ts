import type { MediaStore, ByteRange } from './mediaStore';

/** What is known of a stored file without reading it. */
type StoredFile = { file: string; contentType: string; bytes: number };

/** A file never changes: its name is the digest of its content. */
const fixedHeaders = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Accept-Ranges': 'bytes',
  // A file that a browser opens alone runs nothing and reaches nothing.
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'; sandbox",
  // Other pages may show it: its address is in public templates.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Answers `GET` and `HEAD` of a stored file: whole, a part of it (206), or 304 and 416. */
export async function serveMedia(
  request: Request,
  { file, contentType, bytes }: StoredFile,
  store: MediaStore,
): Promise<Response> {
  const etag = `"${file.slice(0, 64)}"`;
  const headers = { ...fixedHeaders, ETag: etag, 'Content-Type': contentType };
  if (matches(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });

  const range = readByteRange(rangeFor(request, etag), bytes);
  if (range === 'none')
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${bytes}` } });
  const part = range === 'whole' ? undefined : range;
  const length = part ? part.last - part.first + 1 : bytes;
  const partHeaders = {
    ...headers,
    'Content-Length': String(length),
    ...(part ? { 'Content-Range': `bytes ${part.first}-${part.last}/${bytes}` } : {}),
  };
  const status = part ? 206 : 200;
  if (request.method === 'HEAD') return new Response(null, { status, headers: partHeaders });
  const body = await store.read(file, part);
  return body === undefined
    ? new Response(null, { status: 404 })
    : new Response(body, { status, headers: partHeaders });
}

/** The `Range` header, unless `If-Range` names another content. */
function rangeFor({ headers }: Request, etag: string): string | null {
  const condition = headers.get('if-range');
  return condition === null || condition.trim() === etag ? headers.get('range') : null;
}

function matches(header: string | null, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}

/**
 * The part that a `Range` header asks for (RFC 9110, section 14). 'whole' for no header, several parts, or a header of
 * another form; 'none' if the part begins behind the end.
 */
function readByteRange(header: string | null, length: number): ByteRange | 'whole' | 'none' {
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
