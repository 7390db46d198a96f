import { expect, test } from 'vitest';
import { drawnText } from './drawnText';

test('a text far beyond every limit is drawn in part, and the phone says how much is left out', () => {
  expect(drawnText('a'.repeat(20_000))).toEqual({ text: 'a'.repeat(20_000) });
  expect(drawnText('a'.repeat(524_288)).rest).toBe('… 504,288 more characters are not drawn.');
  const emoji = drawnText(`x${'😀'.repeat(20_000)}`);
  expect(emoji.text.isWellFormed()).toBe(true);
  expect(emoji.text).toHaveLength(19_999);
});
