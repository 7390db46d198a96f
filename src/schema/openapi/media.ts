import { MediaFile, MediaList, UnfinishedUpload, UploadedMedia } from '../media/mediaFile';
import { MediaCheckAnswer, MediaCheckRequest } from '../media/mediaLook';
import {
  body,
  done,
  example,
  header,
  inline,
  noSuchThing,
  ownOperation,
  query,
  refused,
  type Json,
} from './operation';

const bytes = (type: string) => body({ [type]: { schema: { type: 'string', contentEncoding: 'binary' } } });

export const listMediaOperation = ownOperation('Media', 'listMedia', {
  summary: 'List uploaded pictures and where they are used',
  responses: { 200: done('The files.', inline(MediaList)) },
});

export const uploadMedia = ownOperation('Media', 'uploadMedia', {
  summary: 'Upload a picture in one request',
  parameters: [query('name', 'The file name to show.')],
  ...bytes('application/octet-stream'),
  responses: {
    200: done('The same file already exists.', inline(UploadedMedia)),
    201: done('Stored.', inline(UploadedMedia)),
    400: refused('The file cannot be used.'),
    413: refused('The file is too large.'),
    415: refused('Not a file type that RCS shows.'),
    422: refused('The file is damaged.'),
    429: refused('Too many uploads at once.'),
    507: refused('There is no space left.'),
  },
});

export const removeMediaOperation = ownOperation('Media', 'removeMedia', {
  summary: 'Remove a picture; it can be restored for a week',
  responses: {
    200: done('Removed.', inline(MediaFile)),
    409: refused('A sent template uses it.'),
    ...noSuchThing,
  },
});

export const restoreMediaOperation = ownOperation('Media', 'restoreMedia', {
  summary: 'Restore a removed picture',
  responses: { 200: done('Restored.', inline(MediaFile)), ...noSuchThing },
});

export const checkMedia = ownOperation('Media', 'checkMedia', {
  summary: 'Check media links as the platform would',
  ...body(inline(MediaCheckRequest, example({ addresses: ['https://shop.example/bag.jpg'] }))),
  responses: {
    200: done('The results.', inline(MediaCheckAnswer)),
    400: refused('The body is wrong.'),
    413: refused('The body is too large.'),
    415: refused('Content type is not application/json.'),
    429: refused('Too many checks.'),
  },
});

const count = { type: 'string', pattern: '^\\d+$' };
const version = header('Tus-Resumable', 'The version of the protocol.', { type: 'string', const: '1.0.0' });

/** An answer of the protocol, without a body. */
const answered = (description: string, headers: Json = {}) => ({
  description: `${description} No body.`,
  headers,
});
const other = { default: refused('As the tus protocol says; only a rejection has a body.') };
const tus = {
  description: 'The tus protocol 1.0.0, for uploading large files in parts.',
  places: { id: 'The id of the upload: the last part of its `Location`.' },
};

export const startUpload = ownOperation('Media', 'startUpload', {
  summary: 'Start an upload in parts',
  description: tus.description,
  parameters: [
    version,
    header('Upload-Length', 'The size of the file in bytes.', count),
    header(
      'Upload-Metadata',
      'Pairs of a name and a value in Base64, for example `filename YmFnLmpwZw==`.',
      { type: 'string' },
      false,
    ),
  ],
  responses: {
    201: answered('Started.', {
      Location: { description: 'The address of the upload.', schema: { type: 'string' } },
    }),
    ...other,
  },
});

export const readUpload = ownOperation('Media', 'readUpload', {
  summary: 'Read how much of an upload has arrived',
  ...tus,
  responses: {
    200: done('The stored file of a finished upload.', inline(UploadedMedia)),
    202: done('The upload is not finished.', inline(UnfinishedUpload)),
    ...noSuchThing,
    ...other,
  },
});

export const continueUpload = ownOperation('Media', 'continueUpload', {
  summary: 'Send the next part',
  ...tus,
  parameters: [version, header('Upload-Offset', 'The bytes that have arrived.', count)],
  ...bytes('application/offset+octet-stream'),
  responses: {
    200: done('That was the last part; the same file already exists.', inline(UploadedMedia)),
    201: done('That was the last part; the file is stored.', inline(UploadedMedia)),
    204: answered('More parts are missing.', {
      'Upload-Offset': { description: 'The bytes that have arrived.', schema: count },
    }),
    409: refused('A different number of bytes has arrived.'),
    ...other,
  },
});

export const cancelUpload = ownOperation('Media', 'cancelUpload', {
  summary: 'Cancel an upload',
  ...tus,
  parameters: [version],
  responses: { 204: answered('Cancelled.'), ...other },
});
