import {
  notLoaded,
  thumbnailFace,
  type MediaAddresses,
  type MediaFace,
  type MediaState,
} from '../../media/mediaFace';
import { mediaKind } from '../../media/mediaKind';

/**
 * The content of a media box on Android. Before the download, and after a failed one: the thumbnail, else a
 * placeholder (interface document). Afterwards: pictures and GIFs themselves; of videos the thumbnail with a
 * play sign; of a PDF the thumbnail, as its first page cannot be drawn here.
 */
export function mediaFace(addresses: MediaAddresses, state: MediaState): MediaFace {
  const { fileUrl, fileSource } = addresses;
  const kind = mediaKind(fileUrl);
  const drawsFile = state === 'downloaded' && (kind === 'image' || kind === 'gif');
  if (!drawsFile) return thumbnailFace(kind, addresses, state);
  return fileSource === undefined ? { kind, reason: notLoaded(kind) } : { kind, source: fileSource };
}
