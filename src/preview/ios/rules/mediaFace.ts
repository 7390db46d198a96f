import { mediaKind, type MediaKind } from '../../media/mediaKind';
import type { PreviewOptions } from '../../model/options';

/** What is drawn in the box of a media: a picture, the still first frame of a GIF, or words that say why not. */
export type MediaFace = {
  kind: MediaKind;
  /** Address of the picture to load. */
  source?: string | undefined;
  /** The picture moves: only its first frame is drawn. */
  isStill?: boolean;
  /** Why there is no picture. */
  words?: string;
  sign?: 'play' | 'download';
  /** A remark on how the iPhone treats the file. */
  note?: string;
};

const names = { image: 'Picture', gif: 'GIF', video: 'Video', pdf: 'PDF' } satisfies Record<
  MediaKind,
  string
>;

const notes: Partial<Record<MediaKind, string>> = {
  gif: 'GIF: stands still in a card on iPhone',
  pdf: 'PDF in cards: not on iPhone',
};

type Addresses = {
  fileUrl: string;
  fileSource?: string | undefined;
  thumbnailUrl: string;
  thumbnailSource?: string | undefined;
};

/**
 * What an iPhone shows of a file: a picture itself, a GIF as its first frame, a video as its thumbnail under
 * a play sign; a PDF in a card is not shown. Before the download and when it failed the thumbnail stands in.
 * `fileSource` and `thumbnailSource` are what may be loaded for the two addresses.
 */
export function mediaFace(addresses: Addresses, state: PreviewOptions['mediaState']): MediaFace {
  const { fileUrl, fileSource, thumbnailUrl, thumbnailSource } = addresses;
  const kind = mediaKind(fileUrl);
  const note = notes[kind];
  const face: MediaFace = { kind, ...(note ? { note } : {}) };
  if (kind === 'pdf') return { ...face, words: 'PDF' };

  if (state === 'downloaded' && kind !== 'video') {
    if (fileSource === undefined) return { ...face, words: `${names[kind]} not loaded` };
    return { ...face, source: fileSource, ...(kind === 'gif' ? { isStill: true } : {}) };
  }
  const sign = kind === 'video' ? 'play' : state === 'before' ? 'download' : undefined;
  const signed: MediaFace = { ...face, ...(sign ? { sign } : {}) };
  if (thumbnailUrl !== '') {
    return thumbnailSource === undefined
      ? { ...signed, words: 'Thumbnail not loaded' }
      : { ...signed, source: thumbnailSource };
  }
  if (state === 'failed') return { ...face, words: 'Download failed' };
  return { ...signed, words: state === 'before' ? 'Not downloaded' : 'No thumbnail' };
}
