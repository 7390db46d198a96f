import { iosMediaRatios } from '../../../schema/phones/iosFigures';

/** Width by height of the box of a vertical picture: its own ratio within the limits; 3:2 while unknown. */
export function mediaRatio(natural: { width: number; height: number } | undefined): number {
  if (!natural || !(natural.width > 0) || !(natural.height > 0)) return iosMediaRatios.beforeLoading;
  return Math.min(iosMediaRatios.widest, Math.max(iosMediaRatios.narrowest, natural.width / natural.height));
}
