import type { Size } from '../../preview/media/recommendedMedia';

/** The part of a picture that a box shows: as large as fits, around the centre, in px of the picture. */
export function shownSize(picture: Size, box: Size): Size {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  return { width: box.width / scale, height: box.height / scale };
}

/** The share of a picture that a box does not show, from 0 to 1. */
export function hiddenShare(picture: Size, box: Size): number {
  const { width, height } = shownSize(picture, box);
  return Math.max(0, 1 - (width * height) / (picture.width * picture.height));
}

/** The largest size of a ratio (width by height) within a picture. */
export function largestWithin({ width, height }: Size, ratio: number): Size {
  return width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio };
}

/** A size within limits at its own ratio. Never larger than it is. */
export function fitWithin({ width, height }: Size, limits: Size): Size {
  const scale = Math.min(1, limits.width / width, limits.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
