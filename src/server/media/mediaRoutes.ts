import * as operations from '../../schema/openapi/media';
import { route, type Route } from '../access/route';
import type { Media } from './createMedia';

/** The addresses under `/api/media`, and the media check. */
export function mediaRoutes(media: Media): Route[] {
  const receivePart = (request: Request) => media.uploads.receive(request);
  return [
    route({
      method: 'GET',
      path: '/api/media',
      needs: 'viewer',
      operation: operations.listMedia,
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
      operation: operations.removeMedia,
      records: 'media-removed',
      handle: (c) => media.remove(c.req.raw, c.req.param('file')),
    }),
    route({
      method: 'POST',
      path: '/api/media/:file/restore',
      needs: 'author',
      operation: operations.restoreMedia,
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
export const mediaFileRoute = (media: Media): Route =>
  route({
    method: 'GET',
    path: '/media/:file',
    needs: 'anyone',
    operation: 'undocumented',
    handle: (c) => media.serve(c.req.raw, c.req.param('file')),
  });
