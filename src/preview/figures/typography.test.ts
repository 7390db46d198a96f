import { expect, test } from 'vitest';
import { textSizes } from '../../schema/phones/phones';
import { androidText, iosStyles, iosText } from './typography';

test('on Android text grows up to 200 %, and large text grows less than small text', () => {
  expect(textSizes.map((size) => androidText(14, size))).toEqual([
    11.9, 14, 16.4, 18.8, 22, 24.4, 26, 26, 26,
  ]);
  expect(androidText(12, 'ax3')).toBe(24);
  expect(androidText(16, 'ax3')).toBe(28);
  expect(androidText(18, 'ax3') / 18).toBeLessThan(androidText(12, 'ax3') / 12);
});

test('on an iPhone text follows Dynamic Type up to AX5', () => {
  expect(textSizes.map((size) => iosText('body', size).size)).toEqual([15, 17, 19, 23, 28, 33, 40, 47, 53]);
  expect(iosText('body', 'default')).toEqual({ size: 17, line: 22 });
  expect(iosText('subhead', 'default')).toEqual({ size: 15, line: 20 });
  expect(iosText('footnote', 'ax5')).toEqual({ size: 44, line: 53 });
});

test('each step is larger than the one before, and lines are higher than their letters', () => {
  for (const style of iosStyles) {
    const sizes = textSizes.map((size) => iosText(style, size));
    for (const [index, { size, line }] of sizes.entries()) {
      expect(line).toBeGreaterThan(size);
      expect(size).toBeGreaterThan(sizes[index - 1]?.size ?? 0);
    }
  }
});
