import { pixelRatio, type PicturePart } from './drawPart';

export type Drawing = Pick<PicturePart, 'ground'> & { canvas: HTMLCanvasElement };
export type DrawingLayout = 'row' | 'column';

/** CSS px between two drawings, and around one that gets a ground. */
const gap = 16;

/** One canvas with all drawings, side by side or one below the other. Each starts at the top or at the left. */
export function joinDrawings(drawings: readonly Drawing[], layout: DrawingLayout): HTMLCanvasElement {
  const space = gap * pixelRatio;
  const boxes = drawings.map(({ canvas, ground }) => {
    const margin = ground === undefined ? 0 : space;
    return { canvas, ground, margin, width: canvas.width + 2 * margin, height: canvas.height + 2 * margin };
  });
  const lengthOf = (side: 'width' | 'height') => {
    const isAlong = (layout === 'row') === (side === 'width');
    const sides = boxes.map((box) => box[side]);
    return isAlong ? sides.reduce((sum, length) => sum + length + space, -space) : Math.max(...sides);
  };
  const joined = document.createElement('canvas');
  joined.width = lengthOf('width');
  joined.height = lengthOf('height');
  const context = joined.getContext('2d');
  let at = 0;
  for (const { canvas, ground, margin, width, height } of boxes) {
    const [x, y] = layout === 'row' ? [at, 0] : [0, at];
    if (context && ground !== undefined) {
      context.fillStyle = ground;
      context.fillRect(x, y, width, height);
    }
    context?.drawImage(canvas, x + margin, y + margin);
    at += (layout === 'row' ? width : height) + space;
  }
  return joined;
}
