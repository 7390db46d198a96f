/** The first and the last byte of a part, both included. */
export type ByteRange = { first: number; last: number };

/** Keeps files by name. A name tells the content (its SHA-256), so a file never changes. */
export type MediaStore = {
  kind: 'folder' | 's3';
  has(file: string): Promise<boolean>;
  /** Resolves once the file is kept for good. Keeping one that is there already changes nothing. */
  put(file: string, parts: readonly Uint8Array[], contentType: string): Promise<void>;
  /** The content or a part of it; undefined if there is no such file. */
  read(file: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined>;
  remove(file: string): Promise<void>;
};

/** No room for the file: a full disk, a reached quota, or the limit of `MEDIA_SPACE_MB`. */
export class StoreFull extends Error {}

/** The store cannot be reached now. */
export class StoreUnavailable extends Error {}
