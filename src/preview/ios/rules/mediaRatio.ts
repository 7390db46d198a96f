import { mediaRatios } from '../../model/iosSizes';

/** Width by height of the box of a vertical picture: its own ratio within the limits; 3:2 while unknown. */
export function mediaRatio(natural: { width: number; height: number } | undefined): number {
  if (!natural || !(natural.width > 0) || !(natural.height > 0)) return mediaRatios.beforeLoading;
  return Math.min(mediaRatios.widest, Math.max(mediaRatios.narrowest, natural.width / natural.height));
}
