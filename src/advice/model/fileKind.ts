import { uriParts } from '../../lib/address/uri';

export type FileKind = 'image' | 'gif' | 'video' | 'pdf' | 'audio' | 'other';

/**
 * Ends of file names. The first four rows are what cards take (Google's guide to rich cards); the other
 * ends are common ones that they do not take.
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

/** The end of the file's name in lower case, without its dot; undefined where the path has none. */
export function fileEnding(fileUrl: string): string | undefined {
  const path = uriParts(fileUrl)?.path ?? '';
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot === -1 ? undefined : name.slice(dot + 1).toLowerCase();
}

/**
 * What kind of file an address names, by its end; undefined when the end says nothing (the phone goes by
 * the content-type header, which only fetching would show).
 */
export function fileKind(fileUrl: string): FileKind | undefined {
  return kindByEnding.get(fileEnding(fileUrl) ?? '');
}
