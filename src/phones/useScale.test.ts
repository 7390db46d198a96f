import { expect, test } from 'vitest';
import { defaultViewOptions } from '../workspace/draftScreen';
import { scaleFor } from './useScale';

const room = { width: 640, height: 700, scrolls: false };
const both = { ...defaultViewOptions, phones: 'both' } as const;

test('a chosen size is kept, also where two phones are too wide for it side by side', () => {
  expect(scaleFor({ ...both, scale: '100' }, room)).toBe(1);
  expect(scaleFor({ ...both, scale: '75' }, room)).toBe(0.75);
});

test('two phones that fit stand side by side as long as they can be read', () => {
  expect(scaleFor({ ...both, scale: 'fit' }, room)).toBe(0.72);
  expect(scaleFor({ ...both, scale: 'fit' }, { ...room, width: 460 })).toBe(0.51);
});

test('where two are too small side by side, each has the whole width', () => {
  expect(scaleFor({ ...both, scale: 'fit' }, { ...room, width: 430 })).toBe(0.74);
});
