import { mediaKind, type MediaKind } from './mediaKind';
import type { PreviewOptions } from '../model/options';

/** What is drawn in the box of a media: a picture, a placeholder with words, and perhaps a round sign on it. */
export type MediaFace = {
  kind: MediaKind;
  /** Address of the picture to load. */
  source?: string | undefined;
  /** Why there is no picture. */
  words?: string;
  sign?: 'play' | 'download';
};

/** What a file is called where words stand for it. */
export const mediaNames = { image: 'Picture', gif: 'GIF', video: 'Video', pdf: 'PDF' } satisfies Record<
  MediaKind,
  string
>;

type Addresses = {
  fileUrl: string;
  fileSource?: string | undefined;
  thumbnailUrl: string;
  thumbnailSource?: string | undefined;
};

/**
 * What the phone shows of a file. Before the download and when it failed: the thumbnail, else a placeholder
 * (interface document). Afterwards: pictures and GIFs themselves; of videos the thumbnail with a play sign;
 * of a PDF the thumbnail, as its first page cannot be drawn here.
 * `fileSource` and `thumbnailSource` are what may be loaded for the two addresses.
 */
export function mediaFace(addresses: Addresses, state: PreviewOptions['mediaState']): MediaFace {
  const { fileUrl, fileSource, thumbnailUrl, thumbnailSource } = addresses;
  const kind = mediaKind(fileUrl);
  const name = mediaNames[kind];
  const showsFile = state === 'downloaded' && (kind === 'image' || kind === 'gif');
  const sign: MediaFace['sign'] = kind === 'video' ? 'play' : state === 'before' ? 'download' : undefined;
  const face: MediaFace = { kind, ...(sign ? { sign } : {}) };

  if (showsFile)
    return fileSource === undefined ? { kind, words: `${name} not loaded` } : { kind, source: fileSource };
  if (thumbnailUrl !== '') {
    return thumbnailSource === undefined
      ? { ...face, words: 'Thumbnail not loaded' }
      : { ...face, source: thumbnailSource };
  }
  if (state === 'failed') return { kind, words: 'Download failed' };
  return { ...face, words: state === 'before' ? 'Not downloaded' : 'No thumbnail' };
}
