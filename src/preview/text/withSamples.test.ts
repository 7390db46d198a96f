import { expect, test } from 'vitest';
import { withSamples, drawnText } from './withSamples';

const samples = { '[custom_param1a]': 'Ada', '[custom_param2b]': '' };

test('replaces each occurrence of a marker by its sample (67, 68)', () => {
  expect(withSamples('[custom_param1a], hello [custom_param1a]!', samples)).toBe('Ada, hello Ada!');
});

test('keeps a marker without a sample, or with a blank one', () => {
  expect(withSamples('[custom_param2b] [custom_param3c]', samples)).toBe('[custom_param2b] [custom_param3c]');
});

test('takes a sample literally: replacement patterns and markers in it stay as they are', () => {
  expect(withSamples('[custom_param1a]', { '[custom_param1a]': '$& [custom_param1a]' })).toBe(
    '$& [custom_param1a]',
  );
});

test('a text far beyond every limit is drawn in part, and the phone says how much is left out', () => {
  expect(drawnText('a'.repeat(20_000))).toEqual({ text: 'a'.repeat(20_000) });
  expect(drawnText('a'.repeat(524_288)).rest).toBe('… 504,288 more characters not shown.');
  const emoji = drawnText(`x${'😀'.repeat(20_000)}`);
  expect(emoji.text.isWellFormed()).toBe(true);
  expect(emoji.text).toHaveLength(19_999);
});
