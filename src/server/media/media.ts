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
import { createWatch } from '../log/watch';
import { createMediaStore } from './store/createMediaStore';
import { serveMedia } from './store/serveMedia';
import * as operations from '../../schema/openapi/media';
import { del, get, open, patch, post } from '../access/route';

/** An S3 store counts each look. */
const STORE_FRESH_MS = 60_000;

/** Everything that the server does with pictures, videos and documents. */
export type MediaService = ReturnType<typeof createMedia>;

/**
 * Opens the media store, and makes the addresses of its files.
 *
 * @throws {SettingsError} if its folder cannot be used
 */
export function createMedia(base: Omit<MediaRoom, 'store'> & { outside?: Outside | undefined }) {
  const { settings, outside = theInternet } = base;
  const store = createMediaStore(settings);
  const watch = createWatch('media-store', base.log, () => store.check(), STORE_FRESH_MS);
  const room: MediaRoom = { ...base, store, failed: watch.failed };
  const folder = createUploadFolder(settings);
  const takeIn = createTakeIn(room);
  const uploadOnce = createUploadOnce({ room, folder, takeIn });
  const uploads = createUploadInParts({ room, folder, takeIn });
  const check = createMediaCheck(room, outside);
  const needs = 'write';
  return {
    /** Knows whether files can be kept. */
    watch,
    sent: createSentMedia(room),
    /** The address of the stored files. Anyone may fetch them: platforms do. */
    fileRoute: get('/media/:file', open, (c) => serve(c.req.raw, c.req.param('file'), room)),
    /** The addresses under `/api/media`, and the media check. */
    apiRoutes: [
      get('/api/media', { needs: 'viewer', operation: operations.listMediaOperation }, (c) =>
        listMedia(c.req.raw, room),
      ),
      post('/api/media', { needs, operation: operations.uploadMedia, records: 'media-added' }, (c) =>
        uploadOnce(c.req.raw, c.env.beginAct),
      ),
      post('/api/media/uploads', { needs, operation: operations.startUpload, records: 'media-added' }, (c) =>
        uploads.receive(c.req.raw, c.env),
      ),
      get(
        '/api/media/uploads/:id',
        { needs, operation: operations.readUpload, records: 'media-added' },
        (c) => uploads.show(c.req.raw, c.req.param('id'), c.env),
      ),
      patch(
        '/api/media/uploads/:id',
        { needs, operation: operations.continueUpload, records: 'media-added' },
        (c) => uploads.receive(c.req.raw, c.env),
      ),
      del('/api/media/uploads/:id', { needs, operation: operations.cancelUpload }, (c) =>
        uploads.receive(c.req.raw, c.env),
      ),
      del(
        '/api/media/:file',
        { needs, operation: operations.removeMediaOperation, records: 'media-removed' },
        (c) => removeMedia(c.req.raw, c.req.param('file'), room),
      ),
      post('/api/media/:file/restore', { needs, operation: operations.restoreMediaOperation }, (c) =>
        restoreMedia(c.req.raw, c.req.param('file'), room),
      ),
      post('/api/media-check', { needs, operation: operations.checkMedia }, (c) =>
        check(c.req.raw, c.env.caller?.person?.subject ?? c.env.client ?? ''),
      ),
    ],
  };
}

async function serve(
  request: Request,
  file: string,
  { database, store, failed }: MediaRoom,
): Promise<Response> {
  const row = await findMediaRow(database, file);
  if (row === undefined) return plain(404, 'There is no such file.');
  if (row.removed_at !== null) return plain(410, 'This file was removed.');
  const { contentType } = kindInfo(FileMediaKind.parse(row.kind));
  try {
    return await serveMedia(request, { file, contentType, bytes: Number(row.bytes) }, store);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    failed?.(error);
    return plain(503, 'The file store is not responding.');
  }
}

const plain = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(status === 503 ? { 'Retry-After': '5' } : {}),
    },
  });
