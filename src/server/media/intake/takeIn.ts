import { createHash } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { detectMediaKind } from '../../../schema/media/detectMediaKind';
import type { UploadedMedia } from '../../../schema/media/mediaFile';
import { kindInfo, type FileMediaKind, mediaLimits } from '../../../schema/media/mediaKinds';
import { cleanFile } from '../clean/cleanFile';
import type { Cleaned } from '../clean/fileMetadata';
import { countStoredBytes, findMediaRow, saveMediaRow, toMediaFile, type MediaRow } from '../files/mediaRows';
import { findUses } from '../files/mediaUses';
import { MEGABYTE } from '../files/storedMedia';
import { inSlices } from '../store/inSlices';
import { type MediaRoom, isDiskFull, StoreFull, StoreUnavailable } from '../store/mediaStore';
import { createGate } from '../../request/gate';
import type { UploadFolder } from './partStore';
import { type UploadDetails, refusals } from './uploadDetails';

/** Small files that are read into memory at once; of the large ones it is one, so that uploads need at most 150 MB. */
const SMALL_AT_ONCE = 2;
const SMALL_BYTES = 10_000_000;

/** Takes in an uploaded file; `takeIn` of one room runs for few files at once. */
export type TakeIn = (path: string, details: UploadDetails, publicUrl: string) => Promise<UploadedMedia>;

/** What every kind of upload works with. */
export type Intake = { room: MediaRoom; folder: UploadFolder; takeIn: TakeIn };

/**
 * Takes uploaded files into the store: finds the kind by the content, takes the metadata out, and keeps the rest under
 * its digest. The uploaded file itself stays where it is.
 */
export function createTakeIn(room: MediaRoom): TakeIn {
  const small = createGate(SMALL_AT_ONCE);
  const large = createGate(1);
  return async (path, details, publicUrl) => {
    const { size } = await stat(path);
    const gate = size > SMALL_BYTES ? large : small;
    return gate('all', async () => takeIn(room, await readWhole(path, size), details, publicUrl));
  };
}

/** Reads a file into one piece of memory; `readFile` would hold it twice. */
async function readWhole(path: string, bytes: number): Promise<Buffer> {
  const handle = await open(path);
  try {
    const content = Buffer.allocUnsafeSlow(bytes);
    let read = 0;
    while (read < bytes) {
      const { bytesRead } = await handle.read(content, read, bytes - read, read);
      if (bytesRead === 0) break;
      read += bytesRead;
    }
    return content.subarray(0, read);
  } finally {
    await handle.close();
  }
}

/** @throws {UploadRefusal} */
async function takeIn(
  room: MediaRoom,
  content: Buffer,
  details: UploadDetails,
  publicUrl: string,
): Promise<UploadedMedia> {
  const { name } = details;
  const kind = findKind(content, name);
  const cleaned = await cleanFile(kind, content);
  if (cleaned === undefined) throw refusals.damaged(name, kindInfo(kind).name);
  const { size } = cleaned;
  if (size && size.width * size.height > mediaLimits.pixels)
    throw refusals.tooManyPixels(name, size.width, size.height);

  const { digest, bytes } = await measure(cleaned.parts);
  const file = `${digest}.${kindInfo(kind).extension}`;
  const known = await findMediaRow(room.database, file);
  const row: MediaRow = {
    file,
    kind,
    bytes: String(bytes),
    width: size ? String(size.width) : null,
    height: size ? String(size.height) : null,
    name,
    removed_metadata: [...cleaned.removed].toSorted().join(','),
    made_from: details.madeFrom ?? null,
    crop: details.crop ? JSON.stringify(details.crop) : null,
    uploaded_at: new Date(room.now()).toISOString(),
    removed_at: null,
  };
  if (known === undefined) await assertRoom(room, bytes, name);
  await keep(room, row, cleaned);
  if (known === undefined) room.log('media-stored', { file, bytes });
  const uses = (await findUses(room.database, [file])).get(file);
  // The answer speaks of this upload: the other one of the same content may have had more metadata.
  const shown = known
    ? { ...known, removed_at: null, name, removed_metadata: row.removed_metadata, ...origin(row, known) }
    : row;
  return { ...toMediaFile(shown, { publicUrl, uses }), isNew: known === undefined };
}

const origin = (row: MediaRow, known: MediaRow) =>
  row.made_from === null
    ? { made_from: known.made_from, crop: known.crop }
    : { made_from: row.made_from, crop: row.crop };

function findKind(content: Uint8Array, name: string): FileMediaKind {
  if (content.length === 0) throw refusals.empty(name);
  const detected = detectMediaKind(content);
  if (detected === undefined) throw refusals.unknown(name);
  if ('foreign' in detected) throw refusals.foreign(name, detected.foreign);
  return detected.kind;
}

async function measure(parts: readonly Uint8Array[]): Promise<{ digest: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for (const slice of inSlices(parts)) {
    hash.update(slice);
    bytes += slice.byteLength;
    await setImmediate();
  }
  return { digest: hash.digest('hex'), bytes };
}

/**
 * Checks that the store has room for more bytes.
 *
 * @throws {UploadRefusal} if it has not
 */
export async function assertRoom(
  { database, settings, store }: MediaRoom,
  bytes: number,
  name: string,
): Promise<void> {
  const stored = await countStoredBytes(database);
  const unfinished = (await store.countUnfinished?.()) ?? 0;
  if (stored + unfinished + bytes > settings.MEDIA_SPACE_MB * MEGABYTE) throw refusals.full(name);
}

/** Stores the content and then its row, so that each row has its content. */
async function keep(
  { store, database, failed }: MediaRoom,
  row: MediaRow,
  { parts }: Cleaned,
): Promise<void> {
  const { contentType } = kindInfo(row.kind as FileMediaKind);
  const putIfAbsent = async () => {
    if (!(await store.has(row.file))) await store.put(row.file, parts, contentType);
  };
  try {
    await putIfAbsent();
    await saveMediaRow(database, row);
    // The end of a removal may have taken the content away between these two.
    await putIfAbsent();
  } catch (error) {
    if (error instanceof StoreFull || isDiskFull(error)) throw refusals.full(row.name);
    if (error instanceof StoreUnavailable) {
      failed?.(error);
      throw refusals.unavailable(row.name);
    }
    throw error;
  }
}
