import { AsyncLocalStorage } from 'node:async_hooks';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { Readable, Transform } from 'node:stream';
import { isRecord, errorCodeOf } from '../../../lib/values';
import { type MediaRoom, isDiskFull, mediaFolder } from '../store/mediaStore';
import { refusals } from './uploadDetails';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makePrivate } from '../../settings/folders';
import type { Settings } from '../../settings/settings';

/** Time after which an upload that was not finished is removed. */
export const UPLOAD_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** The person who sends a request to the tus server, which has no place for it. */
export const uploader = new AsyncLocalStorage<string>();

/** Keeps uploads in parts for the tus server: the bytes in a folder, the rest in the database. */
export class PartStore extends DataStore {
  readonly #room: MediaRoom;
  readonly #folder: UploadFolder;

  constructor(room: MediaRoom, folder: UploadFolder) {
    super();
    this.extensions = ['creation', 'creation-with-upload', 'expiration', 'termination'];
    this.#room = room;
    this.#folder = folder;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size = 0, metadata = {} } = upload;
    const created_at = new Date(this.#room.now()).toISOString();
    try {
      await this.#folder.create(id);
      await this.#room.database
        .insertInto('media_uploads')
        .values({
          id,
          bytes: String(size),
          metadata: JSON.stringify(metadata),
          created_at,
          result: null,
          owner: uploader.getStore() ?? null,
        })
        .execute();
    } catch (error) {
      throw isDiskFull(error) ? refusals.full(metadata.filename ?? 'the file') : error;
    }
    upload.creation_date = created_at;
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await findUpload(this.#room, id);
    if (row === undefined) throw ERRORS.FILE_NOT_FOUND;
    const size = Number(row.bytes);
    // The bytes of a finished upload are in the store.
    const offset = row.result === null ? await this.#folder.size(id) : size;
    if (offset === undefined) throw ERRORS.FILE_NO_LONGER_EXISTS;
    return new Upload({
      id,
      size,
      offset,
      metadata: readMetadata(row.metadata),
      creation_date: row.created_at,
    });
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const { size = 0, metadata } = await this.getUpload(id);
    try {
      return offset + (await this.#folder.write(id, stream, offset, size - offset));
    } catch (error) {
      if (isDiskFull(error)) throw refusals.full(metadata?.['filename'] ?? 'the file');
      if (!(error instanceof TooManyBytes)) throw error;
      await this.#folder.cut(id, offset);
      throw ERRORS.ERR_SIZE_EXCEEDED;
    }
  }

  override async remove(id: string): Promise<void> {
    await this.#folder.remove(id);
    await this.#room.database.deleteFrom('media_uploads').where('id', '=', id).execute();
  }

  override getExpiration(): number {
    return UPLOAD_LIFETIME_MS;
  }
}

/** What is known of an upload in parts. */
export function findUpload({ database }: MediaRoom, id: string) {
  return database.selectFrom('media_uploads').selectAll().where('id', '=', id).executeTakeFirst();
}

/** `Upload-Metadata` of a row, whose values are texts. */
export function readMetadata(json: string): Record<string, string> {
  const value: unknown = JSON.parse(json);
  const entries = Object.entries(isRecord(value) ? value : {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** More bytes came than were announced or are allowed. */
export class TooManyBytes extends Error {}

/** The folder of the bytes that have come of files that are not complete. */
export type UploadFolder = ReturnType<typeof createUploadFolder>;

export function createUploadFolder(settings: Settings) {
  const folder = join(mediaFolder(settings), 'uploads');
  const pathOf = (id: string) => join(folder, id);
  makePrivate(folder, 0o700);
  return {
    pathOf,
    async create(id: string): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await pipeline(Readable.from([]), createWriteStream(pathOf(id), { flags: 'wx', mode: 0o600 }));
    },
    /** Bytes that have come; undefined if there is no such upload. */
    async size(id: string): Promise<number | undefined> {
      try {
        return (await stat(pathOf(id))).size;
      } catch (error) {
        if (errorCodeOf(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    /** Writes a stream from a place on, and resolves to the number of bytes that came. */
    async write(id: string, stream: Readable, from: number, maxBytes: number): Promise<number> {
      let count = 0;
      const counter = new Transform({
        transform(chunk: Uint8Array, _encoding, done) {
          count += chunk.byteLength;
          if (count > maxBytes) done(new TooManyBytes());
          else done(null, chunk);
        },
      });
      await pipeline(stream, counter, createWriteStream(pathOf(id), { flags: 'r+', start: from }));
      return count;
    },
    /** Cuts an upload back to a length, so that no byte of a refused part stays. */
    cut: (id: string, length: number) => truncate(pathOf(id), length),
    remove: (id: string) => rm(pathOf(id), { force: true }),
    /** When the last byte of an upload came, in milliseconds since 1970; undefined if none is there. */
    async lastByteAt(id: string): Promise<number | undefined> {
      return (await stat(pathOf(id)).catch(() => undefined))?.mtimeMs;
    },
    /** Bytes of the files of all other uploads than these: whole files that are on their way, and what killed ones left. */
    async countOthers(known: ReadonlySet<string>): Promise<number> {
      const ids = (await readdir(folder).catch(() => [] as string[])).filter((id) => !known.has(id));
      const found = await Promise.all(ids.map((id) => stat(pathOf(id)).catch(() => undefined)));
      return found.reduce((sum, file) => sum + (file?.size ?? 0), 0);
    },
    /** The uploads whose last byte came before a time, in milliseconds since 1970. */
    async listOlderThan(time: number): Promise<string[]> {
      const ids = await readdir(folder).catch(() => [] as string[]);
      const ages = await Promise.all(ids.map((id) => stat(pathOf(id)).catch(() => undefined)));
      return ids.filter((_, at) => (ages[at]?.mtimeMs ?? time) < time);
    },
  };
}
