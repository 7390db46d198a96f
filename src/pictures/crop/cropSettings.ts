import type { MediaCrop } from '../../schema/media/mediaFile';
import type { Size } from '../../preview/media/recommendedMedia';
import type { Cut } from '../prepare/drawPicture';
import type { Area, FocusPoint } from './focusPoint';

/** `recommended`: the ratio that Google recommends; `frame`: that of the box on Android; `whole`: the picture's own. */
export type CropShape = 'recommended' | 'frame' | 'whole';

export type CropSettings = {
  shape: CropShape;
  turn: Cut['turn'];
  area?: Area | undefined;
  /** Absent where the middle of the area is what matters. */
  focus?: FocusPoint | undefined;
};

/** The settings as they are stored with the cropped file. */
export function toMediaCrop({ shape, turn, area, focus }: CropSettings): MediaCrop {
  return { shape, turn, ...area, ...(focus ? { focusX: focus.x, focusY: focus.y } : {}) };
}

const isPercent = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100;

/** Stored settings; undefined if they are of another kind. */
export function readMediaCrop(stored: MediaCrop | undefined): CropSettings | undefined {
  const { shape, turn, x, y, width, height, focusX, focusY } = stored ?? {};
  if (shape !== 'recommended' && shape !== 'frame' && shape !== 'whole') return undefined;
  if (turn !== 0 && turn !== 90 && turn !== 180 && turn !== 270) return undefined;
  const area = [x, y, width, height].every(isPercent) ? ({ x, y, width, height } as Area) : undefined;
  const focus = isPercent(focusX) && isPercent(focusY) ? { x: focusX, y: focusY } : undefined;
  return { shape, turn, area, ...(focus ? { focus } : {}) };
}

const px = (percent: number, side: number) => Math.min(side, Math.max(0, Math.round((percent / 100) * side)));

/** The part of a turned picture in whole px, never outside of it. */
export function cutOf(area: Area, { width, height }: Size, turn: Cut['turn']): Cut {
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
export function turnBy(turn: Cut['turn'], quarter: 90 | -90): Cut['turn'] {
  return ((turn + quarter + 360) % 360) as Cut['turn'];
}
