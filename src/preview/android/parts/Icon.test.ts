import { expect, test } from 'vitest';
import { iconOutlines } from './iconOutlines';
import { sizedOutline } from './Icon';

test('shifts and scales absolute coordinates, and only scales relative ones', () => {
  expect(sizedOutline('M480-480q40-80.5 .5 8T960-960H0v96Z', 24)).toBe(
    'M 12 12q 1 -2.013  0.013  0.2T 24 0H 0v 2.4Z',
  );
});

test('reads the first pair as absolute, even after a small letter', () => {
  expect(sizedOutline('m40-480 80 80-20 20Z', 24)).toBe('m 1 12  2  2 -0.5  0.5Z');
});

test('supports every command in the outlines', () => {
  for (const outline of Object.values(iconOutlines)) expect(outline).not.toMatch(/[^\d\s,.\-MmLlHhVvQqTtZz]/);
});
