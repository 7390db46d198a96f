import { z } from '../values/zod';
import { kindOfExtension, FileMediaKind, mediaLimits } from './mediaKinds';

/** The name of a stored file: the SHA-256 of its content in hexadecimal digits, and the extension of its kind. */
export const MediaFileName = z.string().check(
  z.regex(/^[0-9a-f]{64}\.[a-z0-9]{2,4}$/, 'must be the name of a stored file'),
  z.refine((name) => kindOfExtension(name.slice(65)) !== undefined, 'must be the name of a stored file'),
);

/** What was taken out of a file at its upload. */
export const RemovedMetadata = z.enum(['place', 'camera', 'date', 'author', 'comment', 'thumbnail', 'other']);
export type RemovedMetadata = z.infer<typeof RemovedMetadata>;

/** The crop from which a file was made: any flat JSON of the page, so that the crop can be changed later. */
export const MediaCrop = z
  .record(
    z.string().check(z.maxLength(40)),
    z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean(), z.null()]),
  )
  .check(z.refine((crop) => JSON.stringify(crop).length <= mediaLimits.cropCharacters));
export type MediaCrop = z.infer<typeof MediaCrop>;

/** A template that was sent with this file. */
export const MediaUse = z.object({ appId: z.string(), name: z.string(), platform: z.string() });
export type MediaUse = z.infer<typeof MediaUse>;

/** A stored file, as an upload and the list answer it. */
export const MediaFile = z.object({
  file: MediaFileName,
  /** The address for a template: `MEDIA_PUBLIC_URL/<file>`. */
  url: z.string(),
  kind: FileMediaKind,
  contentType: z.string(),
  bytes: z.number().check(z.int()),
  /** Pixels as people see them, after the rotation that the file asks for. Absent for a PDF and some films. */
  width: z.optional(z.number().check(z.int())),
  height: z.optional(z.number().check(z.int())),
  /** The name that the file had on the uploader's computer. */
  name: z.string(),
  /** ISO 8601, UTC. */
  uploadedAt: z.string(),
  removedMetadata: z.array(RemovedMetadata),
  /** The file from which this one was cropped, and the crop. */
  madeFrom: z.optional(MediaFileName),
  crop: z.optional(MediaCrop),
  /** Templates that were sent with it: at most 20, the latest first. */
  uses: z.array(MediaUse),
  /** All of them. */
  useCount: z._default(z.number().check(z.int()), 0),
  /** Only of a removed file: until then the removal can be undone. */
  removedUntil: z.optional(z.string()),
});
export type MediaFile = z.infer<typeof MediaFile>;

/** Answer of `POST /api/media`, of the last part of an upload, and of `GET /api/media/uploads/<id>`. */
export const UploadedMedia = z.extend(MediaFile, {
  /** False if the same content was stored already. */
  isNew: z.boolean(),
});
export type UploadedMedia = z.infer<typeof UploadedMedia>;

/** Answer of `GET /api/media/uploads/<id>` while parts are missing. */
export const UnfinishedUpload = z.object({ received: z.int(), bytes: z.int() });
export type UnfinishedUpload = z.infer<typeof UnfinishedUpload>;

/** Answer of `GET /api/media`: newest first, at most 1,000; `next` is the `after` of the next request. */
export const MediaList = z.object({
  files: z.array(MediaFile),
  /** Files whose removal can still be undone by `POST /api/media/<file>/restore`. */
  removed: z.array(MediaFile),
  usedBytes: z.number(),
  spaceBytes: z.number(),
  next: z.optional(z.string()),
});
export type MediaList = z.infer<typeof MediaList>;

/** The part of `/api/connection` about media. */
export const MediaConnection = z.object({
  /** In front of a file's name in templates, without a slash at its end. */
  publicUrl: z.string(),
  /** Whether a platform on the Internet can fetch from there: https, and no private host. */
  isPublic: z.boolean(),
  store: z.enum(['folder', 's3']),
});
export type MediaConnection = z.infer<typeof MediaConnection>;
