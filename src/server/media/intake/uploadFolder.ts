import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorCodeOf } from '../../../lib/values';
import type { Settings } from '../../settings/settings';
import { mediaFolder } from '../store/mediaFolder';

/** More bytes came than were announced or are allowed. */
export class TooManyBytes extends Error {}

/** The folder of the bytes that have come of files that are not complete. */
export type UploadFolder = ReturnType<typeof createUploadFolder>;

export function createUploadFolder(settings: Settings) {
  const folder = join(mediaFolder(settings), 'uploads');
  const pathOf = (id: string) => join(folder, id);
  return {
    pathOf,
    async create(id: string): Promise<void> {
      await mkdir(folder, { recursive: true });
      await pipeline(Readable.from([]), createWriteStream(pathOf(id), { flags: 'wx' }));
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
    /** The uploads whose last byte came before a time, in milliseconds since 1970. */
    async listOlderThan(time: number): Promise<string[]> {
      const ids = await readdir(folder).catch(() => [] as string[]);
      const ages = await Promise.all(ids.map((id) => stat(pathOf(id)).catch(() => undefined)));
      return ids.filter((_, at) => (ages[at]?.mtimeMs ?? time) < time);
    },
  };
}
