import type { LibraryLayout } from '../settings/settings';
import type { ListShape } from './VirtualList';

/** In rem, so that entries grow with the browser's text size. */
const sizes = { tile: 19.75, leastTile: 15.5, row: 4.75, narrowRow: 6.5 };
/** CSS px; narrower rows have two lines. */
const narrowWidth = 720;
/** CSS px between entries. */
const gaps = { grid: 16, list: 8 };

function remInPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** The layout of the list for a width in CSS px. */
export const shapes = {
  grid: (width) => {
    const rem = remInPx();
    const columns = Math.floor((width + gaps.grid) / (sizes.leastTile * rem + gaps.grid));
    return { columns: Math.max(1, columns), height: sizes.tile * rem, gap: gaps.grid };
  },
  list: (width) => {
    const height = width < narrowWidth ? sizes.narrowRow : sizes.row;
    return { columns: 1, height: height * remInPx(), gap: gaps.list };
  },
} satisfies Record<LibraryLayout, (width: number) => ListShape>;
