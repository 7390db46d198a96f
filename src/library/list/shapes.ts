import type { LibraryLayout } from '../settings/settings';
import type { ListShape } from './VirtualList';

/** In rem, so that entries grow with the text of the browser. */
const sizes = { tile: 19.75, leastTile: 15.5, row: 4.75, narrowRow: 6.5 };
/** CSS px under which a row has two lines. */
const NARROW = 720;
const GAP = { grid: 16, list: 8 };

function remInPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** How many drafts stand beside each other in a list of a width, and how high each is. */
export const shapes = {
  grid: (width) => {
    const rem = remInPx();
    const columns = Math.floor((width + GAP.grid) / (sizes.leastTile * rem + GAP.grid));
    return { columns: Math.max(1, columns), height: sizes.tile * rem, gap: GAP.grid };
  },
  list: (width) => {
    const height = width < NARROW ? sizes.narrowRow : sizes.row;
    return { columns: 1, height: height * remInPx(), gap: GAP.list };
  },
} satisfies Record<LibraryLayout, (width: number) => ListShape>;
