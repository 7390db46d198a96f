import type { Settings } from '../../settings/settings';
import { type MediaStore, isDiskFull, mediaFolder, StoreFull } from './mediaStore';
import { inSlices } from './inSlices';
import { createS3Store } from './s3Store';
import { accessSync, constants, createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { errorCodeOf } from '../../../lib/values';
import { randomId } from '../../request/requestId';
import { makeFolder, makePrivate } from '../../settings/folders';
import { SettingsError } from '../../settings/settingValues';

/**
 * The store of the settings.
 *
 * @throws {SettingsError} if its folder cannot be used
 */
export function createMediaStore(settings: Settings): MediaStore {
  return createS3Store(settings) ?? createFolderStore(settings);
}

/** Bytes that are written as a trial. */
const TRIAL_BYTES = 64_000;

/** The unfinished files of a folder; one that went meanwhile is left out. */
async function partsIn(folder: string) {
  const names = (await readdir(folder).catch(() => [] as string[])).filter((name) => name.endsWith('.part'));
  const parts = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const known = await stat(path).catch(() => undefined);
      return known ? [{ path, bytes: known.size, at: known.mtimeMs }] : [];
    }),
  );
  return parts.flat();
}

/**
 * Keeps files in a folder, in 256 folders by the first two digits of their names. A file appears under its name only
 * when it is whole and on the disk.
 *
 * @throws {SettingsError} if `MEDIA_DIR` is set and cannot be used
 */
function createFolderStore(settings: Settings): MediaStore {
  const folder = join(mediaFolder(settings), 'files');
  if (settings.MEDIA_DIR !== undefined) assertUsable(settings.MEDIA_DIR);
  makePrivate(folder, 0o700);
  const unfinished = join(folder, 'unfinished');
  const pathOf = (file: string) => join(folder, file.slice(0, 2), file);
  const has = async (file: string) => {
    try {
      await access(pathOf(file));
      return true;
    } catch {
      return false;
    }
  };
  return {
    kind: 'folder',
    has,
    async put(file, parts) {
      const path = pathOf(file);
      await createFolder(dirname(path));
      const temporary = join(unfinished, `${randomId()}.part`);
      try {
        await createFolder(unfinished);
        await writeWhole(temporary, parts);
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => undefined);
        throw isDiskFull(error) ? new StoreFull() : error;
      }
    },
    async read(file, range) {
      if (!(await has(file))) return undefined;
      const options = range && { start: range.first, end: range.last };
      return Readable.toWeb(createReadStream(pathOf(file), options)) as ReadableStream<Uint8Array>;
    },
    remove: (file) => rm(pathOf(file), { force: true }),
    async removeLeftovers(before) {
      // Earlier versions wrote beside the file itself.
      const folders = await readdir(folder).catch(() => [] as string[]);
      for (const place of folders)
        for (const { path, at } of await partsIn(join(folder, place)))
          if (at < before) await rm(path, { force: true });
    },
    async countUnfinished() {
      return (await partsIn(unfinished)).reduce((sum, { bytes }) => sum + bytes, 0);
    },
    async check() {
      const trial = join(unfinished, `${randomId()}.part`);
      try {
        await createFolder(unfinished);
        await writeWhole(trial, [Buffer.alloc(TRIAL_BYTES, 1)]);
        return undefined;
      } catch (error) {
        return `the media folder cannot be written (${errorCodeOf(error) ?? 'no reason given'})`;
      } finally {
        await rm(trial, { force: true }).catch(() => undefined);
      }
    },
  };
}

async function createFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw isDiskFull(error) ? new StoreFull() : error;
  }
}

async function writeWhole(path: string, parts: readonly Uint8Array[]): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    for (const slice of inSlices(parts)) await handle.writeFile(slice);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function assertUsable(folder: string): void {
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const reason =
      error instanceof Error ? (errorCodeOf(error.cause ?? error) ?? error.message) : 'no reason given';
    throw new SettingsError([`MEDIA_DIR: the folder cannot be used (${reason}).`]);
  }
}
