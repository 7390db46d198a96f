import { UploadedMedia } from '../../media/mediaFile';
import { pathParameter, type Json } from '../parts/parts';
import { done, inline, notFound, operation, refused } from './operation';

const header = (name: string, description: string, schema: Json, required = true) => ({
  name,
  in: 'header',
  required,
  description,
  schema,
});
const version = header('Tus-Resumable', 'The version of the protocol.', { type: 'string', const: '1.0.0' });
const count = { type: 'string', pattern: '^\\d+$' };
const answerHeader = (description: string, schema: Json = count) => ({ description, schema });
const offset = { 'Upload-Offset': answerHeader('The bytes that have arrived.') };

/** An answer of the protocol, without a body. */
const answered = (description: string, headers: Json = {}) => ({
  description: `${description} No body.`,
  headers,
});

const other = { default: refused('As the tus protocol says; only a refusal has a body.') };
const description = 'The tus protocol 1.0.0, for large files in parts.';
const parameters = [pathParameter('id', 'The id of the upload: the last part of its `Location`.')];

/** Uploads in parts. */
export function uploadPaths(): Json {
  return {
    '/api/media/uploads': {
      post: operation('Media', {
        id: 'startUpload',
        summary: 'Begin an upload in parts',
        description,
        parameters: [
          version,
          header('Upload-Length', 'The size of the file in bytes.', count),
          header(
            'Upload-Metadata',
            'Pairs of a name and a value in Base64, for instance `filename YmFnLmpwZw==`.',
            { type: 'string' },
            false,
          ),
        ],
        responses: {
          201: answered('Begun.', {
            Location: answerHeader('The address of the upload.', { type: 'string' }),
          }),
          ...other,
        },
      }),
    },
    '/api/media/uploads/{id}': {
      get: operation('Media', {
        id: 'readUpload',
        summary: 'Read how much of an upload arrived',
        description,
        parameters,
        responses: {
          200: done('The stored file of a finished upload.', inline(UploadedMedia)),
          202: done('The upload is not finished.', {
            'application/json': {
              schema: {
                type: 'object',
                properties: { received: { type: 'integer' }, bytes: { type: 'integer' } },
                required: ['received', 'bytes'],
              },
            },
          }),
          ...notFound,
          ...other,
        },
      }),
      patch: operation('Media', {
        id: 'continueUpload',
        summary: 'Send the next part',
        description,
        parameters: [...parameters, version, header('Upload-Offset', 'The bytes that have arrived.', count)],
        body: {
          'application/offset+octet-stream': { schema: { type: 'string', contentEncoding: 'binary' } },
        },
        responses: {
          200: done('That was the last part; the same file was there already.', inline(UploadedMedia)),
          201: done('That was the last part; the file is stored.', inline(UploadedMedia)),
          204: answered('More parts are missing.', offset),
          409: refused('Another number of bytes has arrived.'),
          ...other,
        },
      }),
      delete: operation('Media', {
        id: 'cancelUpload',
        summary: 'Cancel an upload',
        description,
        parameters: [...parameters, version],
        responses: { 204: answered('Cancelled.'), ...other },
      }),
    },
  };
}
