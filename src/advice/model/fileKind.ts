import { uriParts } from '../../lib/address/uri';

export type FileKind = 'image' | 'gif' | 'video' | 'pdf' | 'audio' | 'other';

/**
 * Endings of file names. Cards accept only the first four rows (Google's guide to rich cards).
 */
const endings = {
  image: 'jpg jpeg png',
  gif: 'gif',
  video: 'mp4 m4v mpeg mpg mpeg4 webm h263 3gp',
  pdf: 'pdf',
  audio: 'mp3 m4a aac ogg oga opus wav amr flac mid midi wma',
  other:
    'webp svg avif heic heif bmp tif tiff ico psd mov avi mkv wmv flv doc docx xls xlsx ppt pptx txt csv rtf zip html htm',
} satisfies Record<FileKind, string>;

const kindByEnding = new Map(
  Object.entries(endings).flatMap(([kind, list]) =>
    list.split(' ').map((ending) => [ending, kind as FileKind] as const),
  ),
);

/** The ending of the file's name in lower case, without its dot; undefined when the path has none. */
export function fileEnding(fileUrl: string): string | undefined {
  const path = uriParts(fileUrl)?.path ?? '';
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot === -1 ? undefined : name.slice(dot + 1).toLowerCase();
}

/**
 * The kind of file that an address names, by its ending; undefined when the ending is unknown. (The phone uses the
 * content-type header, which only a request would show.)
 */
export function fileKind(fileUrl: string): FileKind | undefined {
  return kindByEnding.get(fileEnding(fileUrl) ?? '');
}
