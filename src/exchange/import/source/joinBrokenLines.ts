/** Narrower lines are rather written so. */
const MIN_WIDTH = 40;

/**
 * A text whose lines a terminal or a mail program has broken at a fixed width, as one line again. Undefined for any
 * other text: at least three lines, all but the last of the same length.
 */
export function joinBrokenLines(text: string): string | undefined {
  const lines = text.trim().split(/\r?\n/);
  const width = lines[0]?.length ?? 0;
  if (lines.length < 3 || width < MIN_WIDTH || !text.includes('{')) return undefined;
  const isBroken = lines.every((line, index) =>
    index === lines.length - 1 ? line.length <= width : line.length === width,
  );
  return isBroken ? lines.join('') : undefined;
}
