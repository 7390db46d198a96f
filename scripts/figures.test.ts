import { expect, it } from 'vitest';
import { measure } from './figures.mjs';

it('the layout of the code keeps its aims', () => {
  const { folders, cycles, mutual } = measure();
  expect(folders.filter(({ count }) => count > 20)).toEqual([]);
  expect(cycles).toEqual([]);
  expect(mutual).toEqual([]);
});
