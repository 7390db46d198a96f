const known: readonly (readonly [number, number])[] = [
  [1, 1],
  [3, 2],
  [4, 3],
  [16, 9],
  [16, 10],
  [9, 16],
  [9, 8],
  [8, 3],
  [7, 2],
  [21, 9],
];

/** A ratio as people write it: "16:9", or "1.38:1" where it has no common name. */
export function describeRatio(ratio: number): string {
  const [width, height] = known.find(([w, h]) => Math.abs(w / h - ratio) < 0.001) ?? [];
  return width === undefined ? `${ratio.toFixed(2)}:1` : `${width}:${height}`;
}
