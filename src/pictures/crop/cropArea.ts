import type { MediaCrop } from '../../schema/media/mediaFile';
import type { Size } from '../../preview/media/mediaBox';
import { type PictureCut, turned, largestWithin } from '../prepare/drawPicture';

/** `recommended`: the ratio that Google recommends; `frame`: that of the box on Android; `whole`: the picture's own. */
export type CropShape = 'recommended' | 'frame' | 'whole';

export type CropSettings = {
  shape: CropShape;
  turn: PictureCut['turn'];
  area?: Area | undefined;
  /** Absent where the middle of the area is what matters. */
  focus?: FocusPoint | undefined;
  /** The colour around the whole picture, `#rrggbb`; absent where the picture is cropped. */
  background?: string | undefined;
};

/** The settings as they are stored with the cropped file. */
export function toMediaCrop({ shape, turn, area, focus, background }: CropSettings): MediaCrop {
  return {
    shape,
    turn,
    ...area,
    ...(focus ? { focusX: focus.x, focusY: focus.y } : {}),
    ...(background === undefined ? {} : { background }),
  };
}

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value);

const isPercent = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100;

/** Stored settings; undefined if they are of another kind. */
export function readMediaCrop(stored: MediaCrop | undefined): CropSettings | undefined {
  const { shape, turn, x, y, width, height, focusX, focusY, background } = stored ?? {};
  if (shape !== 'recommended' && shape !== 'frame' && shape !== 'whole') return undefined;
  if (turn !== 0 && turn !== 90 && turn !== 180 && turn !== 270) return undefined;
  const area = [x, y, width, height].every(isPercent) ? ({ x, y, width, height } as Area) : undefined;
  const focus = isPercent(focusX) && isPercent(focusY) ? { x: focusX, y: focusY } : undefined;
  return {
    shape,
    turn,
    area,
    ...(focus ? { focus } : {}),
    ...(isColour(background) ? { background } : {}),
  };
}

const px = (percent: number, side: number) => Math.min(side, Math.max(0, Math.round((percent / 100) * side)));

/** The part of a turned picture in whole px, never outside of it. */
export function cutOf(area: Area, { width, height }: Size, turn: PictureCut['turn']): PictureCut {
  const [x, y] = [px(area.x, width), px(area.y, height)];
  return {
    x,
    y,
    width: Math.max(1, Math.min(width - x, px(area.width, width))),
    height: Math.max(1, Math.min(height - y, px(area.height, height))),
    turn,
  };
}

/** Turned by a quarter, clockwise or back. */
export function turnBy(turn: PictureCut['turn'], quarter: 90 | -90): PictureCut['turn'] {
  return ((turn + quarter + 360) % 360) as PictureCut['turn'];
}

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
export function hasRatio(area: Area, picture: Size, turn: PictureCut['turn'], ratio: number): boolean {
  const whole = turned(picture, turn);
  const [width, height] = [(area.width / 100) * whole.width, (area.height / 100) * whole.height];
  const largest = largestWithin(whole, ratio);
  return Math.abs(width * largest.height - height * largest.width) <= 0.01 * largest.width * largest.height;
}

/** Where a part of this length begins so that a point is in its middle, within 100 percent. */
const startAround = (middle: number, length: number) =>
  Math.min(100 - length, Math.max(0, middle - length / 2));

/** The largest part of a ratio (width by height) around a point of a turned picture; around its middle without one. */
export function areaAround(whole: Size, ratio: number, { x, y }: FocusPoint = { x: 50, y: 50 }): Area {
  const largest = largestWithin(whole, ratio);
  const [width, height] = [(largest.width / whole.width) * 100, (largest.height / whole.height) * 100];
  return { x: startAround(x, width), y: startAround(y, height), width, height };
}
