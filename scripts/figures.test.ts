import { describe, expect, it } from 'vitest';
import { measure, rowsOf } from './figures.mjs';

const figures = measure();

describe('the layout of the code', () => {
  it.each(rowsOf(figures).filter(([, , most]) => most !== undefined))(
    '%s: %d, at most %d',
    (_, figure, most) => {
      expect(figure).toBeLessThanOrEqual(most ?? 0);
    },
  );

  it.each(['keyPath', 'pressPath'] as const)(
    '%s: each file exists and is joined to one before it',
    (path) => {
      expect(figures[path].unconnected).toEqual([]);
    },
  );
});
