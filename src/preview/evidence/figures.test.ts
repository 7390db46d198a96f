import { expect, test } from 'vitest';
import * as androidSizes from '../model/androidSizes';
import * as iosSizes from '../model/iosSizes';
import { assumptions } from './assumptions';

/** Every number of a table of sizes, with its path. */
function figuresOf(value: unknown, path: string): [path: string, figure: number][] {
  if (typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    figuresOf(part, path === '' ? name : `${path}.${name}`),
  );
}

/** As the table of assumptions writes a figure: as it is, with two decimals, in percent, or twice for both sides. */
const written = (figure: number) => [figure, figure.toFixed(2), figure * 100, 2 * figure].map(String);

test.each([
  ['android', androidSizes],
  ['ios', iosSizes],
] as const)(
  'every figure of the drawing of %s is an assumption with letter and source (100)',
  (system, sizes) => {
    const values = assumptions.filter((one) => one.system === system).map(({ value }) => value);
    const numbers = new Set(values.flatMap((value) => value.match(/\d+(?:\.\d+)?/g) ?? []));
    const unnamed = figuresOf({ ...sizes }, '').filter(
      ([, figure]) => !written(figure).some((text) => numbers.has(text)),
    );
    expect(unnamed).toEqual([]);
  },
);
