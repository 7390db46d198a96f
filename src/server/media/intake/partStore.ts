import { DataStore, ERRORS, Upload } from '@tus/server';
import type { Readable } from 'node:stream';
import { isRecord } from '../../../lib/values';
import type { MediaRoom } from '../store/mediaRoom';
import { isDiskFull } from '../store/fullDisk';
import { TooManyBytes, type UploadFolder } from './uploadFolder';
import { refusals } from './uploadRefusal';

/** Time after which an upload that was not finished is removed. */
export const UPLOAD_LIFETIME_MS = 24 * 60 * 60 * 1000;

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
        .values({ id, bytes: String(size), metadata: JSON.stringify(metadata), created_at, result: null })
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
