import type { Size } from '../../preview/media/recommendedMedia';
import { turned, type Cut } from '../prepare/drawPicture';
import { largestWithin } from '../prepare/cropGeometry';

/** A part of a turned picture, in percent of its sides. */
export type Area = { x: number; y: number; width: number; height: number };

/** What matters in a picture, in percent of the sides of the turned picture. Every crop is made around it. */
export type FocusPoint = { x: number; y: number };

export const centreOf = ({ x, y, width, height }: Area): FocusPoint => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** The same point after a turn by a quarter. */
export function turnFocus({ x, y }: FocusPoint, quarter: 90 | -90): FocusPoint {
  return quarter === 90 ? { x: 100 - y, y: x } : { x: y, y: 100 - x };
}

const within = (value: number, most: number) => Math.min(most, Math.max(-most, value));

/**
 * How far a picture on the screen is moved so that its focus is in the middle of the crop, or as near as its edges
 * allow. `shown`: the size of the picture at zoom 1, and of the crop, in px of the screen.
 */
export function offsetOf(focus: FocusPoint, shown: { picture: Size; crop: Size }, zoom: number): FocusPoint {
  const { picture, crop } = shown;
  const room = (side: 'width' | 'height') => Math.abs(picture[side] * zoom - crop[side]) / 2;
  return {
    x: within((0.5 - focus.x / 100) * picture.width * zoom, room('width')),
    y: within((0.5 - focus.y / 100) * picture.height * zoom, room('height')),
  };
}

/** The point of a picture at a place on the screen, from the middle of the crop; undefined beside the picture. */
export function focusAt(
  place: FocusPoint,
  offset: FocusPoint,
  picture: Size,
  zoom: number,
): FocusPoint | undefined {
  const x = ((place.x - offset.x) / zoom / picture.width) * 100 + 50;
  const y = ((place.y - offset.y) / zoom / picture.height) * 100 + 50;
  return x < 0 || y < 0 || x > 100 || y > 100 ? undefined : { x, y };
}

/** Whether a part has the ratio (width by height) of a crop, within the rounding of its px. */
export function hasRatio(area: Area, picture: Size, turn: Cut['turn'], ratio: number): boolean {
  const whole = turned(picture, turn);
  const [width, height] = [(area.width / 100) * whole.width, (area.height / 100) * whole.height];
  const largest = largestWithin(whole, ratio);
  return Math.abs(width * largest.height - height * largest.width) <= 0.01 * largest.width * largest.height;
}
