import { expect, it } from 'vitest';
import { androidPhones, iphones } from '../../schema/phones/phones';
import { readLinkView } from './linkView';
import {
  matrixPhones,
  nameOfPhone,
  screenOf,
  defaultMatrixView,
  matrixChoices,
  readMatrixView,
  writeMatrixView,
} from './matrixView';

it('is written and read back, also empty lists', () => {
  for (const view of [
    defaultMatrixView,
    matrixChoices,
    { ...defaultMatrixView, sets: [], themes: ['dark'] as const },
    { ...defaultMatrixView, contrasts: [] },
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

it('has every phone that can be chosen by name, the usual ones under the words of older links', () => {
  expect(matrixPhones.map(nameOfPhone)).toEqual([...androidPhones, ...iphones].map(({ name }) => name));
  expect(readMatrixView('?phones=ios.android.android360').phones.map(screenOf)).toEqual([
    { system: 'android', deviceWidth: 360 },
    { system: 'android', deviceWidth: 412 },
    { system: 'ios', iphoneWidth: 393 },
  ]);
});
