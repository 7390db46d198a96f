import { iosSizes } from '../../../schema/phones/iosFigures';

const { menuWidth, menuRow, menuGap } = iosSizes;

type Box = { left: number; top: number; bottom: number; width: number };

/**
 * The position of a menu on the screen: under its control, or above it if there is no room. `control` and
 * `within`, the box of the screen, are in px of the window; `screen` and the result in px of the screen, which may
 * be zoomed. `seen` is the part of the screen that the window shows: a menu opens in it if it is high enough.
 */
export function menuPlace(
  control: Box,
  within: Box,
  screen: { width: number; height: number },
  rows: number,
  seen: { top: number; bottom: number } = { top: within.top, bottom: within.bottom },
): { left: number; top: number } {
  const scale = within.width > 0 ? screen.width / within.width : 1;
  const height = rows * menuRow;
  const left = (control.left - within.left) * scale;
  const under = (control.bottom - within.top) * scale + menuGap;
  const above = (control.top - within.top) * scale - height - menuGap;
  const first = Math.max(0, (seen.top - within.top) * scale) + menuGap;
  const last = Math.min(screen.height, (seen.bottom - within.top) * scale) - menuGap;
  return {
    left: Math.max(menuGap, Math.min(left, screen.width - menuWidth - menuGap)),
    top: under + height <= last ? under : above >= first ? above : Math.max(first, last - height),
  };
}
