import { listMedia, removeMedia, restoreMedia } from './files/storedMedia';
import { findMediaRow } from './files/mediaRows';
import { createSentMedia } from './files/sentMedia';
import { createTakeIn } from './intake/takeIn';
import { createUploadFolder } from './intake/partStore';
import { createUploadInParts } from './intake/uploadInParts';
import { createUploadOnce } from './intake/uploadOnce';
import { createMediaCheck } from './look/createMediaCheck';
import { theInternet, type Outside } from './look/reach';
import { type MediaRoom, StoreUnavailable } from './store/mediaStore';
import { kindInfo, FileMediaKind } from '../../schema/media/mediaKinds';
import { createMediaStore } from './store/createMediaStore';
import { serveMedia } from './store/serveMedia';
import * as operations from '../../schema/openapi/media';
import { route, type Route } from '../access/route';

/** Everything that the server does with pictures, films and documents. */
export type MediaService = ReturnType<typeof createMedia>;

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
  const { contentType } = kindInfo(FileMediaKind.parse(row.kind));
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

/** The addresses under `/api/media`, and the media check. */
export function mediaRoutes(media: MediaService): Route[] {
  const receivePart = (request: Request) => media.uploads.receive(request);
  return [
    route({
      method: 'GET',
      path: '/api/media',
      needs: 'viewer',
      operation: operations.listMediaOperation,
      handle: (c) => media.list(c.req.raw),
    }),
    route({
      method: 'POST',
      path: '/api/media',
      needs: 'author',
      operation: operations.uploadMedia,
      records: 'media-added',
      handle: (c) => media.uploadOnce(c.req.raw, c.env.beginAct),
    }),
    route({
      method: 'POST',
      path: '/api/media/uploads',
      needs: 'author',
      operation: operations.startUpload,
      records: 'media-added',
      handle: (c) => media.uploads.receive(c.req.raw, c.env.beginAct),
    }),
    route({
      method: 'GET',
      path: '/api/media/uploads/:id',
      needs: 'author',
      operation: operations.readUpload,
      handle: (c) => media.uploads.show(c.req.raw, c.req.param('id')),
    }),
    route({
      method: 'PATCH',
      path: '/api/media/uploads/:id',
      needs: 'author',
      operation: operations.continueUpload,
      handle: (c) => receivePart(c.req.raw),
    }),
    route({
      method: 'DELETE',
      path: '/api/media/uploads/:id',
      needs: 'author',
      operation: operations.cancelUpload,
      handle: (c) => receivePart(c.req.raw),
    }),
    route({
      method: 'DELETE',
      path: '/api/media/:file',
      needs: 'author',
      operation: operations.removeMediaOperation,
      records: 'media-removed',
      handle: (c) => media.remove(c.req.raw, c.req.param('file')),
    }),
    route({
      method: 'POST',
      path: '/api/media/:file/restore',
      needs: 'author',
      operation: operations.restoreMediaOperation,
      handle: (c) => media.restore(c.req.raw, c.req.param('file')),
    }),
    route({
      method: 'POST',
      path: '/api/media-check',
      needs: 'author',
      operation: operations.checkMedia,
      handle: (c) => media.check(c.req.raw, c.env.caller?.person?.subject ?? c.env.client ?? ''),
    }),
  ];
}

/** The address of the stored files. Anyone may fetch them: platforms do. */
export const mediaFileRoute = (media: MediaService): Route =>
  route({
    method: 'GET',
    path: '/media/:file',
    needs: 'anyone',
    operation: 'undocumented',
    handle: (c) => media.serve(c.req.raw, c.req.param('file')),
  });
