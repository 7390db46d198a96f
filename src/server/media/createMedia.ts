import { listMedia } from './files/listMedia';
import { findMediaRow } from './files/mediaRows';
import { createSentMedia } from './files/sentMedia';
import { removeMedia, restoreMedia } from './files/removeMedia';
import { createTakeIn } from './intake/takeIn';
import { createUploadFolder } from './intake/uploadFolder';
import { createUploadInParts } from './intake/uploadInParts';
import { createUploadOnce } from './intake/uploadOnce';
import { createMediaCheck } from './look/createMediaCheck';
import { theInternet, type Outside } from './look/reach';
import type { MediaRoom } from './store/mediaRoom';
import { kindInfo, MediaKind } from '../../schema/media/mediaKinds';
import { createMediaStore } from './store/createMediaStore';
import { StoreUnavailable } from './store/mediaStore';
import { serveMedia } from './store/serveMedia';

/** Everything that the server does with pictures, films and documents. */
export type Media = ReturnType<typeof createMedia>;

/**
 * Opens the media store.
 *
 * @throws {SettingsError} if its folder cannot be used
 */
export function createMedia({
  settings,
  database,
  log,
  now,
  outside = theInternet,
}: Omit<MediaRoom, 'store'> & { outside?: Outside | undefined }) {
  const room: MediaRoom = { settings, database, log, now, store: createMediaStore(settings) };
  const folder = createUploadFolder(settings);
  const takeIn = createTakeIn(room);
  return {
    uploadOnce: createUploadOnce({ room, folder, takeIn }),
    uploads: createUploadInParts({ room, folder, takeIn }),
    list: (request: Request) => listMedia(request, room),
    remove: (request: Request, file: string) => removeMedia(request, file, room),
    restore: (request: Request, file: string) => restoreMedia(request, file, room),
    sent: createSentMedia(room),
    check: createMediaCheck(room, outside),
    serve: (request: Request, file: string) => serve(request, file, room),
  };
}

async function serve(request: Request, file: string, { database, store, log }: MediaRoom): Promise<Response> {
  const row = await findMediaRow(database, file);
  if (row === undefined) return plain(404, 'There is no such file.');
  if (row.removed_at !== null) return plain(410, 'This file was removed.');
  const { contentType } = kindInfo(MediaKind.parse(row.kind));
  try {
    return await serveMedia(request, { file, contentType, bytes: Number(row.bytes) }, store);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    log('media-failure', { reason: 'the store does not answer' });
    return plain(503, 'The store does not answer.');
  }
}

const plain = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
