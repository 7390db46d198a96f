import { z } from '../values/zod';
import { limits } from '../values/limits';

type KindInfo = {
  /** The name that people know. */
  name: string;
  group: 'picture' | 'film' | 'document';
  /** The end of a stored file's name. */
  extension: string;
  /** The content type that this server sends. */
  contentType: string;
  /** Other content types that platforms take for the same kind. */
  alsoKnownAs?: readonly string[];
  /** Whether an upload stays as it is, with its author, date or place. */
  keepsMetadata?: boolean;
};

/** The kinds of file that a card can show: pictures, films and PDF (rich-card guide of the platform behind RCS). */
const mediaKinds = {
  jpeg: {
    name: 'JPEG',
    group: 'picture',
    extension: 'jpg',
    contentType: 'image/jpeg',
    alsoKnownAs: ['image/jpg', 'image/pjpeg'],
  },
  png: { name: 'PNG', group: 'picture', extension: 'png', contentType: 'image/png' },
  gif: { name: 'GIF', group: 'picture', extension: 'gif', contentType: 'image/gif' },
  mp4: {
    name: 'MP4',
    group: 'film',
    extension: 'mp4',
    contentType: 'video/mp4',
    alsoKnownAs: ['video/mpeg4', 'video/h263', 'video/h264'],
  },
  m4v: {
    name: 'M4V',
    group: 'film',
    extension: 'm4v',
    contentType: 'video/x-m4v',
    alsoKnownAs: ['video/m4v', 'video/mp4'],
  },
  h263: {
    name: 'H.263 (3GP)',
    group: 'film',
    extension: '3gp',
    contentType: 'video/3gpp',
    alsoKnownAs: ['video/h263', 'video/3gpp2'],
  },
  mpeg: {
    name: 'MPEG',
    group: 'film',
    extension: 'mpg',
    contentType: 'video/mpeg',
    alsoKnownAs: ['video/mpg', 'video/x-mpeg'],
    keepsMetadata: true,
  },
  webm: { name: 'WebM', group: 'film', extension: 'webm', contentType: 'video/webm', keepsMetadata: true },
  pdf: {
    name: 'PDF',
    group: 'document',
    extension: 'pdf',
    contentType: 'application/pdf',
    keepsMetadata: true,
  },
} satisfies Record<string, KindInfo>;

export type FileMediaKind = keyof typeof mediaKinds;
const kindNames = Object.keys(mediaKinds) as [FileMediaKind, ...FileMediaKind[]];
export const FileMediaKind = z.enum(kindNames);

export const kindInfo = (kind: FileMediaKind): KindInfo => mediaKinds[kind];

/** The kind of an extension like `jpg`; undefined if this server stores no such file. */
export const kindOfExtension = (extension: string): FileMediaKind | undefined =>
  kindNames.find((kind) => mediaKinds[kind].extension === extension);

/** The kinds that a `content-type` header may stand for; empty if a card takes none of them. */
export function kindsOfContentType(header: string): FileMediaKind[] {
  const type = header.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return kindNames.filter((kind) => {
    const { contentType, alsoKnownAs = [] } = kindInfo(kind);
    return contentType === type || alsoKnownAs.includes(type);
  });
}

/** Figures about media, in bytes and pixels, beside those of the interface document in `limits`. */
export const mediaLimits = {
  /** One file. */
  fileBytes: limits.fileBytes,
  /** All media of one message together: 100 MiB (platform's release notes of 31 July 2025). */
  messageBytes: 104_857_600,
  thumbnailBytes: limits.thumbnailBytes,
  /** Recommended for a fast message: thumbnail, picture, film (rich-card guide). */
  recommendedThumbnailBytes: 50_000,
  recommendedPictureBytes: 2_000_000,
  recommendedFilmBytes: 10_000_000,
  /** A picture of more pixels takes over 400 MB of memory when a phone or browser draws it. */
  pixels: 100_000_000,
  /** Addresses in one media check: two for each card of the longest carousel. */
  checkedAddresses: 20,
  /** Characters of a file's original name, and of the JSON of a crop. */
  nameCharacters: 200,
  cropCharacters: 2000,
} as const;
