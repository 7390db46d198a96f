type Box = { left: number; top: number; bottom: number; width: number };

const width = 250;
const rowHeight = 44;
const edge = 8;

/**
 * Where the menu of a control stands within the screen: under it, or above it where there is no room. `within`
 * is the screen's box as the page draws it, which may be zoomed; `screen` and the answer count in its own px.
 */
export function menuPlace(
  control: Box,
  within: Box,
  screen: { width: number; height: number },
  rows: number,
): { left: number; top: number } {
  const scale = within.width > 0 ? screen.width / within.width : 1;
  const height = rows * rowHeight;
  const left = (control.left - within.left) * scale;
  const under = (control.bottom - within.top) * scale + edge;
  const above = (control.top - within.top) * scale - height - edge;
  return {
    left: Math.max(edge, Math.min(left, screen.width - width - edge)),
    top: under + height <= screen.height - edge ? under : Math.max(edge, above),
  };
}
