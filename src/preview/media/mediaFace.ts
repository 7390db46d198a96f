import type { PreviewOptions } from '../model/options';
import type { DrawnMediaKind } from './mediaKind';

/** The content of a media box: a picture or a placeholder with words, and perhaps a round sign on it. */
export type MediaFace = {
  kind: DrawnMediaKind;
  /** Address of the picture to load. */
  source?: string | undefined;
  /** Why there is no picture. */
  reason?: string;
  sign?: 'play' | 'download';
};

/** The two addresses of a media, and the source to load for each: undefined where nothing may be loaded. */
export type MediaAddresses = {
  fileUrl: string;
  fileSource?: string | undefined;
  thumbnailUrl: string;
  thumbnailSource?: string | undefined;
};

export type MediaState = PreviewOptions['mediaState'];

/** The name of a file by its kind, where words replace it. */
export const mediaNames = { image: 'Picture', gif: 'GIF', video: 'Video', pdf: 'PDF' } satisfies Record<
  DrawnMediaKind,
  string
>;

/** Words for a file whose host is not contacted. */
export function notLoaded(kind: DrawnMediaKind): string {
  return `${mediaNames[kind]} not loaded`;
}

/**
 * The content of the box when the file itself is not drawn: the thumbnail, else a reason. A video has a play
 * sign, other media a download sign before the download.
 */
export function thumbnailFace(
  kind: DrawnMediaKind,
  { thumbnailUrl, thumbnailSource }: MediaAddresses,
  state: MediaState,
): MediaFace {
  const sign: MediaFace['sign'] = kind === 'video' ? 'play' : state === 'before' ? 'download' : undefined;
  const face: MediaFace = { kind, ...(sign ? { sign } : {}) };
  if (thumbnailUrl !== '') {
    return thumbnailSource === undefined
      ? { ...face, reason: 'Thumbnail not loaded' }
      : { ...face, source: thumbnailSource };
  }
  if (state === 'failed') return { kind, reason: 'Download failed' };
  return { ...face, reason: state === 'before' ? 'Not downloaded' : 'No thumbnail' };
}
