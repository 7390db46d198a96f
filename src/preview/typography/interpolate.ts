/** The value at `x` of the line through the points. */
export function interpolate(x: number, xs: readonly number[], ys: readonly number[]): number {
  const above = Math.max(
    1,
    xs.findIndex((point) => point >= x),
  );
  const [x0 = 0, x1 = 1] = xs.slice(above - 1);
  const [y0 = 0, y1 = 0] = ys.slice(above - 1);
  return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
}
