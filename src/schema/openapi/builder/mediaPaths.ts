import { MediaCheckAnswer, MediaCheckRequest } from '../../media/mediaLook';
import { MediaFile, MediaList, UploadedMedia } from '../../media/mediaFile';
import { pathParameter, type Json } from '../parts/parts';
import { refused, query, inline, operation, done, notFound } from './operation';
import { uploadPaths } from './uploadPaths';

/** Uploaded pictures. */
export function mediaPaths(): Json {
  const file = [pathParameter('file', 'The file’s name at this server.')];
  const bytes = { 'application/octet-stream': { schema: { type: 'string', contentEncoding: 'binary' } } };
  return {
    '/api/media': {
      get: operation('Media', {
        id: 'listMedia',
        summary: 'List the uploaded pictures with their use',
        responses: { 200: done('The files.', inline(MediaList)) },
      }),
      post: operation('Media', {
        id: 'uploadMedia',
        summary: 'Upload a picture in one request',
        parameters: [query('name', 'The file’s name for people.')],
        body: bytes,
        responses: {
          200: done('The same file was there already.', inline(UploadedMedia)),
          201: done('Stored.', inline(UploadedMedia)),
          400: refused('The file cannot be used.'),
          413: refused('The file is too large.'),
          415: refused('Not a kind of file that RCS shows.'),
          422: refused('The file is damaged.'),
          429: refused('Too many uploads at once.'),
          507: refused('There is no room left.'),
        },
      }),
    },
    ...uploadPaths(),
    '/api/media/{file}': {
      delete: operation('Media', {
        id: 'removeMedia',
        summary: 'Remove a picture; it can be restored for a week',
        parameters: file,
        responses: {
          200: done('Removed.', inline(MediaFile)),
          409: refused('A sent template shows it.'),
          ...notFound,
        },
      }),
    },
    '/api/media/{file}/restore': {
      post: operation('Media', {
        id: 'restoreMedia',
        summary: 'Restore a removed picture',
        parameters: file,
        responses: { 200: done('Restored.', inline(MediaFile)), ...notFound },
      }),
    },
    '/api/media-check': {
      post: operation('Media', {
        id: 'checkMedia',
        summary: 'Look at media addresses as the platform would',
        body: inline(MediaCheckRequest, {
          example: { summary: 'An example', value: { addresses: ['https://shop.example/bag.jpg'] } },
        }),
        responses: {
          200: done('What was seen.', inline(MediaCheckAnswer)),
          400: refused('The body is wrong.'),
          413: refused('The body is too large.'),
          415: refused('Content type is not application/json.'),
          429: refused('Too many checks.'),
        },
      }),
    },
  };
}
