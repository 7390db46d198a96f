import { expect, it } from 'vitest';
import { readLinkView } from './linkView';
import { defaultMatrixView, matrixChoices, readMatrixView, writeMatrixView } from './matrixView';

it('is written and read back, also empty lists', () => {
  for (const view of [
    defaultMatrixView,
    matrixChoices,
    { ...defaultMatrixView, sets: [], themes: ['dark'] as const },
  ]) {
    const query = writeMatrixView(view);
    expect(readMatrixView(query)).toEqual(view);
    expect(readLinkView(query).page).toBe('matrix');
  }
  expect(writeMatrixView(defaultMatrixView)).toBe(
    '?page=matrix&sets=typical.longest&phones=android.ios&texts=default.largest&themes=light',
  );
});

it('has its choices in their order, without unknown ones, and defaults for what is absent', () => {
  expect(readMatrixView('?page=matrix&texts=largest.huge.small&phones=nokia')).toEqual({
    ...defaultMatrixView,
    texts: ['small', 'largest'],
    phones: [],
  });
});
