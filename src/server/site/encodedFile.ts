import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures and fonts are compressed already. */
const worthwhile = /^(?:text\/|application\/(?:json|javascript)|image\/svg)/;

const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};
type Encoding = keyof typeof encoders;

export type EncodedFile = { bytes: Buffer; encoding: Encoding | undefined };

const kept = new Map<string, Promise<EncodedFile>>();

function chooseEncoding(acceptEncoding: string | null): Encoding | undefined {
  const accepted = (acceptEncoding ?? '').split(',').map((entry) => entry.trim().split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

async function encode(file: string, encoding: Encoding | undefined): Promise<EncodedFile> {
  const bytes = await readFile(file);
  return { bytes: encoding ? await encoders[encoding](bytes) : bytes, encoding };
}

/**
 * A file of the page as a client takes it. Compressed forms are made once per version of the file (its
 * `etag`) and kept: the page is a handful of files.
 */
export function encodedFile(
  file: string,
  { etag, contentType, acceptEncoding }: { etag: string; contentType: string; acceptEncoding: string | null },
): Promise<EncodedFile> {
  const encoding = worthwhile.test(contentType) ? chooseEncoding(acceptEncoding) : undefined;
  if (!encoding) return encode(file, undefined);
  const key = `${encoding} ${etag} ${file}`;
  const before = kept.get(key);
  if (before) return before;
  const encoded = encode(file, encoding);
  kept.set(key, encoded);
  encoded.catch(() => kept.delete(key));
  return encoded;
}
