import { expect, test } from 'vitest';
import { withSamples } from './withSamples';

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
