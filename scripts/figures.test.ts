import { describe, expect, it } from 'vitest';
import { measure } from './figures.mjs';

const figures = measure();

describe('the layout of the code', () => {
  /** A figure may become smaller: then lower its limit. */
  it.each([
    ['lines of src', figures.lines, 90_000],
    ['files of src', figures.files, 964],
    ['style sheets', figures.sheets, 106],
    ['lines of the largest file', figures.largest.lines, 281],
    ['files below 20 lines', figures.short.length, 34],
    ['files of a folder', Math.max(...figures.folders.values()), 20],
    ['cycles of imports, types included', figures.cycles.length, 0],
    ['pairs of folders that import each other', figures.mutual.length, 0],
    ['names that several files export', figures.sharedNames.length, 0],
    ['dynamic imports', figures.dynamicImports, 60],
    ['own build plugins', figures.plugins, 2],
    ['decisions', figures.decisions, 37],
    ['lines of scripts', figures.scriptLines, 2_074],
    ['lines of linter settings', figures.linterLines, 233],
    ['files from a key to the phone', figures.keyPath.files.length, 15],
    ['files from the press to the shown answer', figures.pressPath.files.length, 45],
  ])('%s: %d, at most %d', (_, figure, most) => {
    expect(figure).toBeLessThanOrEqual(most);
  });

  it.each(['keyPath', 'pressPath'] as const)(
    '%s: each file exists and is joined to one before it',
    (path) => {
      expect(figures[path].unconnected).toEqual([]);
    },
  );
});
