import type { Database } from '../../database/openDatabase';
import type { Log } from '../../log/log';
import type { Settings } from '../../settings/settings';
import { join, resolve } from 'node:path';
import { errorCodeOf } from '../../../lib/values';

/** The first and the last byte of a part, both included. */
export type ByteRange = { first: number; last: number };

/** Keeps files by name. The name is made of the SHA-256 of the content, so a file never changes. */
export type MediaStore = {
  kind: 'folder' | 's3';
  has(file: string): Promise<boolean>;
  /** Resolves once the file is kept for good. Keeping one that is there already changes nothing. */
  put(file: string, parts: readonly Uint8Array[], contentType: string): Promise<void>;
  /** The content or a part of it; undefined if there is no such file. */
  read(file: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined>;
  remove(file: string): Promise<void>;
  /** Removes what killed writes left, if its last byte came before a time. */
  removeLeftovers?(before: number): Promise<void>;
  /** Bytes of the writes that run now, and of what killed ones left. */
  countUnfinished?(): Promise<number>;
  /** Tries to write. Resolves to the reason why files cannot be kept now; undefined if they can. */
  check(): Promise<string | undefined>;
};

/** No room for the file: a full disk, a reached quota, or the limit of `MEDIA_SPACE_MB`. */
export class StoreFull extends Error {}

/** The store cannot be reached now. */
export class StoreUnavailable extends Error {
  constructor() {
    super('the file store is not responding');
  }
}

/** What every part of this folder works with. */
export type MediaRoom = {
  settings: Settings;
  database: Database;
  store: MediaStore;
  log: Log;
  /** Reports that the store could not keep or give a file. */
  failed?: (error: unknown) => void;
  now: () => number;
};

/** The folder of uploads, and of the files themselves unless they are in an S3 store. */
export const mediaFolder = ({ MEDIA_DIR, DATA_DIR }: Pick<Settings, 'MEDIA_DIR' | 'DATA_DIR'>): string =>
  resolve(MEDIA_DIR ?? join(DATA_DIR, 'media'));

/** No space, a reached quota, or a file longer than the system allows; the last one is of the embedded database. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL']);

/** Whether a write failed because there is no room for it. */
export const isDiskFull = (error: unknown): boolean => codes.has(errorCodeOf(error) ?? '');
