import {
  notLoaded,
  thumbnailFace,
  type MediaAddresses,
  type MediaFace,
  type MediaState,
} from '../../media/mediaFace';
import { mediaKind, type DrawnMediaKind } from '../../media/mediaKind';
import { isShownOn, isStillOn } from '../../media/onIphone';

export type IosMediaFace = MediaFace & {
  /** Draw only the first frame of a moving picture. */
  isStill?: boolean;
  /** A remark on how the iPhone treats the file. */
  note?: string;
};

const notes: Partial<Record<DrawnMediaKind, string>> = {
  gif: 'GIF: stands still in a card on iPhone',
  pdf: 'PDF in cards: not on iPhone',
};

/**
 * The content of a media box on an iPhone: a picture itself, a GIF as its first frame, a video as its thumbnail
 * with a play sign. A PDF in a card is not shown. Before the download, and after a failed one: the thumbnail.
 */
export function mediaFace(addresses: MediaAddresses, state: MediaState): IosMediaFace {
  const kind = mediaKind(addresses.fileUrl);
  const note = notes[kind];
  return { ...faceOf(kind, addresses, state), ...(note ? { note } : {}) };
}

function faceOf(kind: DrawnMediaKind, addresses: MediaAddresses, state: MediaState): IosMediaFace {
  const { fileSource } = addresses;
  if (!isShownOn('ios', kind)) return { kind, reason: 'PDF' };
  if (kind === 'video' || state !== 'downloaded') return thumbnailFace(kind, addresses, state);
  if (fileSource === undefined) return { kind, reason: notLoaded(kind) };
  return { kind, source: fileSource, ...(isStillOn('ios', kind) ? { isStill: true } : {}) };
}
