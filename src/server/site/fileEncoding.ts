import { parseAccept } from 'hono/utils/accept';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures and fonts are compressed already. */
const compressible = /^(?:text\/|application\/(?:json|javascript)|image\/svg)/;

const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};
type Encoding = keyof typeof encoders;

type EncodedFile = { bytes: Uint8Array<ArrayBuffer>; encoding: Encoding | undefined };

type FileRequest = { etag: string; contentType: string; acceptEncoding: string | null };

/**
 * Reads files in an encoding that the client accepts. Compresses each version of a file (its `etag`) once and keeps the
 * result in memory: the page has few files. Those that every visit needs were compressed by the build, and are beside
 * the file.
 */
export function createFileEncoder() {
  const compressed = new Map<string, Promise<EncodedFile>>();
  return (file: string, { etag, contentType, acceptEncoding }: FileRequest): Promise<EncodedFile> => {
    const encoding = compressible.test(contentType) ? chooseEncoding(acceptEncoding) : undefined;
    if (!encoding) return encode(file, undefined);
    const key = `${encoding} ${etag} ${file}`;
    const known = compressed.get(key);
    if (known) return known;
    const encoded = encode(file, encoding);
    compressed.set(key, encoded);
    encoded.catch(() => compressed.delete(key));
    return encoded;
  };
}

/** The first encoding that the client accepts: `br;q=0` refuses one, `*` accepts the others (RFC 9110, 12.5.3). */
function chooseEncoding(acceptEncoding: string | null): Encoding | undefined {
  const accepted = parseAccept(acceptEncoding ?? '');
  const weights = new Map(accepted.map(({ type, q }) => [type.toLowerCase(), q]));
  return (['br', 'gzip'] as const).find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}

async function encode(file: string, encoding: Encoding | undefined): Promise<EncodedFile> {
  const ready = encoding === 'br' ? await readFile(`${file}.br`).catch(() => undefined) : undefined;
  if (ready) return { bytes: ready, encoding };
  const bytes = await readFile(file);
  return { bytes: encoding ? await encoders[encoding](bytes) : bytes, encoding };
}
