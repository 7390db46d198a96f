import { describe, expect, it } from 'vitest';
import { measure } from './figures.mjs';

const figures = measure();

describe('the layout of the code', () => {
  /** What grows with the product (lines, files, style sheets, parts loaded late) is printed only: see `npm run figures`. */
  it.each([
    ['lines of the largest file', figures.largest.lines, 400],
    ['files below 20 lines', figures.short.length, 40],
    ['files of a folder', Math.max(...figures.folders.values()), 20],
    ['cycles of imports, types included', figures.cycles.length, 0],
    ['pairs of folders that import each other', figures.mutual.length, 0],
    ['names that several files export', figures.sharedNames.length, 5],
    ['own build plugins', figures.plugins, 5],
    ['decisions', figures.decisions, 40],
    ['lines of scripts', figures.scriptLines, 2_500],
    ['lines of linter settings', figures.linterLines, 300],
    ['files from a key to the phone', figures.keyPath.files.length, 18],
    ['files from the click to the shown result', figures.pressPath.files.length, 45],
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
