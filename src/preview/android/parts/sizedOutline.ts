/** The grid of Material Symbols: `0 -960 960 960`. */
const GRID = 960;

/**
 * An outline of Material Symbols drawn on a grid of `0 0 size size`, `size` in dp. An icon whose grid is its
 * box needs no transformation, and the browser then keeps no layer of its own for it: with a button row in
 * each of ten cards that is felt with every key. Takes the commands that these outlines use: M L H V Q T Z.
 */
export function sizedOutline(outline: string, size: number): string {
  let command = '';
  let place = 0;
  let numbers = 0;
  return outline.replace(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi, (token) => {
    if (/[a-z]/i.test(token)) {
      command = token;
      place = 0;
      return token;
    }
    // The first pair of all is a place, even after a small letter.
    const isPlace = command === command.toUpperCase() || numbers < 2;
    const isDown = command === 'V' || (isPlace && command !== 'H' && place % 2 === 1);
    place += 1;
    numbers += 1;
    const shifted = Number(token) + (isDown ? GRID : 0);
    return ` ${Number(((shifted * size) / GRID).toFixed(3))}`;
  });
}
